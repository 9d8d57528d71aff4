import { createHmac, randomInt } from 'node:crypto';
import { networkOf } from '@portal/service-kit/network';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

export type { Challenge } from 'altcha-lib';

/** For how long a challenge can be solved. */
export const challengeGoodForMs = 5 * 60_000;

/**
 * Numbers to try for the first guess above the budget of a network, on average half of them: some 300 ms on a phone.
 * They double with each further budget that is spent, so that who tries many passwords pays more than who mistypes.
 */
const leastWork = 60_000;
const mostDoublings = 3;

/** What a challenge is for; a solution counts for nothing else. */
export interface ChallengePlace {
  door: string;
  /** The client's network address. */
  address: string;
}

/** How much work a guess costs after `failures` of a network whose budget is `most`. */
export const workFor = (failures: number, most: number): number =>
  leastWork * 2 ** Math.min(mostDoublings, Math.floor((failures - most) / most));

/** Makes a challenge. Nothing is stored until it is solved, so that asking for many of them fills no table. */
export function makeChallenge(
  secret: Buffer,
  place: ChallengePlace,
  { work, now }: { work: number; now: Date },
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(work),
    deriveKey,
    data: { for: nameOf(secret, place) },
    expiresAt: new Date(now.getTime() + challengeGoodForMs),
    ...keysOf(secret),
  });
}

/** The id of a solved challenge; undefined where the solution is wrong, too late, or of another network or form. */
export async function solvedChallenge(
  secret: Buffer,
  place: ChallengePlace,
  solution: string,
  now: Date,
): Promise<string | undefined> {
  const payload = read(solution);
  if (!payload) return undefined;
  const { parameters, signature } = payload.challenge;
  if (parameters.data?.for !== nameOf(secret, place)) return undefined;
  if (!parameters.expiresAt || parameters.expiresAt * 1000 <= now.getTime()) return undefined;
  // Without the signature of the key it would have to be derived anew, at a cost that the sender names.
  if (!parameters.keySignature) return undefined;
  const { verified } = await verifySolution({ ...payload, deriveKey, ...keysOf(secret) });
  return verified ? signature : undefined;
}

function read(solution: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { challenge, solution: found } = payload ?? {};
    if (typeof challenge?.parameters !== 'object' || typeof challenge.signature !== 'string')
      return undefined;
    if (challenge.parameters === null || typeof found !== 'object' || found === null) return undefined;
    return { challenge, solution: found };
  } catch {
    return undefined;
  }
}

/** Reveals nothing of the network to whoever reads it. */
const nameOf = (secret: Buffer, { door, address }: ChallengePlace): string =>
  createHmac('sha256', secret)
    .update(`${door}\n${networkOf(address)}`)
    .digest('base64url');

const keysOf = (secret: Buffer) => ({
  hmacSignatureSecret: secret.toString('hex'),
  hmacKeySignatureSecret: createHmac('sha256', secret).update('key').digest('hex'),
});
