import { createReadStream } from 'node:fs';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { ScanState } from '../../application';
import type { Service } from '../../platform';
import { message } from '../../platform';
import { turnsBySender } from '../check/turns';
import { infectedSentence } from '../document';
import type { AcceptedFile } from '../incoming';
import type { Scanner } from './clamav';

/** The limits of scanning: half of clamd's default threads, of which one network gets only some. */
const inTurn = turnsBySender({
  atOnce: 6,
  atOncePerNetwork: 2,
  waiting: 200,
  waitingPerNetwork: 40,
  refusal: message('manyFilesChecked'),
});

/**
 * Scans the files of a form before any of them is stored. Without a scanner files have no state. While the scanner
 * cannot be reached files are stored in waiting state: no upload is lost, and no unscanned file can be opened.
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
  for (const { field, path, sender } of files) {
    const clean = await inTurn(sender, () => verdictOf(scanner, path)).catch((error: unknown) => {
      logger.warn({ err: error }, 'a file waits for the scanner');
      return null;
    });
    if (clean === false) infected[field] = [infectedSentence(field)];
    states.push(clean === null ? 'waiting' : null);
  }
  if (Object.keys(infected).length > 0) throw new Invalid(infected);
  return states;
}

/** Scans a file; it is opened only when its turn has come. */
const verdictOf = (scanner: Scanner, path: string): Promise<boolean> =>
  scanner.isClean(createReadStream(path));
