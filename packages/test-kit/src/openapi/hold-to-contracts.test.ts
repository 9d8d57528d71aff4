import { holdToContracts } from './hold-to-contracts';

const output = (status: string, schema: object) => ({
  [status]: { content: { 'application/json': { schema } } },
});
const refusal = { type: 'object', required: ['message'] };
const document = {
  paths: {
    '/things': {
      get: { operationId: 'T01', responses: output('200', { type: 'number' }) },
      post: {
        operationId: 'T02',
        requestBody: { content: { 'application/json': { schema: { type: 'number' } } } },
        responses: {
          ...output('201', { type: 'number' }),
          ...output('401', refusal),
          ...output('422', refusal),
        },
      },
    },
  },
};

/**
 * The check that the helper registers with Jest's afterEach; tests call it themselves, since a test cannot expect its
 * own failure.
 */
let afterEachTest: () => void;
jest.spyOn(globalThis, 'afterEach').mockImplementation((work) => {
  afterEachTest = work as () => void;
});
const { watch, expectBreach } = holdToContracts([document], { except: /^\/gateway\// });

const refused = (status: number, body: unknown) => Object.assign(new Error('refused'), { status, body });
type Answer = { status: number; body: unknown };
function client(answer: Answer | Error) {
  const send = async (): Promise<Answer> => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return watch({
    asked: 0,
    send: (_method: string, _path: string, _body?: unknown) => send(),
  });
}

test('calls that follow the contract pass unchanged', async () => {
  const fits = client({ status: 200, body: 12 });
  expect(await fits.send('GET', '/things')).toEqual({ status: 200, body: 12 });
  expect(fits.asked).toBe(0);
  expect(afterEachTest).not.toThrow();
});

test('a deviating answer or request fails its test at the end, once, and names the call', async () => {
  const answered = await client({ status: 200, body: 'twelve' }).send('POST', '/things', 'four');
  expect(answered.body).toBe('twelve');
  expect(afterEachTest).toThrow(
    /T02 does not take this request: the body must be number[\s\S]*T02 promises no answer 200/,
  );
  expect(afterEachTest).not.toThrow();
});

test('so does a deviating refusal, which still reaches the caller', async () => {
  await expect(client(refused(401, null)).send('POST', '/things', 4)).rejects.toThrow('refused');
  expect(afterEachTest).toThrow('T02 401 breaks its promise');
});

test('a request that the service refuses may be anything; the refusal must follow the contract', async () => {
  await expect(client(refused(422, { message: 'No' })).send('POST', '/things', 'four')).rejects.toThrow();
  expect(afterEachTest).not.toThrow();
});

test('a call without an answer is checked as a request alone; other failures are passed on', async () => {
  await expect(client(refused(0, null)).send('POST', '/things', 4)).rejects.toThrow();
  await expect(client(new Error('a bug')).send('GET', '/things')).rejects.toThrow('a bug');
  expect(afterEachTest).not.toThrow();
  await expect(client(refused(0, null)).send('POST', '/things', 'four')).rejects.toThrow();
  expect(afterEachTest).toThrow('T02 does not take this request');
});

test('a call that no contract has is reported, unless it is named as an exception', async () => {
  await client({ status: 200, body: 1 }).send('GET', '/others');
  expect(afterEachTest).toThrow('No contract has the call GET /others');
  await client({ status: 200, body: 1 }).send('GET', '/gateway/things');
  expect(afterEachTest).not.toThrow();
});

test('a test about an answer that no service gives declares it, and fails when it does not come', async () => {
  expectBreach(/T01 200/);
  await client({ status: 200, body: 'twelve' }).send('GET', '/things');
  expect(afterEachTest).not.toThrow();
  await client({ status: 200, body: 'twelve' }).send('GET', '/things');
  expect(afterEachTest).toThrow('T01 200 breaks its promise');
  expectBreach(/T01 200/);
  await client({ status: 200, body: 12 }).send('GET', '/things');
  expect(afterEachTest).toThrow('As the contracts say, after all: /T01 200/');
});
