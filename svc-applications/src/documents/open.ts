import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ObjectBroken, verified } from '@portal/service-kit/store';
import type { NewDocument } from '../application';
import type { Service } from '../platform';

/**
 * Streams the bytes of a document and compares them with the checksum of its row. A damaged file ends with an error:
 * status 500 before the first byte is sent, or else a cut connection, so that nobody takes it for complete. The log
 * names the file's key.
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
  // A short file, or a damaged first piece, is noticed before the response begins.
  await once(bytes, 'readable');
  return bytes;
}
