import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError } from '../api-error';
import type { Challenge } from '../proof-of-work/solve';
import type { Answer } from './answer';

/** A solution may come too late, or its network may owe more by then. */
const TRIES = 3;

/**
 * Sends; where the network has failed too often, solves what the answer asks for and sends again with the solution. The
 * code that solves is loaded when it is asked for.
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
