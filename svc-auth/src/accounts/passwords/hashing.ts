import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '@portal/service-kit/errors';
import { message } from '../../platform/messages';

// OWASP's parameters for argon2id (the library's default variant): 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits for hashing, which runs on libuv's four threads: two are left for files and DNS look-ups. A hash takes some 30
 * ms, so the last one waiting waits for about three seconds.
 */
export const hashesAtMost = { atOnce: 2, waiting: 200 };

/**
 * Returns a function that runs at most `atOnce` pieces of work at a time; up to `waiting` further ones wait in order.
 * @throws Unavailable at once when that many wait already
 */
export function turnstile(most: {
  atOnce: number;
  waiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most.atOnce) running += 1;
    else if (waiting.length < most.waiting) await new Promise<void>((enter) => waiting.push(enter));
    else throw new Unavailable(message('manySignIns'));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const takeTurn = turnstile(hashesAtMost);

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, parameters));
}

export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return takeTurn(() => verify(passwordHash, password));
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real comparison and never matches, so that the time does not show that an account is unknown. */
export async function compareWithDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await passwordMatches(await decoy, password);
  return false;
}

/** Makes the hash for comparisons with unknown accounts, before the first sign-in needs it. */
export async function prepareDecoy(): Promise<void> {
  await compareWithDecoy('');
}
