import type { ShellApi } from '@portal/contract-shell-v1';
import { type Answer, parseBody } from './answer';
import { ApiError, refused, unanswered } from './api-error';
import { applySharedRules, sharedHeaders } from './rules';
import { sendForm, type UploadOptions } from './upload';

export interface CallOptions {
  signal?: AbortSignal;
  /** Gives up after so many milliseconds. Default: never, as the connection may be slow. */
  timeoutMs?: number;
  /** Lets the call outlive the page (a last save while it is being left). */
  keepalive?: boolean;
}

/** Calls the portal's API. Every method throws ApiError and nothing else. */
export interface ApiClient {
  get<T>(path: string, options?: CallOptions): Promise<Answer<T>>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
  delete<T>(path: string, options?: CallOptions): Promise<Answer<T>>;
  /** Sends a multipart form by POST, with progress and cancel. */
  upload<T>(path: string, form: FormData, options?: UploadOptions): Promise<Answer<T>>;
}

/**
 * The client that every remote makes once in its src/api. It adds the session's token and the XSRF header, and
 * keeps the shared rules: a 401 about the session ends it, a 403 never does, a closed portal leads to
 * /maintenance unless a member of staff is signed in.
 */
export function createApiClient(shell: ShellApi): ApiClient {
  async function withRules<T>(
    path: string,
    send: (token: string | null) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const token = shell.session.current()?.token ?? null;
    try {
      return await send(token);
    } catch (error) {
      if (error instanceof ApiError) applySharedRules(shell, path, token, error);
      throw error;
    }
  }

  const json = <T>(method: string, path: string, body: unknown, options: CallOptions = {}) =>
    withRules<T>(path, (token) => sendJson<T>(method, path, body, token, options));

  return {
    get: (path, options) => json('GET', path, undefined, options),
    post: (path, body, options) => json('POST', path, body, options),
    put: (path, body, options) => json('PUT', path, body, options),
    patch: (path, body, options) => json('PATCH', path, body, options),
    delete: (path, options) => json('DELETE', path, undefined, options),
    upload: (path, form, options = {}) => withRules(path, (token) => sendForm(path, form, token, options)),
  };
}

async function sendJson<T>(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
  { signal, timeoutMs, keepalive }: CallOptions,
): Promise<Answer<T>> {
  const headers = sharedHeaders(token);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const timer = new AbortController();
  const alarm = timeoutMs ? setTimeout(() => timer.abort(), timeoutMs) : undefined;
  const stop = () => timer.abort();
  signal?.addEventListener('abort', stop);
  try {
    if (signal?.aborted) throw unanswered('aborted');
    const response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: timer.signal,
      keepalive: keepalive ?? false,
    });
    const answer = parseBody(await response.text());
    if (!response.ok) throw refused(response.status, answer, (name) => response.headers.get(name));
    return { status: response.status, body: answer as T };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw unanswered(signal?.aborted ? 'aborted' : timer.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(alarm);
    signal?.removeEventListener('abort', stop);
  }
}
