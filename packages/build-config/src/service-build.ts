import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { buildInfo } from './build-info';
import { ensureGenerated } from './generated/fresh.cjs';

/**
 * Bundles one service into `dist/main.js` (CommonJS for Node 20). The portal's own packages and contracts are compiled
 * in; npm packages stay outside, so that native modules and licence files stay complete. An npm package that one of our
 * packages has installed beside itself, in another version than the service would find, is compiled in too. `build.json`
 * beside it names commit and time, for /version.
 */
export async function buildService({ entry = 'src/main.ts', outfile = 'dist/main.js' } = {}): Promise<void> {
  ensureGenerated();
  await build({ ...bundling(process.cwd(), entry), outfile, sourcemap: true });
  await writeFile(join(dirname(outfile), 'build.json'), `${JSON.stringify(buildInfo(process.cwd()))}\n`);
}

/** Bundles a small program for a page that the service makes itself: one file, for browsers of the last years. */
export async function buildPageScript({ entry, outfile }: { entry: string; outfile: string }): Promise<void> {
  ensureGenerated();
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'browser',
    target: 'es2020',
    format: 'iife',
    minify: true,
    logLevel: 'warning',
  });
}

/**
 * Bundles a program of the service in the folder `service` in the same way, for tests that start it as a process:
 * compiling at each start would take longer than the test.
 * @returns the path of the bundle
 */
export async function buildProgram(service: string, entry = 'src/main.ts'): Promise<string> {
  const { outputFiles } = await build({ ...bundling(service, entry), write: false });
  const file = join(service, '.cache/programs', `${basename(entry, '.ts')}.cjs`);
  await mkdir(dirname(file), { recursive: true });
  // Another run of the tests may be reading the file at this moment.
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
    // Node keeps a program's text and source map in memory: both are kept small.
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

/** Whether `service` itself would resolve the import to another package, or to none. */
function isOutOfReach(path: string, resolveDir: string, service: string): boolean {
  const [scope = '', name = ''] = path.split('/');
  const folder = join('node_modules', scope, scope.startsWith('@') ? name : '');
  for (let place = resolveDir; place !== dirname(place); place = dirname(place)) {
    if (existsSync(join(place, folder))) return relative(place, service).startsWith('..');
  }
  return false;
}
