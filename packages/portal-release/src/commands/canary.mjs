import path from 'node:path';
import { putLive } from '../acts.mjs';
import { commitOf, remoteName, trialOf, versionNumber } from '../arguments.mjs';
import { openPortal } from '../portal.mjs';
import { uploadAndTry } from '../upload.mjs';

export async function run({ names, options, log }) {
  const name = remoteName(names);
  if (!options.from) throw new Error('Give the folder of the build: --from dist.');
  const trial = trialOf(options);
  const portal = openPortal();
  const version = await uploadAndTry(portal, name, path.resolve(options.from), {
    number: versionNumber(options.version),
    commit: commitOf(options.commit),
    log,
  });
  const { from } = await putLive(portal, name, version, trial);
  log(`${name} ${version} goes to ${whomOf(trial)}; the others keep ${from}.`);
  log(`End it by \`portal-release promote ${name}\` or \`portal-release rollback ${name}\`.`);
}

function whomOf({ canary, plan, staff_first: staffFirst }) {
  const share = canary ?? plan.shares[0];
  const rising = plan ? `, then by itself to ${plan.shares.slice(1).join(', ')}` : '';
  return `${staffFirst ? 'members of staff, then to ' : ''}${share} of 100 visitors${rising}`;
}
