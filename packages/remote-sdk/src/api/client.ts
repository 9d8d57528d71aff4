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

/**
 * What carries calls to the portal. Parts name the operation of a contract instead of an address, by `call`. Every
 * method throws ApiError and nothing else.
 */
export interface ApiClient {
  /** Sends JSON, or nothing where `body` is undefined. */
  send(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Sends a multipart form by POST, with progress and cancel. */
  upload(path: string, form: FormData, options?: UploadOptions): Promise<Answer>;
}

/**
 * The client that every remote makes once. It adds the session's token and the XSRF header, and
 * keeps the shared rules: a 401 about the session ends it, a 403 never does, a closed portal leads to
 * /maintenance unless a member of staff is signed in.
 */
export function createApiClient(shell: ShellApi): ApiClient {
  async function withRules(path: string, send: (token: string | null) => Promise<Answer>): Promise<Answer> {
    const token = shell.session.current()?.token ?? null;
    try {
      return await send(token);
    } catch (error) {
      if (error instanceof ApiError) applySharedRules(shell, path, token, error);
      throw error;
    }
  }

  return {
    send: (method, path, body, options = {}) =>
      withRules(path, (token) => sendJson(method, path, body, token, options)),
    upload: (path, form, options = {}) => withRules(path, (token) => sendForm(path, form, token, options)),
  };
}

async function sendJson(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
  { signal, timeoutMs, keepalive }: CallOptions,
): Promise<Answer> {
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
    return { status: response.status, body: answer };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw unanswered(signal?.aborted ? 'aborted' : timer.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(alarm);
    signal?.removeEventListener('abort', stop);
  }
}
