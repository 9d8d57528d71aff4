import Joi from 'joi';
import { defineCall } from '..';
import { openApiDocument, wholeDocument } from './openapi';

const photo = Joi.object({ file: Joi.string().required() });
const thing = Joi.object({ id: Joi.number().required(), photos: Joi.array().items(photo).required() });
const refusal = Joi.object({ message: Joi.string().required() });

const call = (id: string, path: string, answer: Joi.Schema) =>
  defineCall({
    id,
    method: 'post',
    path,
    summary: 'A call',
    auth: 'token',
    needsProof: true,
    input: { body: Joi.object({ photo }) },
    answers: { 200: answer, 404: refusal },
    handle: () => undefined,
  });

const options = {
  title: 'Things',
  version: '1.0.0',
  calls: [
    call('getThing', '/api/thing', Joi.object({ thing })),
    call('listThings', '/api/things', Joi.object({ things: Joi.array().items(thing) })),
  ],
};
const names = {
  Refusal: 'getThing 404',
  Thing: 'listThings 200 things.*',
  Photo: 'getThing body photo',
};
const document = openApiDocument({ ...options, names });
const { schemas, responses } = document.components;
const answers = (path: string) => document.paths[path]?.post?.responses as Record<string, object>;
const ref = (place: string) => ({ $ref: `#/components/${place}` });

/** The document with each reference replaced by what it refers to. */
function whole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== 'object' || value === null) return value;
  if (!('$ref' in value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one)]));
  const [, kind = '', name = ''] = String(value.$ref).slice(2).split('/');
  return whole((document.components as Record<string, Record<string, unknown>>)[kind]?.[name]);
}

test('a schema with a name stands once, wherever it is', () => {
  expect(answers('/api/thing')[200]).toMatchObject({
    content: { 'application/json': { schema: { properties: { thing: ref('schemas/Thing') } } } },
  });
  expect(schemas.Thing).toMatchObject({ properties: { photos: { items: ref('schemas/Photo') } } });
});

test('refusals of several calls stand once, each by its words and its schema', () => {
  expect(answers('/api/thing')[404]).toEqual(ref('responses/NotThereRefusal'));
  expect(answers('/api/things')[422]).toEqual(ref('responses/FieldsBreakRules'));
  expect(answers('/api/things')[403]).toEqual(ref('responses/NotProven'));
  expect(responses?.NotThereRefusal).toMatchObject({
    content: { 'application/json': { schema: ref('schemas/Refusal') } },
  });
});

test('the document promises what it promised with each schema at its place', () => {
  const { paths, components } = wholeDocument(options);
  expect(whole(document.paths)).toEqual(whole(paths));
  expect(schemas.Error).toEqual(components.schemas.Error);
});

test.each([
  [
    'a place that is not there',
    { Thing: 'getThing 200 nothing' },
    /no schema Thing at its place: getThing 200 nothing/,
  ],
  ['a call that is not there', { Thing: 'getNothing 200' }, /no schema Thing/],
  ['a schema of one place alone', { Body: 'getThing 200' }, /Only one place has the schema of Body/],
  ['two names', { ...names, Picture: 'listThings 200 things.*.photos.*' }, /Two names for one schema: Photo/],
])('%s is refused', (_what, wrong, reason) => {
  expect(() => openApiDocument({ ...options, names: wrong })).toThrow(reason);
});
