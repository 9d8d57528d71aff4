import { dereferenced } from './dereferenced';
import type { Document, Operation } from './schemas';

export interface FoundCall {
  document: Document;
  operationId: string;
  operation: Operation;
  /** The values of the path's parameters, by name. */
  params: Record<string, string>;
}

/** For each document its addresses as lists of segments, by the number of segments. */
const known = new WeakMap<object, Map<number, [wanted: string[], methods: Record<string, Operation>][]>>();

function addressesOf(document: object) {
  const before = known.get(document);
  if (before) return before;
  const made: ReturnType<typeof known.get> = new Map();
  for (const [pattern, methods] of Object.entries((document as Document).paths)) {
    const wanted = pattern.split('/');
    made.set(wanted.length, [...(made.get(wanted.length) ?? []), [wanted, methods]]);
  }
  known.set(document, made);
  return made;
}

/** The call of one of the documents at this method and address; a query is ignored. */
export function findCall(documents: readonly object[], method: string, path: string): FoundCall {
  const address = path.split('?')[0] ?? '';
  const given = address.split('/');
  const found = documents.map(dereferenced).flatMap((document) =>
    (addressesOf(document).get(given.length) ?? []).flatMap(([wanted, methods]) => {
      const operation = methods[method.toLowerCase()];
      const params = operation?.operationId && paramsOf(wanted, given);
      return params && operation?.operationId
        ? [{ document: document as Document, operationId: operation.operationId, operation, params }]
        : [];
    }),
  );
  // A literal path comes before a path with a parameter in the same place.
  const [one] = found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  if (!one) throw new Error(`No contract has the call ${method} ${address}`);
  return one;
}

/**
 * The parameters' values, or null when the address does not match the pattern; both have the same number of segments.
 */
function paramsOf(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [place, segment] of wanted.entries()) {
    const value = given[place] ?? '';
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decodeURIComponent(value);
    else if (segment !== value) return null;
  }
  return params;
}
