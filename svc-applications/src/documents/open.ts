import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ObjectBroken, verified } from '@portal/service-kit/store';
import type { Service } from '../service';
import type { NewDocument } from './store';

/**
 * The bytes of a document, held against the checksum of its row. One that is not what was uploaded ends with an error:
 * 500 while nothing of it has been sent, else the line is cut, so that nobody takes it for whole. The log names it by its key.
 */
export async function openDocument(
  { files, logger }: Pick<Service, 'files' | 'logger'>,
  { filePath, size, sha256 }: Pick<NewDocument, 'filePath' | 'size' | 'sha256'>,
): Promise<Readable> {
  const bytes = verified(await files.get(filePath), { size, sha256 });
  bytes.once('error', (error) => {
    if (!(error instanceof ObjectBroken)) return;
    logger.error({ file: filePath, found: error.found }, 'a stored file is not what was uploaded');
  });
  // What is wrong with a short one, or with the first piece, is known before anything is answered.
  await once(bytes, 'readable');
  return bytes;
}
