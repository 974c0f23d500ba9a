// Tells on stderr, at the end, how much memory the program has used at most, in MB.
process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  require('node:fs').writeSync(2, `${Math.round(maxRSS / 1024)} MB`);
});
