import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chunkedUploadMessages as t } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { ObjectMissing } from '@portal/service-kit/store';
import type { Service } from '../../platform';
import { type ChunkedUpload, piecePath, piecesOf } from './chunked-upload';

type Parts = Pick<Service, 'stores' | 'files'>;

const refused = (sentence: string) => new Invalid({ arriving_file: [sentence] } satisfies FieldErrors);

/**
 * Joins the pieces in a temporary file, and compares it with the checksum that was announced.
 * @throws Invalid if pieces are missing, or the file differs from the announced one; all pieces must then be sent again
 */
export async function assemble(parts: Parts, file: ChunkedUpload, path: string): Promise<void> {
  const upload = parts.stores.arriving[file.sender.kind];
  if ((await upload.arrived(file.id)).length !== piecesOf(file)) throw refused(t.incomplete);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  try {
    await pipeline(bytesOf(parts, file), hashed, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    await upload.forgetPieces(file.id);
    throw refused(t.incomplete);
  }
  if (hash.digest('hex') === file.sha256) return;
  await upload.forgetPieces(file.id);
  throw refused(t.damaged);
}

async function* bytesOf({ files }: Pick<Parts, 'files'>, file: ChunkedUpload): AsyncGenerator<Buffer> {
  for (let number = 0; number < piecesOf(file); number += 1) {
    yield* (await files.get(piecePath(file, number))) as AsyncIterable<Buffer>;
  }
}
