// Bundles the programs into dist/: one file each, so that a start reads and compiles little.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

// The code cache goes too: V8 would take it for the new bundle's if both have the same length.
rmSync('dist', { recursive: true, force: true });

const { metafile } = await build({
  metafile: true,
  entryPoints: ['src/cli/war.ts'],
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

// The licences of the packages that are now part of ours go with them.
const packages = Object.keys(metafile.inputs).map(
  (file) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0],
);
const licences = [...new Set(packages)].sort().flatMap((folder) => {
  if (folder === undefined) return [];
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? [`${folder}\n\n${readFileSync(join(folder, file), 'utf8')}`] : [];
});
writeFileSync('dist/LICENSES.txt', licences.join('\n----\n\n'));
