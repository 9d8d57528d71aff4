import { expectToFollow } from './expect-to-follow';
import { findCall } from './find-call';

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
  const { document, operationId } = findCall(documents, method, path);
  expectToFollow(document, operationId, status, body);
}
