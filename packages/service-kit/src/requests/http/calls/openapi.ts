import type Joi from 'joi';
import joiToSwagger from 'joi-to-swagger';
import type { AnyCall, FileAnswer } from '../call';
import { meanings, notProven } from './meanings';
import { type Described, type SchemaNames, withShared } from './openapi-shared';

export interface DocumentOptions {
  title: string;
  version: string;
  description?: string;
  calls: AnyCall[];
  /** Names of schemas that occur once in the document, each with one of its places. */
  names?: SchemaNames;
}

type Json = Record<string, unknown>;

/** The OpenAPI 3 document of these calls, made from their validation schemas. */
export function openApiDocument({ names = {}, ...options }: DocumentOptions): Described {
  return withShared(wholeDocument(options), names);
}

/** The document without references: each schema is repeated wherever it occurs. */
export function wholeDocument({ title, version, description, calls }: DocumentOptions): Described {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = documentedPath(call.path);
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return {
    openapi: '3.0.3',
    info: { title, version, ...(description && { description }) },
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes },
  };
}

function operation(call: AnyCall): Json {
  const parameters = [
    ...parametersOf('path', call.input?.params),
    ...parametersOf('query', call.input?.query),
  ];
  const undeclared = pathNames(call.path).filter((name) => !parameters.some((one) => one.name === name));
  for (const name of undeclared)
    parameters.push({ name, in: 'path', required: true, schema: { type: 'string' } });
  const requestBody = bodyOf(call);
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.tags && { tags: call.tags }),
    security: security[call.auth],
    ...(call.may && { 'x-permission': call.may }),
    ...(call.programs && { 'x-token-scope': call.programs }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(call),
  };
}

function parametersOf(place: 'path' | 'query', schema: Joi.Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf(call: AnyCall): Json | undefined {
  const { body, multipart } = call.input ?? {};
  if (body) return { required: true, content: { 'application/json': { schema: jsonSchema(body) } } };
  if (!multipart) return undefined;
  const form = jsonSchema(multipart.fields) as { properties?: Json };
  const files = multipart.files.map((name) => [name, { type: 'string', format: 'binary' }]);
  const properties = { ...form.properties, ...Object.fromEntries(files) };
  return { required: true, content: { 'multipart/form-data': { schema: { ...form, properties } } } };
}

function responsesOf(call: AnyCall): Json {
  const responses: Json = {};
  for (const [status, answer] of Object.entries(call.answers))
    responses[status] = response(Number(status), answer);
  for (const status of errorStatusesOf(call)) responses[status] ??= errorResponse(status);
  if (call.needsProof) responses[403] = { ...errorResponse(403), description: notProven };
  responses.default = errorResponse(undefined);
  return responses;
}

function response(status: number, answer: Joi.Schema | FileAnswer | null): Json {
  const usual = meanings[status] ?? 'Answered';
  if (!answer) return { description: usual };
  if ('mediaTypes' in answer) {
    const content = answer.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { description: usual, content: Object.fromEntries(content) };
  }
  const { description = usual } = (answer.describe().flags ?? {}) as { description?: string };
  return { description, content: { 'application/json': { schema: jsonSchema(answer) } } };
}

function errorResponse(status: number | undefined): Json {
  const description = (status && meanings[status]) ?? 'Any other failure';
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

function errorStatusesOf(call: AnyCall): number[] {
  const { params, query, body, multipart } = call.input ?? {};
  const statuses = [500, 503];
  if (call.auth === 'internal') statuses.push(404);
  else if (call.auth !== 'public') statuses.push(401);
  if (call.roles || call.may || call.staffOnly || call.scopes) statuses.push(403);
  if (body || multipart) statuses.push(400, 413, 415);
  if (params || query || body || multipart) statuses.push(422);
  return statuses.sort((a, b) => a - b);
}

function jsonSchema(schema: Joi.Schema): Json {
  return joiToSwagger(schema).swagger;
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/[:*](\w+)/g)].map((match) => match[1] as string);
}

function documentedPath(path: string): string {
  return path.replace(/\{?[:*](\w+)\}?/g, '{$1}');
}

const security: Record<AnyCall['auth'], Json[]> = {
  public: [],
  internal: [{ service: [] }],
  token: [{ bearer: [] }],
  'file-cookie': [{ fileCookie: [] }],
  'token-or-file-cookie': [{ bearer: [] }, { fileCookie: [] }],
};

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  fileCookie: { type: 'apiKey', in: 'cookie', name: 'portal_files' },
  service: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Service <credential>' },
};

const errorSchema = {
  type: 'object',
  required: ['message', 'request_id'],
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    codes: {
      type: 'object',
      description:
        'What `message` and `errors` say, in words that stay the same in every language and release',
      properties: {
        message: { type: 'string' },
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      },
    },
    request_id: { type: 'string' },
  },
  additionalProperties: true,
};
