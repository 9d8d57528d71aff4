import { expectRequestToFollow } from './expect-request-to-follow';

const text = { type: 'string' };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const document = {
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'T01',
        parameters: [id, { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: {} },
      },
      put: {
        operationId: 'T02',
        parameters: [id],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name', 'legs'],
                properties: {
                  name: text,
                  legs: { type: 'integer' },
                  colour: { type: 'string', enum: ['red', 'blue'] },
                  rows: {
                    type: 'array',
                    items: { type: 'object', properties: { size: { type: 'number' } } },
                  },
                },
                additionalProperties: false,
              },
            },
          },
        },
        responses: { 200: {} },
      },
    },
    '/files': {
      post: {
        operationId: 'T03',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['of'],
                properties: { of: { type: 'integer' }, cv: { type: 'string', format: 'binary' } },
                additionalProperties: false,
              },
            },
          },
        },
        responses: { 200: {} },
      },
    },
  },
};
const sent = (method: string, path: string, body?: unknown) => () =>
  expectRequestToFollow([document], { method, path, body });
const form = (fields: Record<string, string | Blob>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};
const pdf = new File(['%PDF'], 'cv.pdf');

test('a request that the service accepts passes, also with text in place of numbers', () => {
  expect(sent('GET', '/things/12?page=2')).not.toThrow();
  expect(sent('PUT', '/things/12', { name: 'lamp', legs: 3, colour: 'red' })).not.toThrow();
  expect(
    sent('PUT', '/things/12', { name: 'lamp', legs: '3', colour: '', rows: [{ size: '2' }] }),
  ).not.toThrow();
  expect(sent('POST', '/files', form({ of: '7', cv: pdf }))).not.toThrow();
});

test.each([
  [
    'an address with a text for a number',
    'GET',
    '/things/latest',
    undefined,
    /T01.*id of the path must be integer/,
  ],
  ['a query out of its limits', 'GET', '/things/1?page=0', undefined, /page of the query must be >= 1/],
  ['a name that no query has', 'GET', '/things/1?pages=2', undefined, /the query knows no pages/],
  ['a body where none is read', 'GET', '/things/1', {}, /it takes no body/],
  ['no body', 'PUT', '/things/1', undefined, /T02.*it needs a body/],
  ['a member that is missing', 'PUT', '/things/1', { name: 'lamp' }, /required property 'legs'/],
  ['a needed member that is blank', 'PUT', '/things/1', { name: 'lamp', legs: '' }, /legs must be integer/],
  ['a member of another kind', 'PUT', '/things/1', { name: 4, legs: 3 }, /name must be string/],
  ['a value that is not listed', 'PUT', '/things/1', { name: 'a', legs: 3, colour: 'green' }, /colour/],
  [
    'a member that nobody reads',
    'PUT',
    '/things/1',
    { name: 'a', legs: 3, id: 1 },
    /additional properties \(id\)/,
  ],
  ['a form where a body is read', 'PUT', '/things/1', form({ name: 'a' }), /takes no multipart\/form-data/],
  ['a text for a file', 'POST', '/files', form({ of: '7', cv: 'cv.pdf' }), /cv must be a file/],
  ['a file for a text', 'POST', '/files', form({ of: pdf }), /of must be a text/],
  ['a field that nobody reads', 'POST', '/files', form({ of: '7', letter: pdf }), /\(letter\)/],
])('%s is reported', (_what, method, path, body, reason) => {
  expect(sent(method, path, body)).toThrow(reason);
});
