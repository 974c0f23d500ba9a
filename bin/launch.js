// Runs a built program with V8's code cache: what an earlier run compiled need not be compiled again.
const fs = require('node:fs');
const path = require('node:path');
const { Script } = require('node:vm');

const DIST = path.join(__dirname, '..', 'dist');

module.exports = (program) => {
  const file = path.join(DIST, `${program}.cjs`);
  const bundle = fs.statSync(file, { throwIfNoEntry: false });
  if (!bundle) {
    process.stderr.write(`${program}: the program is not built yet, "npm run build" does it\n`);
    process.exitCode = 1;
    return;
  }
  // V8 checks that a cache is its own, but hardly whether it belongs to this very bundle.
  const cacheName = [program, process.versions.v8, process.arch, bundle.size, bundle.mtimeMs].join(
    '-',
  );
  const cacheFile = path.join(DIST, 'cache', cacheName);
  const cachedData = readCache(cacheFile);
  const source = `(function (exports, require, module, __dirname) {${fs.readFileSync(file, 'latin1')}\n})`;
  const script = new Script(source, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, DIST);
  module.exports.run(process.argv.slice(2)).then(({ exitCode, hasPlayed }) => {
    process.exitCode = exitCode;
    // It holds what this run has used: after a game nearly all, after a help too little.
    const isMissing = cachedData === undefined || script.cachedDataRejected;
    if (isMissing && hasPlayed) writeCache(cacheFile, script.createCachedData());
  });
};

/** V8 crashes on damaged data. So a cache is kept twice in its file: comparing is the quickest check there is. */
function readCache(file) {
  try {
    const twice = fs.readFileSync(file);
    const once = twice.subarray(0, twice.length / 2);
    return once.equals(twice.subarray(once.length)) ? once : undefined;
  } catch {
    return undefined;
  }
}

/** In one step, as another run may be reading; a package that cannot be written to does without. */
function writeCache(file, data) {
  const draft = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(draft, Buffer.concat([data, data]));
    fs.renameSync(draft, file);
  } catch {
    fs.unlink(draft, () => {});
  }
}
