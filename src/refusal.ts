// What the exit code of a run says, and the errors that are known by name.
import type { Message } from './text/text.ts';

export const EXIT = {
  done: 0,
  crash: 1,
  wrongUse: 2,
  inputRefused: 3,
  configurationRefused: 4,
  outputFailed: 4,
  mistakesFound: 5,
} as const;

/** A known error: one clear line for each thing that is wrong, and the exit code. */
export class Refusal extends Error {
  readonly exitCode: number;
  readonly complaints: readonly Complaint[];

  constructor(exitCode: number, ...complaints: Complaint[]) {
    super(complaints.map((complaint) => complaint.key).join());
    this.name = 'Refusal';
    this.exitCode = exitCode;
    this.complaints = complaints;
  }
}

export interface Complaint extends Message {
  /** The name of the exception that a scenario file raises; it is part of the contract, in every language. */
  readonly exception?: string;
}
