/// <reference lib="dom" />

/** A PDF that is sent in pieces, with the numbers of those that have arrived. */
export interface ChunkedUpload {
  id: string;
  piece_bytes: number;
  arrived: number[];
}

/** Why the portal refused a request; `status` 0: the connection is lost. */
export class NotTaken extends Error {
  constructor(
    readonly status: number,
    message = '',
    readonly body: { errors?: Record<string, string[]>; portal_enabled?: boolean } = {},
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

/**
 * Posts a form.
 * @throws NotTaken
 */
export type Post = (path: string, form: FormData, signal: AbortSignal) => Promise<ChunkedUpload>;

/** After this many milliseconds in which no byte was sent the connection counts as lost. */
const silentMs = 30_000;

/** Uses XMLHttpRequest, since `fetch` does not report whether bytes are still being sent. */
export const post: Post = (path, form, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const heard = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), silentMs);
    };
    const stop = () => request.abort();
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      const { status } = request;
      if (status === 200) return resolve(JSON.parse(request.responseText));
      const wait = 1000 * Number(request.getResponseHeader('Retry-After') ?? 0);
      const response = read(request.responseText);
      reject(new NotTaken(status, response.message, response, wait));
    };
    request.upload.onprogress = heard;
    request.open('POST', path);
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    signal.addEventListener('abort', stop);
    heard();
    if (signal.aborted) stop();
    request.send(form);
  });

function read(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
