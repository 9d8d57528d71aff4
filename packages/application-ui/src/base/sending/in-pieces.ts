import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call, type UploadOptions } from '@portal/remote-sdk';
import { checksumOf } from './checksum';
import { patiently, unlessSilent } from './patience';

export interface Sending<Answer> {
  client: ApiClient;
  /** The field that the file is for. */
  field: string;
  file: File;
  /** The call that refers to the file once all pieces have arrived. */
  taken(arrived: object, options: UploadOptions): Promise<Answer>;
  /** The call with the file itself, for a service that does not accept pieces. */
  whole(): Promise<Answer>;
  options?: UploadOptions | undefined;
}

interface ChunkedUpload {
  id: string;
  piece_bytes: number;
  arrived: number[];
}

/** How often a file is sent from the start when the service has lost its pieces. */
const attempts = 3;
/** In ms: after so long without progress the connection counts as lost. */
const silence = { pieceMs: 30_000, takenMs: 120_000 };

/** Sends a file piece by piece, waits while offline, and then continues with the missing pieces. */
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
        // An older service does not accept pieces.
        if (!upload && error instanceof ApiError && [404, 405].includes(error.status)) return whole();
        if (attempt === attempts || !isGone(error)) throw error;
      }
    }
  } catch (error) {
    if (upload && options.signal?.aborted && !goesLater(options.signal)) giveUp(client, upload);
    throw error;
  }
}

/** Whether the service has lost the pieces, or has other bytes than were sent. */
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
    // The last percent is for the call that refers to the file.
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

/**
 * The name is sent again, because the same bytes may be chosen for another field under another name and are sent once.
 */
function take<Answer>(
  { field, file, taken, options = {} }: Sending<Answer>,
  { id }: ChunkedUpload,
): Promise<Answer> {
  const quiet = { ...options, onProgress: () => undefined };
  const arrived = { arriving_file: id, arriving_as: field, arriving_name: nameOf(file) };
  return patiently(() => unlessSilent(silence.takenMs, quiet, (more) => taken(arrived, more)), options);
}

/** The last 255 characters of a file's name, which include its extension. */
const nameOf = ({ name }: File): string => name.slice(-255);

/** Whether sending was stopped because the page stays offline: then the service must keep the pieces. */
const goesLater = ({ reason }: AbortSignal): boolean => Object(reason).status === 0;

/** Deletes the pieces from the service. When this call fails, the service deletes them later by itself. */
function giveUp(client: ApiClient, { id }: ChunkedUpload): void {
  call(client, applicationCalls.cancelUpload, { params: { id } }, { keepalive: true }).catch(() => undefined);
}
