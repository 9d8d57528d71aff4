import { expectToFollow } from './expect-to-follow';

const thing = {
  type: 'object',
  required: ['id', 'type'],
  properties: {
    id: { type: 'integer' },
    type: { type: 'string', enum: ['lamp', 'chair'], nullable: true },
    made_at: { type: 'string', format: 'date-time' },
    owner: { $ref: '#/components/schemas/Owner' },
  },
  additionalProperties: false,
};
const document = {
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'T01',
        responses: {
          200: { content: { 'application/json': { schema: thing } } },
          204: {},
          404: { content: { 'application/json': { schema: { type: 'object', required: ['message'] } } } },
        },
      },
    },
  },
  components: { schemas: { Owner: { type: 'object', nullable: true, required: ['name'] } } },
};
const follow = (status: number, body: unknown) => () => expectToFollow(document, 'T01', status, body);

test('an answer as promised passes', () => {
  expect(
    follow(200, { id: 1, type: 'lamp', made_at: '2026-11-21T09:00:00.000Z', owner: { name: 'Ada' } }),
  ).not.toThrow();
  expect(follow(200, { id: 1, type: null, owner: null })).not.toThrow();
  expect(follow(404, { message: 'no' })).not.toThrow();
  expect(follow(204, undefined)).not.toThrow();
});

test.each([
  [200, { id: '1', type: 'lamp' }, /\/id must be integer/],
  [200, { id: 1, type: 'table' }, /\/type must be equal to one of/],
  [200, { id: 1 }, /required property 'type'/],
  [200, { id: 1, type: 'lamp', made_at: 'yesterday' }, /date-time/],
  [200, { id: 1, type: 'lamp', secret: true }, /additional properties/],
  [200, { id: 1, type: 'lamp', owner: {} }, /required property 'name'/],
  [204, { id: 1 }, /promises an empty body/],
  [201, {}, /promises no answer 201/],
])('an answer %d %j is reported as a broken promise', (status, body, reason) => {
  expect(follow(status, body)).toThrow(reason);
});

test('a call without documentation is reported', () => {
  expect(() => expectToFollow(document, 'T99', 200, {})).toThrow(/no operation T99/);
});
