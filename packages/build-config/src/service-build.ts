import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles one service into `dist/main.js` (CommonJS for Node 20). Our own packages and contracts are compiled
 * in; npm packages stay outside, so that native modules and their licences remain what they are. One that a kit of
 * ours has beside itself, in another version than the service would find, is compiled in with that kit.
 */
export async function buildService({ entry = 'src/main.ts', outfile = 'dist/main.js' } = {}): Promise<void> {
  const service = process.cwd();
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    // Node keeps the text of a program and its map in memory: without comments, and with places instead of sources.
    minifyWhitespace: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(pluginBuild) {
          pluginBuild.onResolve({ filter: /^[^./]/ }, ({ kind, path, resolveDir }) =>
            kind === 'entry-point' || path.startsWith('@portal/') || isOutOfReach(path, resolveDir, service)
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
}

/** Whether the package that a file means stands where `service` does not look for it. */
function isOutOfReach(path: string, resolveDir: string, service: string): boolean {
  const [scope = '', name = ''] = path.split('/');
  const folder = join('node_modules', scope, scope.startsWith('@') ? name : '');
  for (let place = resolveDir; place !== dirname(place); place = dirname(place)) {
    if (existsSync(join(place, folder))) return relative(place, service).startsWith('..');
  }
  return false;
}
