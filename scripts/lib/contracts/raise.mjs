/**
 * Raises the version of a contract after an addition. Its source file is read by the service, and the version stands in
 * the document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { brokenPromises, presentDocuments, recordedDocuments, underAnOldVersion } from './check.mjs';

const version = /(CONTRACT_VERSION = '\d+)\.(\d+)\.\d+'/;

/** The text of the source with the second number of the version raised. */
export const raised = (text) =>
  text.replace(version, (_, first, second) => `${first}.${Number(second) + 1}.0'`);

/**
 * Raises the version of each contract that has changed but has the recorded version. Returns the names of these
 * contracts, whose documents must then be generated again. Raises nothing when a promise is broken.
 */
export function raiseVersions() {
  const [recorded, present] = [recordedDocuments(), presentDocuments()];
  if (brokenPromises(recorded, present).length > 0) return [];
  const contracts = underAnOldVersion(recorded, present);
  for (const contract of contracts) {
    const file = path.join(root, 'contracts', contract, 'src/version.ts');
    writeFileSync(file, raised(readFileSync(file, 'utf8')));
  }
  return contracts;
}
