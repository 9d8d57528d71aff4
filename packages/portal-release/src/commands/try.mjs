import path from 'node:path';
import { commitOf, remoteName, versionNumber } from '../arguments.mjs';
import { openPortal } from '../portal.mjs';
import { uploadAndTry } from '../upload.mjs';

export async function run({ names, options, log }) {
  const name = remoteName(names);
  if (!options.from) throw new Error('Give the folder of the build: --from dist.');
  const version = await uploadAndTry(openPortal(), name, path.resolve(options.from), {
    number: versionNumber(options.version),
    commit: commitOf(options.commit),
    log,
  });
  log(`Nobody gets it yet. Go on by \`portal-release promote ${name} ${version}\`.`);
}
