import { Unavailable } from '../../base/errors';
import { request } from '../../base/outgoing';
import type { Actor } from './actor';

/** In ms: how long after a proof of the password, at the sign-in or later, calls that need a proof are open. */
export const PROOF_COUNTS_MS = 15 * 60_000;

/** The time of a session's last password proof; undefined for a session that has ended. */
export type Proofs = (sessionId: string) => Promise<Date | undefined>;

/** Whether a proof from this time is still recent enough. */
export const countsStill = (provenAt: Date | undefined, now: Date): boolean =>
  provenAt !== undefined && now.getTime() - provenAt.getTime() < PROOF_COUNTS_MS;

/** Whether a token is so new that the sign-in that made it counts as the proof. */
export const isNew = ({ issuedAt }: Actor, now: Date): boolean =>
  issuedAt !== undefined && countsStill(new Date(issuedAt * 1000), now);

/** Asks the issuer, which stores the proofs. @throws Unavailable while the issuer does not answer */
export function remoteProofs(authUrl: string, credential: string): Proofs {
  return async (sessionId) => {
    const url = new URL(`/internal/sessions/${encodeURIComponent(sessionId)}/proof`, authUrl);
    const headers = { Authorization: `Service ${credential}` };
    try {
      const { statusCode, body } = await request(url, { headers, signal: AbortSignal.timeout(3000) });
      const text = await body.text();
      if (statusCode === 404) return undefined;
      if (statusCode !== 200) throw new Error(`proofs answered ${statusCode}`);
      return new Date((JSON.parse(text) as { proven_at: string }).proven_at);
    } catch (error) {
      throw new Unavailable(undefined, { cause: error });
    }
  };
}
