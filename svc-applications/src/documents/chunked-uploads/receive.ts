import { randomBytes } from 'node:crypto';
import { NotFound } from '@portal/service-kit/errors';
import type { Service } from '../../platform';
import {
  type Announced,
  type ChunkedUpload,
  mostAtOnce,
  newChunkedUpload,
  piecePath,
  type Sender,
} from './chunked-upload';

type Parts = Pick<Service, 'stores' | 'files' | 'clock'>;

/**
 * Begins a file, or continues it if this sender began the same one before, in another tab or before an interruption.
 */
export async function beginChunkedUpload(
  { stores, clock }: Pick<Parts, 'stores' | 'clock'>,
  sender: Sender,
  announced: Announced,
): Promise<ChunkedUpload> {
  const fresh = newChunkedUpload(randomBytes(16).toString('hex'), sender, announced);
  const upload = stores.arriving[sender.kind];
  const begun = await upload.same(fresh);
  if (begun) return goOn(stores, { ...begun, originalName: fresh.originalName }, clock());
  if (!(await upload.begin(fresh, clock()))) {
    const same = await upload.same(fresh);
    return same ?? beginChunkedUpload({ stores, clock }, sender, announced);
  }
  await stores.transaction(async (trx) => {
    const own = trx.arriving[sender.kind];
    await own.remove(await own.beyond(sender.id, mostAtOnce[sender.kind]));
  });
  return fresh;
}

async function goOn(stores: Service['stores'], file: ChunkedUpload, now: Date): Promise<ChunkedUpload> {
  await stores.arriving[file.sender.kind].goOn(file, now);
  return file;
}

/**
 * Returns a file of this sender.
 * @throws NotFound for anybody else
 */
export async function ownChunkedUpload(
  { stores }: Pick<Parts, 'stores'>,
  sender: Sender,
  id: string,
): Promise<ChunkedUpload> {
  const file = await stores.arriving[sender.kind].find(id);
  if (file?.sender.id !== sender.id) throw new NotFound();
  return file;
}

/**
 * Stores a piece that fits; the same piece may be sent again. Bytes are stored before the row: if the process is killed
 * in between, the next attempt overwrites the bytes, or they are removed with the file.
 * @throws NotFound if the file was given up meanwhile
 */
export async function takePiece(
  { stores, files, clock }: Parts,
  file: ChunkedUpload,
  piece: { number: number; bytes: Buffer },
): Promise<void> {
  const { number, bytes } = piece;
  const path = piecePath(file, number);
  await files.put(path, bytes, { size: bytes.length, contentType: 'application/octet-stream' });
  const noted = await stores.transaction((trx) =>
    trx.arriving[file.sender.kind].addPiece(file.id, number, clock()),
  );
  if (noted) return;
  await files.remove(path);
  throw new NotFound();
}
