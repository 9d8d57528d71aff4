import type { Document, Operation } from './schemas';

export interface FoundCall {
  document: Document;
  operationId: string;
  operation: Operation;
  /** What stands in the address where the document has room for anything. */
  params: Record<string, string>;
}

/** The call of one of the documents that a method and an address lead to; a query in it does not matter. */
export function findCall(documents: readonly object[], method: string, path: string): FoundCall {
  const address = path.split('?')[0] ?? '';
  const found = documents.flatMap((document) =>
    Object.entries((document as Document).paths).flatMap(([pattern, methods]) => {
      const params = paramsOf(pattern, address);
      const operation = methods[method.toLowerCase()];
      return params && operation?.operationId
        ? [{ document: document as Document, operationId: operation.operationId, operation, params }]
        : [];
    }),
  );
  // An address without something put in goes before one that has room for anything there.
  const [one] = found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  if (!one) throw new Error(`No contract has the call ${method} ${address}`);
  return one;
}

/** null where the address is another. */
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
