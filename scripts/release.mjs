/**
 * `npm run release -- NAME [--version X.Y.Z] [--canary PERCENT] [--from FOLDER]`: builds one remote, uploads it to the
 * portal at PORTAL_URL, checks it there and makes it live; with --canary for that share of the visitors only. With
 * --from it releases a build from that folder instead. No other part is built, restarted or reloaded.
 */
import './lib/help.mjs';

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './lib/install.mjs';

const usage = 'Usage: npm run release -- NAME [--version X.Y.Z] [--canary PERCENT] [--from FOLDER]';

function readArguments() {
  const options = { version: { type: 'string' }, canary: { type: 'string' }, from: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name] = positionals;
  if (positionals.length !== 1) throw new Error(usage);
  if (!/^mfe-[a-z0-9-]+$/.test(name) || (!values.from && !existsSync(path.join(root, name, 'manifest.json'))))
    throw new Error(`There is no remote named ${name}.\n${usage}`);
  if (values.version !== undefined && !/^\d+\.\d+\.\d+$/.test(values.version))
    throw new Error(`--version must be three numbers, such as 1.2.3.\n${usage}`);
  const canary = values.canary === undefined ? undefined : Number(values.canary);
  if (canary !== undefined && !(Number.isInteger(canary) && canary >= 1 && canary <= 99))
    throw new Error(`--canary must be a whole number of percent, 1 to 99.\n${usage}`);
  return { name, number: values.version, canary, from: values.from && path.resolve(values.from) };
}

async function release({ name, number, canary, from }) {
  const { ensureBuilt } = await import('./lib/builds.mjs');
  const { openPortal } = await import('../packages/portal-release/src/portal.mjs');
  const { putLive } = await import('../packages/portal-release/src/acts.mjs');
  const { uploadAndTry } = await import('../packages/portal-release/src/upload.mjs');

  const portal = openPortal(root);
  if (!from) await ensureBuilt({ only: (built) => built === name });
  const version = await uploadAndTry(portal, name, from ?? path.join(root, name, 'dist'), { number });

  const done = await putLive(portal, name, version, canary && { canary });
  if (canary) {
    console.log(`${name} ${version} goes to ${canary} of 100 visitors; the others keep ${done.from}.`);
    console.log(`End it by \`npm run promote -- ${name}\` or \`npm run rollback -- ${name}\`.`);
  } else {
    console.log(
      `${name} ${version} is live${done.from && done.from !== version ? `; before it was ${done.from}` : ''}.`,
    );
  }
}

try {
  const given = readArguments();
  await ensureInstalled({ tests: false });
  await release(given);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
