import { ApiError } from '../api-error';
import { fakeShell } from '../dev';
import { createApiClient, createJsonClient } from './client';

const applicant = { token: 'abc', user: { id: 7, role: 'intern' } };
const admin = { token: 'abc', user: { id: 1, role: 'admin' } };

/** A server that gives every request the same answer. */
function serverAnswers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = jest.fn(
    async (_path: string, _init: RequestInit) =>
      ({
        ok: status >= 200 && status < 300,
        status,
        headers: new Headers(headers),
        text: async () => (body === null ? '' : JSON.stringify(body)),
      }) as Response,
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('no ApiError was thrown');
  return error;
}

const headersOf = (fetched: jest.Mock) => fetched.mock.calls[0][1].headers as Record<string, string>;

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the only way in jsdom
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

test('the client of a page without files follows the same rules, and sends no form', async () => {
  serverAnswers(401, { message: 'Sign in again.' });
  const shell = fakeShell({ session: applicant });
  const client = createJsonClient(shell);
  expect((await errorOf(client.send('GET', '/api/my-applications'))).status).toBe(401);
  expect(shell.session.current()).toBeNull();
  await expect(client.upload('/api/documents', new FormData())).rejects.toThrow('sends no files');
});

describe('a call', () => {
  test('carries the token and the XSRF header', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the only way in jsdom
    document.cookie = 'XSRF-TOKEN=x%2Fy';
    const fetched = serverAnswers(200, {});
    await createApiClient(fakeShell({ session: applicant })).send('POST', '/api/save-progress', {
      current_step: 3,
    });
    expect(headersOf(fetched)).toMatchObject({ Authorization: 'Bearer abc', 'X-XSRF-TOKEN': 'x/y' });
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"current_step":3}');
  });

  test('is answered in the language of the shell; an older shell uses English', async () => {
    const fetched = serverAnswers(200, {});
    await createApiClient(fakeShell({ languages: ['fr', 'en'] })).send('GET', '/api/me');
    expect(headersOf(fetched)['Accept-Language']).toBe('fr');
    const before = serverAnswers(200, {});
    await createApiClient(fakeShell()).send('GET', '/api/me');
    expect(headersOf(before)['Accept-Language']).toBe('en');
  });

  test('returns the code of a refusal; an older service returns none', async () => {
    serverAnswers(409, { message: 'Non.', codes: { message: 'sheetSent' } });
    expect((await errorOf(createApiClient(fakeShell()).send('GET', '/api/me'))).code).toBe('sheetSent');
    serverAnswers(409, { message: 'No.' });
    expect((await errorOf(createApiClient(fakeShell()).send('GET', '/api/me'))).code).toBeNull();
  });

  test('carries no token when nobody is signed in', async () => {
    const fetched = serverAnswers(200, {});
    await createApiClient(fakeShell()).send('GET', '/api/portal-status');
    expect(headersOf(fetched)).not.toHaveProperty('Authorization');
  });

  test("counts 220, 'already submitted', as a success with its status", async () => {
    serverAnswers(220, { application: { id: 7 } });
    const answer = await createApiClient(fakeShell()).send('POST', '/api/intern/login', {});
    expect(answer).toEqual({ status: 220, body: { application: { id: 7 } } });
  });

  test('an empty answer has a null body', async () => {
    serverAnswers(204, null);
    expect(await createApiClient(fakeShell()).send('POST', '/api/logout')).toEqual({
      status: 204,
      body: null,
    });
  });
});

describe('an error', () => {
  test('a validation error has its messages by field, whether one or many', async () => {
    serverAnswers(422, {
      message: 'Check your answers',
      errors: { name: ['Enter your name'], purpose: 'Select' },
    });
    const error = await errorOf(createApiClient(fakeShell()).send('POST', '/api/x', {}));
    expect(error.status).toBe(422);
    expect(error.errors).toEqual({ name: ['Enter your name'], purpose: ['Select'] });
  });

  test('carries the request id for support, the time to retry, and the whole body', async () => {
    serverAnswers(
      409,
      { message: 'Changed elsewhere', version: 4 },
      { 'X-Request-Id': 'r-1', 'Retry-After': '7' },
    );
    const error = await errorOf(createApiClient(fakeShell()).send('POST', '/api/x', {}));
    expect(error).toMatchObject({ requestId: 'r-1', retryAfterSeconds: 7, message: 'Changed elsewhere' });
    expect(error.body).toMatchObject({ version: 4 });
  });

  test('that is not JSON still has a message for people', async () => {
    serverAnswers(502, null);
    const error = await errorOf(createApiClient(fakeShell()).send('GET', '/api/x'));
    expect(error.message).toBe('Something went wrong. Try again.');
  });

  test('a network error has status 0 and explains what to do', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await errorOf(createApiClient(fakeShell()).send('GET', '/api/x'));
    expect(error).toMatchObject({ status: 0, kind: 'network' });
    expect(error.message).toContain('Check your connection');
  });

  test('the error of a time-out differs from the error of a cancelled call', async () => {
    globalThis.fetch = jest.fn(
      (_path, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const api = createApiClient(fakeShell());
    expect(await errorOf(api.send('GET', '/api/x', undefined, { timeoutMs: 5 }))).toMatchObject({
      kind: 'timeout',
      status: 0,
    });
    const cancel = new AbortController();
    const call = errorOf(api.send('GET', '/api/x', undefined, { signal: cancel.signal }));
    cancel.abort();
    expect(await call).toMatchObject({ kind: 'aborted', status: 0 });
  });
});

describe('the session', () => {
  async function afterAnswer(status: number, path: string, session = applicant) {
    serverAnswers(status, { message: 'no' });
    const shell = fakeShell({ session });
    await errorOf(createApiClient(shell).send('GET', path));
    return shell;
  }

  test('ends with a 401', async () => {
    const shell = await afterAnswer(401, '/api/my-applications');
    expect(shell.session.current()).toBeNull();
    expect(shell.calls).toContainEqual(['session.end', 'expired']);
  });

  test.each([
    '/api/applications/7',
    '/api/me',
    '/api/documents',
    '/api/user/applications/7/pdf',
    '/api/users/7/change-password',
    '/api/login',
    '/api/intern/login',
  ])('does not end with a 401 of %s', async (path) => {
    expect((await afterAnswer(401, path)).session.current()).not.toBeNull();
  });

  test('never ends with a 403', async () => {
    expect((await afterAnswer(403, '/api/my-applications')).session.current()).not.toBeNull();
  });

  test('that began during the call does not end with its 401', async () => {
    const shell = fakeShell({ session: applicant });
    const newer = { ...applicant, token: 'newer' };
    globalThis.fetch = jest.fn(async () => {
      shell.session.start(newer);
      return { ok: false, status: 401, headers: new Headers(), text: async () => '{}' } as Response;
    });
    await errorOf(createApiClient(shell).send('GET', '/api/my-applications'));
    expect(shell.session.current()).toEqual(newer);
  });
});

describe('while the portal is closed', () => {
  const closed = { message: 'The portal is closed.', portal_enabled: false };

  test('an applicant is led to the maintenance page', async () => {
    serverAnswers(503, closed);
    const shell = fakeShell({ session: applicant });
    await errorOf(createApiClient(shell).send('POST', '/api/save-progress', {}));
    expect(shell.calls).toContainEqual(['navigate', '/maintenance']);
    expect(shell.session.current()).not.toBeNull();
  });

  test('staff stay where they are', async () => {
    serverAnswers(503, closed);
    const shell = fakeShell({ session: admin });
    await errorOf(createApiClient(shell).send('GET', '/api/admin/applications'));
    expect(shell.calls).toEqual([]);
  });

  test('a service that is down does not count as a closed portal', async () => {
    serverAnswers(503, { message: 'Not available.' }, { 'Retry-After': '5' });
    const shell = fakeShell({ session: applicant });
    await errorOf(createApiClient(shell).send('GET', '/api/my-applications'));
    expect(shell.calls).toEqual([]);
  });
});

test('a call names the language that somebody has chosen, and English where there is no choice', async () => {
  const shell = fakeShell({ languages: ['fr', 'en'] });
  const fetched = serverAnswers(200, {});
  const client = createApiClient(shell);
  await client.send('GET', '/api/me');
  expect(headersOf(fetched)).toMatchObject({ 'Accept-Language': 'fr' });
  await shell.language?.choose('en');
  fetched.mockClear();
  await client.send('GET', '/api/me');
  expect(headersOf(fetched)).toMatchObject({ 'Accept-Language': 'en' });
  fetched.mockClear();
  await createApiClient(fakeShell()).send('GET', '/api/me');
  expect(headersOf(fetched)).toMatchObject({ 'Accept-Language': 'en' });
});
