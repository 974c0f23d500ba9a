// Runs a built program with V8's code cache: what an earlier run compiled need not be compiled again.
const fs = require('node:fs');
const path = require('node:path');
const { Script } = require('node:vm');

const DIST = path.join(__dirname, '..', 'dist');

module.exports = (program) => {
  const file = path.join(DIST, `${program}.cjs`);
  const cacheFile = path.join(DIST, 'cache', `${program}-${process.versions.v8}-${process.arch}`);
  const cachedData = readIfThere(cacheFile);
  const source = `(function (exports, require, module, __dirname) {${fs.readFileSync(file, 'latin1')}\n})`;
  const script = new Script(source, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, DIST);
  module.exports.run(process.argv.slice(2)).then(({ exitCode, hasPlayed }) => {
    process.exitCode = exitCode;
    // It holds what this run has used: after a game nearly all, after a help too little.
    const isMissing = cachedData === undefined || script.cachedDataRejected;
    if (isMissing && hasPlayed) store(cacheFile, script.createCachedData());
  });
};

function readIfThere(file) {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

/** In one step, as another run may be reading; a package that cannot be written to does without. */
function store(file, data) {
  const draft = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(draft, data);
    fs.renameSync(draft, file);
  } catch {
    fs.unlink(draft, () => {});
  }
}
