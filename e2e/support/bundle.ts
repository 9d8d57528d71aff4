import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const folder = path.resolve(__dirname, '..');
// A folder for this process: another run of stories may be going on in this checkout.
const out = path.join(folder, '.cache/stories', String(process.pid));

/**
 * Compiles the stories whose names match one of `patterns` (all stories without patterns); returns the files. A pattern
 * may begin with a slash, as a file's name does: /visit.story does not match further-visit.story.
 */
export async function bundleStories(patterns: string[]): Promise<string[]> {
  const names = (await readdir(path.join(folder, 'stories')))
    .filter((name) => name.endsWith('.story.ts'))
    .filter((name) => patterns.length === 0 || patterns.some((pattern) => `/${name}`.includes(pattern)));
  if (names.length === 0) throw new Error(`No story is called ${patterns.join(' or ')}.`);
  await rm(out, { recursive: true, force: true });
  process.once('exit', () => rmSync(out, { recursive: true, force: true }));
  await build({
    entryPoints: names.map((name) => path.join(folder, 'stories', name)),
    outdir: out,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(stories) {
          stories.onResolve({ filter: /^[^./]/ }, (found) =>
            found.kind === 'entry-point' || found.path.startsWith('@portal/')
              ? undefined
              : { path: found.path, external: true },
          );
        },
      },
    ],
  });
  return names.map((name) => path.join(out, name.replace(/\.ts$/, '.cjs')));
}
