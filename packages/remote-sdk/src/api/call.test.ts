import { ApiError } from '../api-error';
import { call } from './call';
import type { ApiClient } from './client';
import { addressOf, asTyped, type Operation } from './operation';

type Answered<Body> = { content: { 'application/json': Body } };
type NoPlace = { path?: never; query?: never };

const list = 'GET /api/things/{type}' as Operation<{
  parameters: { path: { type: 'a' | 'b' }; query?: { page?: number; status?: 'open' } };
  responses: { 200: Answered<{ rows: number[] }> };
}>;
const decide = 'PUT /api/things/{id}/decision' as Operation<{
  parameters: { path: { id: number }; query?: never };
  requestBody: { content: { 'application/json': { grade: 'good' | 'bad'; points: number } } };
  responses: { 200: Answered<{ decided: true }>; 220: Answered<{ before: string }>; 409: Answered<object> };
}>;
const leave = 'POST /api/leave' as Operation<{
  parameters: NoPlace;
  responses: { 204: { content?: never } };
}>;
const send = 'POST /api/letters' as Operation<{
  parameters: NoPlace;
  requestBody: { content: { 'multipart/form-data': { id: number; note?: string; letter?: Blob } } };
  responses: { 201: Answered<{ version: number }> };
}>;

function client(answer: { status: number; body: unknown } | ApiError) {
  const asked: unknown[][] = [];
  const reply = (...request: unknown[]) => {
    asked.push(request);
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const carrier: ApiClient = {
    send: (...request) => reply(...request),
    upload: (path, form, options) => reply(path, Object.fromEntries(form.entries()), options),
  };
  return { carrier, asked };
}

test('a call goes to the address of its contract, with its query; undefined and empty values are left out', async () => {
  const { carrier, asked } = client({ status: 200, body: { rows: [1] } });
  const { body } = await call(carrier, list, {
    params: { type: 'a' },
    query: { page: 2, status: undefined },
  });
  expect(body.rows).toEqual([1]);
  expect(asked).toEqual([['GET', '/api/things/a?page=2', undefined, undefined]]);
});

test('a value in an address cannot lead to another address', () => {
  const open = 'GET /api/things/{type}' as Operation<{ parameters: { path: { type: string } } }>;
  expect(addressOf(open, { params: { type: '../admin?x=1#y' } })).toBe('/api/things/..%2Fadmin%3Fx%3D1%23y');
});

test('a body is sent unchanged, with the signal that cancels it', async () => {
  const { signal } = new AbortController();
  const { carrier, asked } = client({ status: 200, body: { decided: true } });
  await call(carrier, decide, { params: { id: 7 }, body: { grade: 'good', points: 3 } }, { signal });
  expect(asked).toEqual([['PUT', '/api/things/7/decision', { grade: 'good', points: 3 }, { signal }]]);
});

test('a form is sent as an upload that reports its progress; undefined fields are left out', async () => {
  const onProgress = () => undefined;
  const letter = new File(['%PDF'], 'letter.pdf');
  const { carrier, asked } = client({ status: 201, body: { version: 4 } });
  const { body } = await call(carrier, send, { form: { id: 7, note: undefined, letter } }, { onProgress });
  expect(body.version).toBe(4);
  expect(asked).toEqual([['/api/letters', { id: '7', letter: expect.any(File) }, { onProgress }]]);
});

test('a refusal reaches the caller unchanged', async () => {
  const refusal = new ApiError({ kind: 'answer', status: 409, message: 'Changed elsewhere' });
  const { carrier } = client(refusal);
  await expect(call(carrier, leave)).rejects.toBe(refusal);
});

test('the compiler refuses input that the contract does not take, and distinguishes answers by status', async () => {
  const { carrier } = client({ status: 220, body: { before: 'yesterday' } });
  const input = { params: { id: 7 }, body: { grade: 'good', points: 3 } } as const;
  const answer = await call(carrier, decide, input);
  // @ts-expect-error the body of 220 has other members than the body of 200
  expect(answer.body.decided).toBeUndefined();
  expect(answer.status === 220 ? answer.body.before : null).toBe('yesterday');
  const refused = [
    // @ts-expect-error an id is missing
    () => call(carrier, decide, { body: input.body }),
    // @ts-expect-error the body is missing
    () => call(carrier, decide, { params: { id: 7 } }),
    // @ts-expect-error a grade from another list
    () => call(carrier, decide, { params: { id: 7 }, body: { grade: 'fair', points: 3 } }),
    // @ts-expect-error the query has no such name
    () => call(carrier, list, { params: { type: 'a' }, query: { pages: 2 } }),
    // @ts-expect-error a call without a body is given one
    () => call(carrier, leave, { body: {} }),
    // @ts-expect-error a text where a file belongs
    () => call(carrier, send, { form: { id: 7, letter: 'letter.pdf' } }),
    // @ts-expect-error only an upload reports its progress
    () => call(carrier, leave, {}, { onProgress: () => undefined }),
    // @ts-expect-error an address by hand
    () => call(carrier, 'GET /api/things', {}),
  ];
  expect(refused).toHaveLength(8);
  const typed = { grade: 'fair', points: '3' };
  expect((await call(carrier, asTyped(decide), { params: { id: 7 }, body: typed })).status).toBe(220);
});
