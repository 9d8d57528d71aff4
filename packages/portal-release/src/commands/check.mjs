import path from 'node:path';
import { versionNumber } from '../arguments.mjs';
import { readBuild } from '../build.mjs';
import { givenKey } from '../keys.mjs';
import { openPortal } from '../portal.mjs';

/** Checks a build without sending it: its files, its manifest, and what it needs of the portal. */
export async function run({ names: [folder = 'dist'], options, log }) {
  const build = readBuild(path.resolve(folder), { number: versionNumber(options.version) });
  const { manifest, version, files } = build;
  log(
    `${manifest.name} ${version}: ${files.length} files, ${manifest.pages.length} ${manifest.pages.length === 1 ? 'page' : 'pages'}.`,
  );
  const { fits, misfits } = await openPortal().ask('POST', '/registry/fits', { json: { manifest } });
  if (!fits) throw new Error(`${manifest.name} ${version} ${misfits.join('; ')}.`);
  log(`It fits the portal${givenKey() ? ' and would be signed by your key' : ''}.`);
}
