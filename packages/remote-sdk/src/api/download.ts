import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError, refused, unanswered } from '../api-error';
import { applySharedRules, languageOf, sharedHeaders } from '../call-rules';
import { parseBody } from './answer';
import { type AddressInput, addressFrom, type Operation } from './operation';

export interface DownloadOptions {
  /** Called while the file arrives, with the number of bytes so far. */
  onBytes?: (bytes: number) => void;
  /** Cancels the download: the call then throws an ApiError of kind 'aborted'. */
  signal?: AbortSignal;
  /** The JSON of a call that takes what it is about as a body. */
  body?: object;
}

export interface DownloadedFile {
  /** The server's name for the file, or the fallback where the server gives none. */
  name: string;
  content: Blob;
}

/**
 * Fetches the file of a contract's call with the session's token, by the rules of createApiClient. A connection that
 * breaks in the middle is a failure of kind 'network', never a short file.
 * @param fallbackName the file's name when the server gives none
 * @throws ApiError and nothing else
 */
export async function downloadFile<Shape>(
  shell: ShellApi,
  operation: Operation<Shape>,
  input: AddressInput<Shape>,
  fallbackName: string,
  { onBytes, signal, body }: DownloadOptions = {},
): Promise<DownloadedFile> {
  const path = addressFrom(operation, input);
  const token = shell.session.current()?.token ?? null;
  try {
    const answer = await fetch(path, {
      ...(body && { method: operation.split(' ')[0] ?? 'POST', body: JSON.stringify(body) }),
      headers: {
        ...sharedHeaders({ token, language: languageOf(shell) }),
        Accept: '*/*',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ?? null,
    });
    if (!answer.ok) {
      throw refused(answer.status, parseBody(await answer.text()), (name) => answer.headers.get(name));
    }
    const pieces = await readAll(answer, onBytes);
    const content = new Blob(pieces, { type: answer.headers.get('Content-Type') ?? '' });
    if (isShort(answer, content.size)) throw unanswered('network');
    return { name: nameIn(answer.headers.get('Content-Disposition')) ?? fallbackName, content };
  } catch (error) {
    if (!(error instanceof ApiError)) throw unanswered(signal?.aborted ? 'aborted' : 'network');
    applySharedRules(shell, path, token, error);
    throw error;
  }
}

async function readAll(answer: Response, onBytes: DownloadOptions['onBytes']): Promise<BlobPart[]> {
  if (!answer.body) return [await answer.arrayBuffer()];
  const reader = answer.body.getReader();
  const pieces: BlobPart[] = [];
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    bytes += piece.value.byteLength;
    onBytes?.(bytes);
  }
  return pieces;
}

/** The announced length counts the bytes on the wire: it is meaningless for a compressed file. */
function isShort({ headers }: Response, bytes: number): boolean {
  const length = headers.get('Content-Length');
  return length !== null && !headers.has('Content-Encoding') && bytes < Number(length);
}

/** The name in a Content-Disposition header: `filename*` (any script) first, then `filename`. */
function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}

/** Saves a downloaded file on the person's device, under its name. */
export function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click's handlers have run.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
