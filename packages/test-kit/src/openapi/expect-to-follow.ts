import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

interface Operation {
  operationId?: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: object;
}

const compiled = new WeakMap<object, Map<string, ValidateFunction | null>>();

/**
 * Throws unless the document has this operation, with this status, and the body is as promised there. `undefined` or
 * `''` is an empty body.
 */
export function expectToFollow(openapi: object, operationId: string, status: number, body: unknown): void {
  const document = openapi as Document;
  const validate = validatorOf(document, operationId, status);
  const empty = body === undefined || body === null || body === '';
  if (validate === null) {
    if (!empty)
      throw new Error(`${operationId} ${status} promises an empty body and has one: ${shown(body)}`);
    return;
  }
  if (validate(body)) return;
  const breaches = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || 'the body'} ${message}`,
  );
  throw new Error(`${operationId} ${status} breaks its promise: ${breaches.join('; ')} in ${shown(body)}`);
}

/** null where the body is empty or no JSON. */
function validatorOf(document: Document, operationId: string, status: number): ValidateFunction | null {
  const known = compiled.get(document) ?? new Map<string, ValidateFunction | null>();
  compiled.set(document, known);
  const name = `${operationId} ${status}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const response = operationOf(document, operationId).responses[status];
  if (!response) throw new Error(`${operationId} promises no answer ${status}`);
  const schema = response.content?.['application/json']?.schema;
  const validate = schema ? compile(document, schema) : null;
  known.set(name, validate);
  return validate;
}

function operationOf({ paths }: Document, operationId: string): Operation {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`The document has no operation ${operationId}`);
  return found;
}

function compile({ components = {} }: Document, schema: object): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  return ajv.compile({ ...withNulls(schema), components: withNulls(components) });
}

/** OpenAPI 3.0 says `nullable: true`, JSON Schema says `type: [..., 'null']`. */
function withNulls(value: object): object {
  if (Array.isArray(value)) return value.map(deep);
  const entries = Object.entries(value).map(([key, member]) => [key, deep(member)]);
  const { nullable, type, enum: allowed, ...rest } = Object.fromEntries(entries);
  return {
    ...rest,
    ...(type !== undefined && { type: nullable === true ? [type, 'null'].flat() : type }),
    ...(allowed !== undefined && { enum: nullable === true ? [...allowed, null] : allowed }),
  };
}

function deep(member: unknown): unknown {
  return typeof member === 'object' && member !== null ? withNulls(member) : member;
}

function shown(body: unknown): string {
  return (JSON.stringify(body) ?? 'nothing').slice(0, 500);
}
