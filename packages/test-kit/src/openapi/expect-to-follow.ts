import { dereferenced } from './dereferenced';
import { breachesOf, type Document, type Operation, shown, validatorOf } from './schemas';

/**
 * Checks an answer against an OpenAPI document; `undefined` or `''` is an empty body.
 * @throws unless the document has this operation with this status and such a body
 */
export function expectToFollow(openapi: object, operationId: string, status: number, body: unknown): void {
  const document = dereferenced(openapi) as Document;
  const response = operationOf(document, operationId).responses[status];
  if (!response) throw new Error(`${operationId} promises no answer ${status}`);
  const schema = response.content?.['application/json']?.schema;
  if (!schema) {
    const empty = body === undefined || body === null || body === '';
    if (!empty)
      throw new Error(`${operationId} ${status} promises an empty body and has one: ${shown(body)}`);
    return;
  }
  const validate = validatorOf(schema);
  if (validate(body)) return;
  const breaches = breachesOf(validate, 'the body').join('; ');
  throw new Error(`${operationId} ${status} breaks its promise: ${breaches} in ${shown(body)}`);
}

const known = new WeakMap<Document, Map<string | undefined, Operation>>();

function operationOf(document: Document, operationId: string): Operation {
  const operations = known.get(document) ?? operationsOf(document);
  known.set(document, operations);
  const found = operations.get(operationId);
  if (!found) throw new Error(`The document has no operation ${operationId}`);
  return found;
}

const operationsOf = ({ paths }: Document) =>
  new Map(
    Object.values(paths)
      .flatMap((path) => Object.values(path))
      .map((operation) => [operation.operationId, operation]),
  );
