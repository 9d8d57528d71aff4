/** The steps that new parts of all kinds share. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { run } from '../run.mjs';
import { lockWorkspace, withVersions } from './lock.mjs';

/** Fills the copied package.json with versions of this repository, and adds the workspace to the lock file. */
export function nameVersions(traces, folder) {
  const file = path.join(root, folder, 'package.json');
  const manifest = withVersions(JSON.parse(readFileSync(file, 'utf8')));
  const named = (key) =>
    Object.keys(manifest[key]).length > 0 ? { [key]: manifest[key] } : { [key]: undefined };
  const written = { ...manifest, ...named('dependencies'), ...named('devDependencies') };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
  lockWorkspace(traces, folder, manifest);
}

/** Formats the new files: with another name lines break elsewhere, and imports sort differently. */
export async function finish(folders) {
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { code, output } = await run(biome, ['check', '--write', ...folders]);
  if (code !== 0) throw new Error(`The new files are not as the linter wants them:\n${output}`);
}
