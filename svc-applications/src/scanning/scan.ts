import { createReadStream } from 'node:fs';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { ScanState } from '../applications/contents';
import { infectedSentence } from '../documents/document';
import type { AcceptedFile } from '../documents/incoming';
import type { Service } from '../service';

/**
 * Scans the files of a form before any of them is stored. Without a scanner, files have no state. While the scanner
 * cannot be asked they are taken and wait: nobody loses an upload, and nobody opens what was not scanned.
 * @returns the state of each file, in their order
 * @throws Invalid naming each file with a virus
 */
export async function scanFiles(
  { scanner, logger }: Pick<Service, 'scanner' | 'logger'>,
  files: readonly AcceptedFile[],
): Promise<ScanState[]> {
  if (!scanner) return files.map(() => null);
  const infected: FieldErrors = {};
  const states: ScanState[] = [];
  for (const { field, path } of files) {
    const clean = await scanner.isClean(createReadStream(path)).catch((error: unknown) => {
      logger.warn({ err: error }, 'a file waits for the scanner');
      return null;
    });
    if (clean === false) infected[field] = [infectedSentence(field)];
    states.push(clean === null ? 'waiting' : null);
  }
  if (Object.keys(infected).length > 0) throw new Invalid(infected);
  return states;
}
