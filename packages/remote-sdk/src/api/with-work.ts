import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError } from '../api-error';
import type { Challenge } from '../proof-of-work/solve';
import type { Answer } from './answer';

/** A second or third solution is needed when the first came too late, or when the network has to prove more by then. */
const TRIES = 3;

/**
 * Sends a request. When the answer asks for work, because the caller's network has failed too often, solves the
 * challenge and sends the request again with the solution. The code that solves is loaded only then.
 * @throws as `send` does
 */
export async function withWork(
  shell: ShellApi,
  body: unknown,
  send: (body: unknown) => Promise<Answer>,
): Promise<Answer> {
  let sent = body;
  for (let left = TRIES; ; left -= 1) {
    try {
      return await send(sent);
    } catch (error) {
      const challenge = left > 0 && challengeOf(error);
      if (!challenge) throw error;
      const proof_of_work = await import(/* webpackChunkName: "prove" */ '../proof-of-work/prove')
        .then(({ proveWork }) => proveWork(shell, challenge))
        .catch(() => {
          throw error;
        });
      sent = { ...(body as object), proof_of_work };
    }
  }
}

const challengeOf = (error: unknown): Challenge | undefined =>
  error instanceof ApiError && error.status === 429
    ? (error.body as { challenge?: Challenge } | null)?.challenge
    : undefined;
