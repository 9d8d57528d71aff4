/** A record of the browser's fetches and saved files in a test. */
export interface ServedFiles {
  /** Fetched paths, in order. */
  fetched: string[];
  /** Bodies of the fetches; null without one. */
  bodies: unknown[];
  /** Names of saved files. */
  saved: string[];
}

export type Served =
  | { name: string; pieces?: string[] }
  | { refused: number; message: string }
  | { breaksOffAfter: string }
  | { waits: true };

/** Fakes a file server with the given replies; the last reply repeats. */
export function serveFiles(...replies: Served[]): ServedFiles {
  const files: ServedFiles = { fetched: [], bodies: [], saved: [] };
  globalThis.fetch = (async (path: string, { signal, body }: RequestInit) => {
    const reply = replies[Math.min(files.fetched.length, replies.length - 1)];
    files.fetched.push(path);
    files.bodies.push(typeof body === 'string' ? JSON.parse(body) : null);
    return answerOf(reply ?? { waits: true }, signal ?? new AbortController().signal);
  }) as typeof fetch;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    files.saved.push(this.download);
  };
  return files;
}

function answerOf(reply: Served, signal: AbortSignal): Response {
  const status = 'refused' in reply ? reply.refused : 200;
  const headers = new Headers();
  if ('name' in reply) headers.set('Content-Disposition', `attachment; filename="${reply.name}"`);
  const answer = {
    ok: status < 300,
    status,
    headers,
    text: async () => JSON.stringify('refused' in reply ? { message: reply.message } : null),
    body: { getReader: () => ({ read: reader(reply, signal) }) },
  };
  return answer as unknown as Response;
}

function reader(reply: Served, signal: AbortSignal) {
  const pieces = 'name' in reply ? [...(reply.pieces ?? ['%PDF'])] : [];
  let broken = false;
  const bytesOf = (piece: string) => ({ done: false, value: Uint8Array.from(piece, () => 0) });
  return async () => {
    if ('breaksOffAfter' in reply && !broken) {
      broken = true;
      return bytesOf(reply.breaksOffAfter);
    }
    if (broken) throw new TypeError('terminated');
    if ('waits' in reply) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new DOMException('', 'AbortError');
    }
    const piece = pieces.shift();
    return piece === undefined ? { done: true } : bytesOf(piece);
  };
}
