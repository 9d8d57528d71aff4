import { dereferenced } from './dereferenced';
import type { Document, Operation } from './schemas';

export interface FoundCall {
  document: Document;
  operationId: string;
  operation: Operation;
  /** The values of the path's parameters, by name. */
  params: Record<string, string>;
}

/** The call of one of the documents at this method and address; a query is ignored. */
export function findCall(documents: readonly object[], method: string, path: string): FoundCall {
  const address = path.split('?')[0] ?? '';
  const found = documents.map(dereferenced).flatMap((document) =>
    Object.entries((document as Document).paths).flatMap(([pattern, methods]) => {
      const params = paramsOf(pattern, address);
      const operation = methods[method.toLowerCase()];
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

/** Null when the address does not match the pattern. */
function paramsOf(pattern: string, address: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = address.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, segment] of wanted.entries()) {
    const value = given[place] ?? '';
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decodeURIComponent(value);
    else if (segment !== value) return null;
  }
  return params;
}
