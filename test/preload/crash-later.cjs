// Plants a bug outside of the game itself, as soon as its log is opened.
const fs = require('node:fs');
const { openSync } = fs;
fs.openSync = (path, ...rest) => {
  if (`${path}`.endsWith('.log')) {
    setImmediate(() => {
      throw new TypeError('planted');
    });
  }
  return openSync(path, ...rest);
};
