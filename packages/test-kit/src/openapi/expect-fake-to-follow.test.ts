import { expectFakeToFollow } from './expect-fake-to-follow';

const answering = (operationId: string, type: string) => ({
  get: {
    operationId,
    responses: { 200: { content: { 'application/json': { schema: { type } } } }, 204: {} },
  },
});
const documents = [
  { paths: { '/api/me': answering('A02', 'string') } },
  {
    paths: {
      '/api/things/{id}': answering('T01', 'number'),
      '/api/things/latest': answering('T02', 'boolean'),
    },
  },
];
const follow = (path: string, body: unknown, status?: number) => () =>
  expectFakeToFollow(documents, { method: 'GET', path, body, ...(status && { status }) });

test('the call is found by its address, in any of the documents', () => {
  expect(follow('/api/me', 'me')).not.toThrow();
  expect(follow('/api/things/12?page=2', 12)).not.toThrow();
  expect(follow('/api/things/12', undefined, 204)).not.toThrow();
});

test('a literal path comes before a path with a parameter', () => {
  expect(follow('/api/things/latest', true)).not.toThrow();
  expect(follow('/api/things/latest', 12)).toThrow('T02 200 breaks its promise');
});

test('an answer that breaks the contract is reported', () => {
  expect(follow('/api/things/12', 'twelve')).toThrow('T01 200 breaks its promise: the body must be number');
  expect(follow('/api/me', 'me', 201)).toThrow('A02 promises no answer 201');
});

test('a call that no service has is reported', () => {
  expect(follow('/api/other', {})).toThrow('No contract has the call GET /api/other');
});
