/** Compares two versions of an OpenAPI document and finds changes that break callers of the earlier version. */
import { dereferenced } from './dereferenced.mjs';
import { schemaBreaks } from './schemas.mjs';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** The operations of all calls in the document, by method and path: `GET /api/me`. */
export function operationsOf(document) {
  return new Map(
    Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      methods
        .filter((method) => item[method])
        .map((method) => [
          `${method.toUpperCase()} ${path}`,
          {
            ...item[method],
            parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])],
            path,
          },
        ]),
    ),
  );
}

/**
 * Returns all breaking changes as `{ operationId, names, call, path, where, field, what }`: `names` are the call's ids
 * before and now; `where` is 'the call', 'the request' or 'answer 200'. `sentenceOf` makes a sentence of each.
 */
export function breaksOf(earlier, later) {
  const [before, after] = [dereferenced(earlier), dereferenced(later)];
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([call, was]) => {
    const { operationId, path } = was;
    const is = now.get(call);
    const found = is
      ? compareOperations(before, after, was, is)
      : [{ where: 'the call', field: '', what: 'is gone' }];
    const names = [...new Set([...namesOf(was), ...namesOf(is)])];
    return found.map((one) => ({ operationId, names, call, path, ...one }));
  });
}

/** The id of a call, and its id in earlier releases. */
const namesOf = (call) => [call?.operationId, call?.['x-former-id']].filter(Boolean);

export const sentenceOf = ({ operationId, call, where, field, what }) =>
  `${operationId} ${call}: ${field ? `${field} of ${where}` : where} ${what}`;

function compareOperations(before, after, was, is) {
  const found = [];
  const report = (where, what, field = '') => found.push({ where, field, what });
  if (!namesOf(was).some((name) => namesOf(is).includes(name)))
    report('the call', `has another name: ${is.operationId}`);
  if (isOpen(before, was) && !isOpen(after, is)) report('the call', 'asks who is calling now');
  compareParameters(was, is, report);
  compareBodies(was, is, report);
  for (const [status, answer] of Object.entries(was.responses ?? {})) {
    const other = is.responses?.[status];
    if (other) compareContents(answer, other, { where: `answer ${status}`, reading: true, report });
    else report(`answer ${status}`, 'is gone');
  }
  return found;
}

const isOpen = (document, operation) => (operation.security ?? document.security ?? []).length === 0;

function compareParameters(was, is, report) {
  const listOf = ({ parameters }) => parameters.map((one) => [`${one.in} ${one.name}`, one]);
  const known = new Map(listOf(was));
  const present = new Map(listOf(is));
  for (const [name, one] of known) {
    const other = present.get(name);
    if (!other) {
      report('the request', 'is gone', name);
      continue;
    }
    if (other.required && !one.required) report('the request', 'has to be sent now', name);
    for (const { field, what } of schemaBreaks(one.schema, other.schema, { reading: false }))
      report('the request', what, field.startsWith('(') ? name : `${name}.${field}`);
  }
  for (const [name, { required }] of present)
    if (required && !known.has(name)) report('the request', 'is new and has to be sent', name);
}

function compareBodies({ requestBody: one }, { requestBody: other }, report) {
  if (!one) {
    if (other?.required) report('the request', 'needs a body now');
    return;
  }
  if (!other) {
    report('the request', 'takes no body any more');
    return;
  }
  if (other.required && !one.required) report('the request', 'needs a body now');
  compareContents(one, other, { where: 'the request', reading: false, report });
}

function compareContents({ content: one = {} }, { content: other = {} }, { where, reading, report }) {
  for (const [type, { schema }] of Object.entries(one)) {
    if (!other[type]) {
      report(where, `is not ${type} any more`);
      continue;
    }
    for (const { field, what } of schemaBreaks(schema, other[type].schema, { reading }))
      report(where, what, field);
  }
}
