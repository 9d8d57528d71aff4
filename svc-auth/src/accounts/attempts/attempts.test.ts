import { TooMany } from '@portal/service-kit/errors';
import { type Attempts, createAttempts } from './attempts';
import { byPassword, failureBuckets } from './failures';
import { bucket, type Limit } from './limits';
import type { AttemptStore, Count } from './store';

const limit: Limit = { name: 'test', most: 3, windowMs: 60_000 };
const amina = bucket(limit, 'amina');
const benoit = bucket(limit, 'benoit');

let now: Date;
let attempts: Attempts;

function inMemory(): AttemptStore {
  const counts = new Map<string, Count>();
  const live = (id: string, at: Date) => {
    const count = counts.get(id);
    return count && count.windowEndsAt > at ? count : undefined;
  };
  return {
    read: async (ids, at) =>
      new Map(
        ids.flatMap((id) => {
          const count = live(id, at);
          return count ? [[id, count] as const] : [];
        }),
      ),
    async change(id, at, step) {
      const { count, until } = step(live(id, at));
      counts.set(id, count);
      return until;
    },
    async remove(ids) {
      for (const id of ids) counts.delete(id);
    },
    removeEnded: async () => {},
  };
}

beforeEach(() => {
  now = new Date('2026-11-21T09:00:00Z');
  attempts = createAttempts(inMemory(), () => now);
});

describe('a limit of three attempts a minute', () => {
  it('lets three pass and refuses the fourth, with the time to try again', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await attempts.count([amina]);
    now = new Date('2026-11-21T09:00:20Z');
    const refusal = await attempts.count([amina]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooMany);
    expect(refusal).toMatchObject({
      retryAfterSeconds: 40,
      message: 'Too many attempts. Please try again in a minute.',
    });
    await expect(attempts.refuseWhenSpent([amina])).rejects.toThrow(TooMany);
  });

  it('refuses no one else', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await attempts.count([amina]);
    await expect(attempts.refuseWhenSpent([benoit])).resolves.toBeUndefined();
    await expect(attempts.spent([amina, benoit])).resolves.toEqual([amina]);
  });

  it('starts again a minute after the first attempt', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await attempts.count([amina]);
    now = new Date('2026-11-21T09:01:00Z');
    await expect(attempts.refuseWhenSpent([amina])).resolves.toBeUndefined();
    await expect(attempts.count([amina])).resolves.toBeUndefined();
  });

  it('counts in every bucket even when one of them is full', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await attempts.count([amina]);
    for (let attempt = 0; attempt < 3; attempt += 1) await attempts.count([amina, benoit]).catch(() => {});
    await expect(attempts.refuseWhenSpent([benoit])).rejects.toThrow(TooMany);
  });

  it('can be forgotten', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await attempts.count([amina]);
    await attempts.forget([amina]);
    await expect(attempts.refuseWhenSpent([amina])).resolves.toBeUndefined();
  });

  it('stores no address of the people it counts', () => {
    expect(amina.id).toMatch(/^[0-9a-f]{64}$/);
    expect(amina.id).not.toBe(bucket({ ...limit, name: 'other' }, 'amina').id);
  });
});

describe('ten failures for an account from a network', () => {
  const fromHere = { account: 'person 7', address: '192.0.2.7', knownDevice: false };
  const fail = (attempt: Partial<typeof fromHere> = {}) =>
    attempts.count(failureBuckets(byPassword, { ...fromHere, ...attempt }));
  const mayTry = (attempt: Partial<typeof fromHere> = {}) =>
    attempts.refuseWhenSpent(failureBuckets(byPassword, { ...fromHere, ...attempt }));
  const passes = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const wait = async () => (await mayTry().catch((error: unknown) => error)) as TooMany;

  beforeEach(async () => {
    for (let failure = 0; failure < 10; failure += 1) await fail();
  });

  it('are followed by a wait that grows with each further one: 1, 2, 4, 8, then 15 minutes', async () => {
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      expect((await wait()).retryAfterSeconds).toBe(minutes * 60);
      await expect(fail()).rejects.toThrow(TooMany);
      passes(minutes * 60 - 1);
      expect((await wait()).retryAfterSeconds).toBe(1);
      passes(1);
      await fail();
    }
  });

  it('are forgotten after a quarter of an hour without a failure', async () => {
    passes(16 * 60);
    for (let failure = 0; failure < 9; failure += 1) await fail();
    await expect(mayTry()).resolves.toBeUndefined();
  });

  it('close the account to this network alone, and to no known device', async () => {
    await expect(mayTry({ address: '192.0.2.8' })).resolves.toBeUndefined();
    await expect(mayTry({ knownDevice: true })).resolves.toBeUndefined();
    await expect(mayTry({ account: 'person 8' })).resolves.toBeUndefined();
  });

  it('close it to all networks when they come from ten of them, and still to no known device', async () => {
    for (let network = 1; network < 10; network += 1)
      for (let failure = 0; failure < 10; failure += 1) await fail({ address: `192.0.3.${network}` });
    await expect(mayTry({ address: '192.0.2.8' })).rejects.toThrow(TooMany);
    await expect(mayTry({ knownDevice: true })).resolves.toBeUndefined();
  });

  it('on a known device close that, and nothing else', async () => {
    passes(16 * 60);
    for (let failure = 0; failure < 10; failure += 1) await fail({ knownDevice: true });
    await expect(mayTry({ knownDevice: true })).rejects.toThrow(TooMany);
    await expect(mayTry()).resolves.toBeUndefined();
  });
});
