import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError, refused, unanswered } from '../api-error';
import { applySharedRules, type Caller, languageOf, sharedHeaders } from '../call-rules';
import { type Answer, parseBody } from './answer';
import { sendForm, type UploadOptions } from './upload';
import { withWork } from './with-work';

export interface CallOptions {
  signal?: AbortSignal;
  /** Gives up after this many milliseconds. Default: never, since connections may be slow. */
  timeoutMs?: number;
  /** The request outlives the page (for a last save while the page is being left). */
  keepalive?: boolean;
}

/**
 * Carries calls to the portal. Remotes name the operation of a contract instead of an address, by `call`. Every method
 * throws ApiError and nothing else.
 */
export interface ApiClient {
  /** Sends JSON, or nothing where `body` is undefined. */
  send(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Sends a multipart form by POST, with progress and cancel. */
  upload(path: string, form: FormData, options?: UploadOptions): Promise<Answer>;
}

/**
 * Sends with the session's token and follows the shared rules: a 401 about the session ends the session, a 403 never
 * does, a closed portal leads to /maintenance unless a staff member is signed in.
 */
async function withRules(
  shell: ShellApi,
  path: string,
  send: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const token = shell.session.current()?.token ?? null;
  try {
    return await send({ token, language: languageOf(shell) });
  } catch (error) {
    if (error instanceof ApiError) applySharedRules(shell, path, token, error);
    throw error;
  }
}

/** The client of a page that sends no files: it leaves out the code that does. */
export const createJsonClient = (shell: ShellApi): ApiClient => ({
  send: (method, path, body, options = {}) =>
    withRules(shell, path, (caller) =>
      withWork(shell, body, (given) => sendJson(method, path, given, caller, options)),
    ),
  upload: () => Promise.reject(new Error('This page sends no files')),
});

/** The client, made once in every remote. It adds the session's token, the XSRF header and the language to each call. */
export const createApiClient = (shell: ShellApi): ApiClient => ({
  ...createJsonClient(shell),
  upload: (path, form, options = {}) =>
    withRules(shell, path, (caller) => sendForm(path, form, caller, options)),
});

async function sendJson(
  method: string,
  path: string,
  body: unknown,
  caller: Caller,
  { signal, timeoutMs, keepalive }: CallOptions,
): Promise<Answer> {
  const headers = sharedHeaders(caller);
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
