// Bundles the programs into dist/: one file each, so that a start reads and compiles little.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };

/**
 * What commander (programs as subcommands) and pino (worker threads) load at once, for features
 * that nothing here uses: an empty module in their place saves a fifth of a start.
 */
const NEVER_USED = /^(node:)?(assert|child_process|worker_threads)$/;

const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: NEVER_USED }, ({ path, importer }) =>
      importer.includes('node_modules') ? { path, namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '' }));
  },
};

const { metafile, outputFiles } = await build({
  metafile: true,
  write: false,
  entryPoints: ['src/cli/war.ts', 'src/cli/deckhand.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  // CommonJS starts faster than ES modules do, and only it can be cached compiled.
  format: 'cjs',
  target: 'node20.12',
  charset: 'ascii',
  // Loaded from node_modules when needed: a plain game does not need them.
  external: Object.keys(manifest.dependencies),
  supported: { 'dynamic-import': false },
  define: { 'import.meta.dirname': '__dirname' },
  plugins: [leaveOut],
  legalComments: 'none',
  logLevel: 'warning',
});

for (const { path, text } of outputFiles) update(relative('.', path), text);

// The licences of the packages that are now part of ours go with them.
const packages = Object.keys(metafile.inputs).map(
  (file) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0],
);
const licences = [...new Set(packages)].sort().flatMap((folder) => {
  if (folder === undefined) return [];
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? [`${folder}\n\n${readFileSync(join(folder, file), 'utf8')}`] : [];
});
update('dist/LICENSES.txt', licences.join('\n----\n\n'));

/**
 * Writes a file if it has changed, in one step: npx builds anew at a user's first run, while
 * other runs go on, and perhaps as a user who may not write here.
 */
function update(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {}
  mkdirSync(dirname(file), { recursive: true });
  rmSync('dist/cache', { recursive: true, force: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
