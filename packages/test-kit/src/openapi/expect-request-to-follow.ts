import { asRead } from './as-read';
import { findCall } from './find-call';
import { breachesOf, type Operation, shown, validatorOf } from './schemas';

export interface SentRequest {
  method: string;
  /** With its query. */
  path: string;
  /** A FormData for a form with files. */
  body?: unknown;
}

/**
 * Checks a request against the services' OpenAPI documents. An unknown member of the body or the query is a breach too,
 * since the service would ignore it.
 * @throws unless one document has the call and the service accepts such an address, query and body
 */
export function expectRequestToFollow(
  documents: readonly object[],
  { method, path, body }: SentRequest,
): void {
  const { operation, operationId, params } = findCall(documents, method, path);
  const breaches = [
    ...parameterBreaches(operation, 'path', params),
    ...parameterBreaches(operation, 'query', queryOf(path)),
    ...bodyBreaches(operation, body),
  ];
  if (breaches.length > 0)
    throw new Error(
      `${operationId} does not take this request: ${breaches.join('; ')} in ${describe(path, body)}`,
    );
}

const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
const describe = (path: string, body: unknown) =>
  `${path} ${shown(body instanceof FormData ? Object.fromEntries(body.entries()) : body)}`;

function parameterBreaches(
  { parameters = [] }: Operation,
  where: 'path' | 'query',
  given: Record<string, string>,
): string[] {
  const taken = parameters.filter((parameter) => parameter.in === where);
  const unknown = Object.keys(given).filter((name) => !taken.some((parameter) => parameter.name === name));
  return [
    ...unknown.map((name) => `the ${where} knows no ${name}`),
    ...taken.flatMap(({ name, required, schema }) => {
      const value = given[name];
      if (value === undefined) return required ? [`the ${where} lacks ${name}`] : [];
      const validate = validatorOf(schema);
      return validate(asRead(schema, value)) ? [] : breachesOf(validate, `${name} of the ${where}`);
    }),
  ];
}

function bodyBreaches({ requestBody }: Operation, body: unknown): string[] {
  const empty = body === undefined || body === null;
  if (!requestBody) return empty ? [] : ['it takes no body'];
  if (empty) return requestBody.required ? ['it needs a body'] : [];
  const type = body instanceof FormData ? 'multipart/form-data' : 'application/json';
  const schema = requestBody.content[type]?.schema;
  if (!schema) return [`it takes no ${type}`];
  if (body instanceof FormData) return formBreaches(schema, body);
  const validate = validatorOf(schema);
  // As sent over the wire: without undefined members.
  return validate(asRead(schema, JSON.parse(JSON.stringify(body)))) ? [] : breachesOf(validate, 'the body');
}

interface Field {
  format?: string;
  items?: Field;
}

function formBreaches(schema: object, form: FormData): string[] {
  const { properties = {} } = schema as { properties?: Record<string, Field> };
  const isFile = (name: string) => [properties[name], properties[name]?.items].some(isBinary);
  const breaches: string[] = [];
  const read: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    if (name in properties && values.some((value) => (typeof value !== 'string') !== isFile(name)))
      breaches.push(`${name} must be ${isFile(name) ? 'a file' : 'a text'}`);
    const texts = values.map((value) => (typeof value === 'string' ? value : value.name));
    read[name] = properties[name]?.items ? texts : texts[0];
  }
  const validate = validatorOf(schema);
  return validate(asRead(schema, read)) ? breaches : [...breaches, ...breachesOf(validate, 'the form')];
}

const isBinary = (field?: Field) => field?.format === 'binary';
