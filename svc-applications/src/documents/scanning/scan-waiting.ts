import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { ObjectMissing } from '@portal/service-kit/store';
import type { Service } from '../../platform';
import type { ListedDocument } from '../store';
import { NoVerdict, type Scanner } from './clamav';

type Stored = Pick<Service, 'files' | 'stores' | 'clock'>;

export interface ScanningParts extends Stored {
  /** Called for each stored file that has a virus, since a letter is then awaited again. */
  refused(parts: Stored, filePath: string): Promise<void>;
}

const everyMs = 15_000;
const atOnce = 20;

/**
 * Scans all files that wait, oldest first; a file without a verdict continues to wait and delays no other. After an
 * interruption the rest still waits; two replicas may scan the same file, with the same verdict.
 * @returns the number of files with a verdict
 * @throws Error if the scanner cannot be reached
 */
export async function scanWaiting(
  parts: ScanningParts,
  scanner: Scanner,
  logger: Logger,
  signal?: AbortSignal,
): Promise<number> {
  const { documents, letters } = parts.stores;
  let scanned = 0;
  for (const queue of [documents.waitingForScan, letters.lettersToScan]) {
    let afterId = 0;
    while (!signal?.aborted) {
      const waiting = await queue(afterId, atOnce);
      for (const document of waiting) if (await scanStored(parts, scanner, document, logger)) scanned += 1;
      const last = waiting.at(-1);
      if (!last) break;
      afterId = last.id;
    }
  }
  return scanned;
}

/** Scans a stored file; returns whether there is a verdict. */
async function scanStored(
  parts: ScanningParts,
  scanner: Scanner,
  { id, applicationId, filePath }: ListedDocument,
  logger: Logger,
): Promise<boolean> {
  const { files, stores } = parts;
  const about = { application: applicationId, document: id };
  try {
    const clean = await scanner.isClean(await files.get(filePath));
    const verdict = clean ? null : 'refused';
    await stores.documents.scanned(filePath, verdict);
    if (clean) await stores.letters.letterScanned(filePath, verdict);
    else await parts.refused(parts, filePath);
    if (!clean) logger.warn(about, 'a stored file has a virus');
    return true;
  } catch (error) {
    if (!(error instanceof NoVerdict || error instanceof ObjectMissing)) throw error;
    logger.warn({ ...about, err: error }, 'a file goes on waiting for the scanner');
    return false;
  }
}

async function stopWaiting({ stores }: Pick<ScanningParts, 'stores'>): Promise<void> {
  await stores.documents.stopWaitingForScan();
  await stores.letters.stopScanningLetters();
}

/**
 * Scans waiting files at the start and every 15 s. If no scanner is configured any more, files stop waiting, since
 * otherwise they could never be opened.
 */
export const startScanning = (
  parts: ScanningParts,
  scanner: Scanner | undefined,
  logger: Logger,
): Scheduler =>
  startScheduler((signal) => (scanner ? scanWaiting(parts, scanner, logger, signal) : stopWaiting(parts)), {
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'files wait for the scanner'),
  });
