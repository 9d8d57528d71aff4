import { expectToFollow } from './expect-to-follow';

interface Documented {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

export interface FakeAnswer {
  method: string;
  /** With or without a query. */
  path: string;
  status?: number;
  body: unknown;
}

/**
 * Holds what a stand-in for the API answered against the documents of the services: throws unless one of them has
 * that call and promises just such an answer. The call is found by its method and address.
 */
export function expectFakeToFollow(
  documents: readonly object[],
  { method, path, status = 200, body }: FakeAnswer,
): void {
  const address = path.split('?')[0] ?? '';
  const found = documents.flatMap((document) =>
    Object.entries((document as Documented).paths)
      .filter(([pattern]) => leadsTo(pattern, address))
      .flatMap(([pattern, methods]) => {
        const operationId = methods[method.toLowerCase()]?.operationId;
        return operationId ? [{ document, pattern, operationId }] : [];
      }),
  );
  // An address without something put in goes before one that has room for anything there.
  const [one] = found.sort((a, b) => a.pattern.split('{').length - b.pattern.split('{').length);
  if (!one) throw new Error(`No contract has the call ${method} ${address}`);
  expectToFollow(one.document, one.operationId, status, body);
}

function leadsTo(pattern: string, address: string): boolean {
  const wanted = pattern.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, place) => segment.startsWith('{') || segment === given[place])
  );
}
