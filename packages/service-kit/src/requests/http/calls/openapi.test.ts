import Joi from 'joi';
import { defineCall, openApiDocument } from '..';

const calls = [
  defineCall({
    id: 'getWorkQueue',
    method: 'put',
    path: '/api/things/:id',
    summary: 'Change a thing',
    auth: 'token',
    roles: ['owner'],
    input: {
      params: Joi.object({ id: Joi.number().integer().required() }),
      query: Joi.object({ dry: Joi.boolean() }),
      body: Joi.object({ name: Joi.string().max(20).required() }),
    },
    answers: {
      200: Joi.object({ id: Joi.number().required() }).description('The thing as it is now'),
      204: null,
    },
    handle: () => undefined,
  }),
  defineCall({
    id: 'listOutstanding',
    method: 'get',
    path: '/api/storage/*path',
    summary: 'A file',
    auth: 'token-or-file-cookie',
    answers: { 200: { mediaTypes: ['application/pdf'] } },
    handle: () => undefined,
  }),
  defineCall({
    id: 'T03',
    method: 'post',
    path: '/api/storage',
    summary: 'Keep a file',
    auth: 'public',
    input: { multipart: { fields: Joi.object({ title: Joi.string() }), files: ['letter'], maxFileBytes: 1 } },
    answers: { 201: null },
    handle: () => undefined,
  }),
];

const document = openApiDocument({ title: 'Things', version: '1.0.0', calls });
const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>;

test("the document describes a call's input and answers", () => {
  const operation = paths['/api/things/{id}']?.put;
  expect(operation).toMatchObject({
    operationId: 'getWorkQueue',
    security: [{ bearer: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'dry', in: 'query', required: false, schema: { type: 'boolean' } },
    ],
  });
  expect(operation?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { required: ['name'], properties: { name: { maxLength: 20 } } } },
    },
  });
  expect(operation?.responses).toMatchObject({ 200: { description: 'The thing as it is now' } });
});

test('the error answers of a call are documented without being declared', () => {
  const responses = paths['/api/things/{id}']?.put?.responses as Record<string, unknown>;
  const statuses = ['200', '204', '400', '401', '403', '413', '415', '422', '500', '503', 'default'];
  expect(Object.keys(responses)).toEqual(statuses);
  expect(responses['422']).toEqual({ $ref: '#/components/responses/FieldsBreakRules' });
  expect(JSON.stringify(document.components.responses?.FieldsBreakRules)).toContain(
    '#/components/schemas/Error',
  );
});

test('files are documented as files, in forms and answers', () => {
  expect(paths['/api/storage/{path}']?.get).toMatchObject({
    security: [{ bearer: [] }, { fileCookie: [] }],
    parameters: [{ name: 'path', in: 'path', required: true }],
    responses: { 200: { content: { 'application/pdf': { schema: { format: 'binary' } } } } },
  });
  expect(JSON.stringify(paths['/api/storage']?.post?.requestBody)).toContain('multipart/form-data');
  expect(JSON.stringify(paths['/api/storage']?.post?.requestBody)).toContain(
    '"letter":{"type":"string","format":"binary"}',
  );
});
