import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id (the library's default variant): 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing runs on libuv's four threads; the other two are left to files and name look-ups.
const atOnce = 2;

/** Lets at most `limit` pieces of work run at a time; the others wait in order. */
export function turnstile(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((enter) => waiting.push(enter));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const takeTurn = turnstile(atOnce);

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, parameters));
}

export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return takeTurn(() => verify(passwordHash, password));
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real comparison and never matches: an unknown account must not answer sooner. */
export async function compareWithDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await passwordMatches(await decoy, password);
  return false;
}

/** Makes the decoy's hash before the first sign-in needs it. */
export async function prepareDecoy(): Promise<void> {
  await compareWithDecoy('');
}
