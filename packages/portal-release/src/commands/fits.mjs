import { readFileSync } from 'node:fs';
import { openPortal } from '../portal.mjs';

const usage =
  'Name the part and its version: portal-release fits svc-reports@1.10.0 [--from dist/build.json | --from http://new/version]';

const uses = { live: 'is live', trial: 'is on trial', back: 'can be rolled back to', running: 'runs' };

/**
 * The self-description of a new version: its build.json, or the answer at /version of a replica that is not in use yet.
 */
async function selfDescription(from) {
  if (!/^https?:/.test(from)) return JSON.parse(readFileSync(from, 'utf8'));
  const response = await fetch(from, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${from} answers ${response.status}.`);
  return response.json();
}

async function questionAbout(part, version, from) {
  if (!part.startsWith('svc-')) return { remote: { name: part, version } };
  const { contracts, needs } = from ? await selfDescription(from) : {};
  return { service: { name: part, contracts: { [part]: version, ...contracts }, ...(needs && { needs }) } };
}

/**
 * Checks whether remotes and services still work together when this version runs. For a service without --from, the
 * version checked is that of the contract it keeps.
 */
export async function run({ names: [named = '', ...more], options, log }) {
  const [, part, version] = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+(?:[-+][\w.-]+)?)$/.exec(named) ?? [];
  if (!part || more.length > 0) throw new Error(usage);
  const question = await questionAbout(part, version, options.from);
  const { fits, misfits, hurts } = await openPortal().ask('POST', '/registry/fits', { json: question });
  if (fits) {
    log(`${part} ${version} fits: all that is live, on trial or can be rolled back to works with it.`);
    return;
  }
  const reasons = [
    ...misfits.map((sentence) => `  it ${sentence}`),
    ...hurts.map(
      ({ part: hurt, version: at, use, contract, range }) =>
        `  ${hurt} ${at}, which ${uses[use]}, needs ${contract} ${range}`,
    ),
  ];
  throw new Error(`${part} ${version} does not fit:\n${reasons.join('\n')}`);
}
