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
 * Checks an answer of a stand-in for the API against the services' OpenAPI documents. The call is found by its method
 * and address.
 * @throws unless one document has the call and promises such an answer
 */
export function expectFakeToFollow(
  documents: readonly object[],
  { method, path, status = 200, body }: FakeAnswer,
): void {
  const { document, operationId } = findCall(documents, method, path);
  expectToFollow(document, operationId, status, body);
}
