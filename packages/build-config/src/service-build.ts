import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/**
 * Bundles one service into `dist/main.js` (CommonJS for Node 20). Our own packages and contracts are compiled
 * in; npm packages stay outside, so that native modules and their licences remain what they are. One that a kit of
 * ours has beside itself, in another version than the service would find, is compiled in with that kit.
 */
export async function buildService({ entry = 'src/main.ts', outfile = 'dist/main.js' } = {}): Promise<void> {
  await build({ ...bundling(process.cwd(), entry), outfile, sourcemap: true });
}

/**
 * Bundles a program of the service in the folder `service` as its build does, for tests that start it as a process:
 * compiling at each start takes longer than all the rest. Answers the path of the file.
 */
export async function buildProgram(service: string, entry = 'src/main.ts'): Promise<string> {
  const { outputFiles } = await build({ ...bundling(service, entry), write: false });
  const file = join(service, '.cache/programs', `${basename(entry, '.ts')}.cjs`);
  await mkdir(dirname(file), { recursive: true });
  // Another run of the tests may be reading it at this moment.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, outputFiles[0]?.contents ?? '');
  await rename(half, file);
  return file;
}

const bundling = (service: string, entry: string) =>
  ({
    absWorkingDir: service,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
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
  }) satisfies BuildOptions;

/** Whether the package that a file means stands where `service` does not look for it. */
function isOutOfReach(path: string, resolveDir: string, service: string): boolean {
  const [scope = '', name = ''] = path.split('/');
  const folder = join('node_modules', scope, scope.startsWith('@') ? name : '');
  for (let place = resolveDir; place !== dirname(place); place = dirname(place)) {
    if (existsSync(join(place, folder))) return relative(place, service).startsWith('..');
  }
  return false;
}
