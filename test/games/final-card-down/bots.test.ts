// What the bots of Final Card Down choose, and that they choose by what they see.
import { describe, expect, test } from 'vitest';
import { finalCardDown } from '../../../src/games/final-card-down/index.ts';
import { makeMove } from '../../../src/games/final-card-down/notation.ts';
import type { FinalCardDown } from '../../../src/games/final-card-down/rules.ts';
import { FinalCardDownView, redeal } from '../../../src/games/final-card-down/view.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { DecisionStream, dealerStream, shuffle } from '../../../src/table/random.ts';
import { play, playRandomly, randomStart, type Start, start } from './positions.ts';

const { bots } = finalCardDown;
type BotType = (typeof bots)[number];

function bot(name: string): BotType {
  const found = bots.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}

function choice(chooser: BotType, position: FinalCardDown): string {
  const moves = new MoveList();
  position.listMoves(moves);
  const stream = new DecisionStream(1, 1);
  stream.startDecision(0, 1);
  const view = new FinalCardDownView(position, position.toMove);
  return makeMove(position, chooser.choose(view, moves, stream));
}

test('there are four, and all but the random one always choose the same', () => {
  expect(Object.fromEntries(bots.map((each) => [each.name, each.isDeterministic]))).toEqual({
    careful: true,
    highest: true,
    lowest: true,
    random: false,
  });
});

/** Seven cards each, so that no filler is among them. */
const HAND = '3BH 9BC 0PQ 2BQ ERD 4PS 5GS';
const NOTHING_FITS = '3RH 9RC 8PQ 2GQ ERH 4PS 6GS';
const ONLY_SPECIALS = '3RH 0RC 2BQ 4PS 6GS 7YQ 8YQ';
const ONLY_A_ZERO = '3RH 0RC 2PQ 4PS 6GS 7YQ 8YQ';
const DECLARING = 'DBH 3GH 3GC 3YC 3YH 4RS 6PC';
const DECLARING_TIED = 'DBH 3RC 4RS 3YC 3YS 6PC 6GC';

describe.each<[string, string, Start, string]>([
  ['highest', 'plays the highest fitting card', { first: '5BD', hands: [HAND] }, 'play ERD'],
  ['lowest', 'plays the lowest fitting card', { first: '5BD', hands: [HAND] }, 'play 0PQ'],
  ['careful', 'plays the highest of the others first', { first: '5BD', hands: [HAND] }, 'play ERD'],
  ...['highest', 'lowest', 'careful'].map((name): [string, string, Start, string] => [
    name,
    'draws when nothing fits',
    { first: '5BD', hands: [NOTHING_FITS] },
    'draw',
  ]),
  ...['highest', 'lowest', 'careful'].map((name): [string, string, Start, string] => [
    name,
    'answers a 2 with a 2',
    { first: '2RH', hands: [HAND] },
    'play 2BQ',
  ]),
  ...['highest', 'lowest', 'careful'].map((name): [string, string, Start, string] => [
    name,
    'draws when it has no 2 against one',
    { first: '2RH', hands: ['3RH 0RH 4RH'] },
    'draw',
  ]),
  ['careful', 'prefers a 2 to a 0', { first: '5BD', hands: [ONLY_SPECIALS] }, 'play 2BQ'],
  ['careful', 'plays a 0 rather than draw', { first: '5BD', hands: [ONLY_A_ZERO] }, 'play 0RC'],
  ...['highest', 'careful'].map((name): [string, string, Start, string] => [
    name,
    'declares the colour that it holds most, the first of equal ones',
    { first: '5BD', hands: [DECLARING] },
    'play DBH as G',
  ]),
  ['highest', 'counts red first', { first: '5BD', hands: [DECLARING_TIED] }, 'play DBH as R'],
])('%s', (name, what, table, expected) => {
  test(what, () => {
    expect(choice(bot(name), start(table))).toBe(expected);
  });
});

describe('when the next player is about to win, careful', () => {
  /** Player 2 has two cards left, and player 1 is to move. */
  function close(hand: string): FinalCardDown {
    const five = ['3RH', '3RC', '4RH', '4RC', '6RH'];
    const hands = [`${hand} 7BC 7BC`, `${five.join(' ')} 8YS 8YS`];
    const position = start({ first: '5RD', hands, deckSize: 100 });
    for (const each of five) play(position, 'draw', `play ${each}`, 'draw', 'draw');
    return position;
  }

  test('plays a 2', () => {
    expect(choice(bot('careful'), close('2RS ARS FRS'))).toBe('play 2RS');
    expect(choice(bot('highest'), close('2RS ARS FRS'))).toBe('play FRS');
  });

  test('skips that player for want of a 2', () => {
    expect(choice(bot('careful'), close('1RS ARS FRS'))).toBe('play ARS');
  });
});

describe.each(bots.map((each) => [each.name, each] as const))('%s', (_, chooser) => {
  test('chooses the same whatever lies where it cannot look, in 300 positions', () => {
    let checked = 0;
    for (let seed = 0; checked < 300; seed++) {
      const position = randomStart(seed, [30, 40, 60, 100, 800][seed % 5]);
      playRandomly(position, seed, seed % 60);
      if (position.outcome) continue;
      checked++;
      const expected = choice(chooser, position);
      for (let i = 0; i < 3; i++) {
        const stream = dealerStream(seed, i + 10);
        const other = redeal(position, position.toMove, (cards) => shuffle(cards, stream));
        expect(choice(chooser, other)).toBe(expected);
      }
    }
  });
});
