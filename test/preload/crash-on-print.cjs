// Plants a bug: the first write to stdout fails as only a fault of the program could.
const fs = require('node:fs');
const { writeSync } = fs;
fs.writeSync = (fd, ...rest) => {
  if (fd === 1) throw new TypeError('planted');
  return writeSync(fd, ...rest);
};
