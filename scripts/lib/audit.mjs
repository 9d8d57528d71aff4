/** Asks the npm registry for vulnerabilities by `npm audit`, after checking that the registry reports any. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmJson } from './npm-json.mjs';

/** A package version with a vulnerability known since 2020. The registry is asked about it; it is never installed. */
const knownToBeWeak = { name: 'minimist', version: '0.0.8' };

/**
 * Resolves to the report of `npm audit` on the shipped packages, or to `{ message }` if the registry reports none. A
 * mirror, or npm without a network (`offline`), answers that nothing is known, so the registry is first asked about a
 * package with a known vulnerability.
 */
export async function askWhatIsKnown(ask = npmJson) {
  const { json: sample } = await askAboutSample(ask);
  if (sample?.vulnerabilities && !sample.vulnerabilities[knownToBeWeak.name])
    return {
      message: `it knows nothing of ${knownToBeWeak.name} ${knownToBeWeak.version}, which is known to be weak`,
    };
  if (!sample?.vulnerabilities) return { message: sample?.message ?? sample?.error?.summary };
  const { json } = await ask(['audit', '--omit', 'dev', '--json']);
  return json;
}

async function askAboutSample(ask) {
  const folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
  const { name, version } = knownToBeWeak;
  const about = { name: 'sample', version: '1.0.0', dependencies: { [name]: version } };
  const packages = { '': about, [`node_modules/${name}`]: { version } };
  try {
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(about));
    await writeFile(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({ ...about, lockfileVersion: 3, requires: true, packages }),
    );
    return await ask(['audit', '--package-lock-only', '--json'], folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
