import { createHmac, randomInt } from 'node:crypto';
import { networkOf } from '@portal/service-kit/network';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

export type { Challenge } from 'altcha-lib';

/** How long a challenge can be solved, in ms. */
export const challengeGoodForMs = 5 * 60_000;

/**
 * Numbers to try for the first guess after a network has used up its budget of failures; on average half of them are
 * tried, in some 300 ms on a phone. The amount doubles with each further budget, so that somebody who tries many
 * passwords pays more than somebody who mistypes.
 */
const leastWork = 60_000;
const mostDoublings = 3;

/** What a challenge is for; its solution does not count anywhere else. */
export interface ChallengePlace {
  door: string;
  /** The client's network address. */
  address: string;
}

/** Returns the work for a guess after `failures` in a network whose budget is `most`. */
export const workFor = (failures: number, most: number): number =>
  leastWork * 2 ** Math.min(mostDoublings, Math.floor((failures - most) / most));

/** Makes a challenge. Nothing is stored until it is solved, so that requests for challenges cannot fill a table. */
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

/** Returns the id of a solved challenge; undefined when the solution is wrong, late, or for another network or form. */
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
  // Without this signature the key would be derived anew, at a cost that the sender chooses.
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

/** Names the form and network of a challenge by a keyed hash, which reveals nothing about the network. */
const nameOf = (secret: Buffer, { door, address }: ChallengePlace): string =>
  createHmac('sha256', secret)
    .update(`${door}\n${networkOf(address)}`)
    .digest('base64url');

const keysOf = (secret: Buffer) => ({
  hmacSignatureSecret: secret.toString('hex'),
  hmacKeySignatureSecret: createHmac('sha256', secret).update('key').digest('hex'),
});
