import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call, type UploadOptions } from '@portal/remote-sdk';
import { checksumOf } from './checksum';
import { patiently, unlessSilent } from './patience';

export interface Sending<Answer> {
  client: ApiClient;
  /** The field that the file is for. */
  field: string;
  file: File;
  /** The call that takes the file when all pieces have arrived. */
  taken(arrived: object, options: UploadOptions): Promise<Answer>;
  /** The call with the file itself, for a service that takes no pieces. */
  whole(): Promise<Answer>;
  options?: UploadOptions | undefined;
}

interface ChunkedUpload {
  id: string;
  piece_bytes: number;
  arrived: number[];
}

/** How often a file is begun anew where what had arrived is gone. */
const attempts = 3;
/** After this long without progress the connection counts as lost. */
const silence = { pieceMs: 30_000, takenMs: 120_000 };

/** Sends a file piece by piece, waits while offline, and goes on with what has not arrived. */
export async function sendInPieces<Answer>(sending: Sending<Answer>): Promise<Answer> {
  const { client, file, whole, options = {} } = sending;
  const sha256 = await checksumOf(file);
  if (!sha256) return whole();
  const begin = () =>
    call(
      client,
      applicationCalls.startUpload,
      { body: { name: nameOf(file), size: file.size, sha256 } },
      options,
    );
  let upload: ChunkedUpload | undefined;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        upload = (await patiently(begin, options)).body;
        await sendPieces(sending, upload);
        return await take(sending, upload);
      } catch (error) {
        // An older service.
        if (!upload && error instanceof ApiError && [404, 405].includes(error.status)) return whole();
        if (attempt === attempts || !isGone(error)) throw error;
      }
    }
  } catch (error) {
    if (upload && options.signal?.aborted && !goesLater(options.signal)) giveUp(client, upload);
    throw error;
  }
}

/** What had arrived is not kept any more, or is not what was sent. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.errors.arriving_file !== undefined);

async function sendPieces<Answer>(
  { client, file, options = {} }: Sending<Answer>,
  { id, piece_bytes: bytes, arrived }: ChunkedUpload,
): Promise<void> {
  const there = new Set(arrived);
  const sizeOf = (number: number) => Math.min(bytes, file.size - number * bytes);
  const count = Math.ceil(file.size / bytes);
  const notify = (more = 0) => {
    const sent = [...there].reduce((sum, number) => sum + sizeOf(number), 0) + more;
    // The last percent is the call that takes the file.
    options.onProgress?.(Math.min(99, Math.floor((sent / file.size) * 100)));
  };
  notify();
  for (let number = 0; number < count; number += 1) {
    if (there.has(number)) continue;
    const piece = file.slice(number * bytes, number * bytes + sizeOf(number));
    const onProgress = (percent: number) => notify((percent / 100) * sizeOf(number));
    const send = () =>
      unlessSilent(silence.pieceMs, { ...options, onProgress }, (more) =>
        call(client, applicationCalls.uploadChunk, { params: { id }, form: { number, piece } }, more),
      );
    await patiently(send, options);
    there.add(number);
    notify();
  }
}

/** The name goes along: the same bytes may be chosen for another field under another name, and come once. */
function take<Answer>(
  { field, file, taken, options = {} }: Sending<Answer>,
  { id }: ChunkedUpload,
): Promise<Answer> {
  const quiet = { ...options, onProgress: () => undefined };
  const arrived = { arriving_file: id, arriving_as: field, arriving_name: nameOf(file) };
  return patiently(() => unlessSilent(silence.takenMs, quiet, (more) => taken(arrived, more)), options);
}

/** The end of a long name has the kind of the file. */
const nameOf = ({ name }: File): string => name.slice(-255);

/** The page gives up for now, since it stays offline: what has arrived is needed again. */
const goesLater = ({ reason }: AbortSignal): boolean => Object(reason).status === 0;

/** The service deletes the file by itself, later, where this call does not reach it. */
function giveUp(client: ApiClient, { id }: ChunkedUpload): void {
  call(client, applicationCalls.cancelUpload, { params: { id } }, { keepalive: true }).catch(() => undefined);
}
