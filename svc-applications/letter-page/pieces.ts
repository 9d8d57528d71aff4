/// <reference lib="dom" />
import { type ChunkedUpload, NotTaken, type Post } from './connection';

export interface Sending {
  file: File;
  /** The path of the calls for pieces. */
  path: string;
  post: Post;
  signal: AbortSignal;
  /** Called with the percentage of the file that has arrived. */
  onPercent(percent: number): void;
  /** Called when the connection is lost, and when it is back. */
  onWaiting(waiting: boolean): void;
  /** Waits for these milliseconds after a failure; by default until then or until the browser is online again. */
  pause?(ms: number): Promise<void>;
}

const firstPauseMs = 1000;
const longestPauseMs = 15_000;
/** The most attempts after failures that are not the connection's. */
const triesMost = 5;
const away = [0, 408, 429, 502, 503, 504];

/** Sends a file piece by piece, and returns its id when all of it has arrived. @throws NotTaken */
export async function sendInPieces(sending: Sending): Promise<string> {
  const sha256 = await checksumOf(sending.file);
  for (let attempt = 1; ; attempt += 1) {
    const upload = await begin(sending, sha256);
    try {
      await sendRest(sending, upload);
      return upload.id;
    } catch (error) {
      // The portal no longer has the pieces, so all are sent again.
      if (!(error instanceof NotTaken && error.status === 404) || attempt === triesMost) throw error;
    }
  }
}

async function checksumOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function begin(sending: Sending, sha256: string): Promise<ChunkedUpload> {
  const { name, size } = sending.file;
  return posted(sending, '', { name: name.slice(-255), size: String(size), sha256 });
}

async function sendRest(sending: Sending, { id, piece_bytes: bytes, arrived }: ChunkedUpload): Promise<void> {
  const { file } = sending;
  const there = new Set(arrived);
  const count = Math.ceil(file.size / bytes);
  const notify = () => sending.onPercent(Math.floor((there.size / count) * 100));
  notify();
  for (let number = 0; number < count; number += 1) {
    if (there.has(number)) continue;
    const piece = file.slice(number * bytes, (number + 1) * bytes);
    await posted(sending, `/${id}`, { number: String(number), piece });
    there.add(number);
    notify();
  }
}

/** Posts a form, again and again after pauses while the connection is lost. */
async function posted(
  { path, post, signal, onWaiting, pause = paused }: Sending,
  more: string,
  fields: Record<string, string | Blob>,
): Promise<ChunkedUpload> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  let failures = 0;
  for (let ms = firstPauseMs; ; ms = Math.min(2 * ms, longestPauseMs)) {
    try {
      const upload = await post(path + more, form, signal);
      onWaiting(false);
      return upload;
    } catch (error) {
      if (signal.aborted || !(error instanceof NotTaken) || error.body.portal_enabled === false) throw error;
      const isAway = away.includes(error.status);
      if (!isAway) failures += 1;
      if (!isAway && (error.status < 500 || failures === triesMost)) throw error;
      onWaiting(true);
      await pause(Math.min(error.retryAfterMs, 60_000) || ms);
      if (signal.aborted) throw error;
    }
  }
}

/** Waits for these milliseconds, or until the browser reports that it is online again. */
function paused(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
