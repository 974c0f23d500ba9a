// Stops the clock at 2026-01-02 03:04:05, local time.
const now = new Date(2026, 0, 2, 3, 4, 5).getTime();
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length > 0 ? args : [now]));
  }
  static now() {
    return now;
  }
};
