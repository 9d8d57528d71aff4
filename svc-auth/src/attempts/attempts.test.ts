import { TooMany } from '@portal/service-kit/errors';
import { type Attempts, createAttempts } from './attempts';
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
    async increment(id, at, windowEndsAt) {
      const count = live(id, at);
      const next = count ? { ...count, count: count.count + 1 } : { count: 1, windowEndsAt };
      counts.set(id, next);
      return next;
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
  it('lets three pass and refuses the fourth, telling when to come again', async () => {
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

  it('starts anew when the minute since the first attempt is over', async () => {
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

  it('keeps no trace of whom it counts', () => {
    expect(amina.id).toMatch(/^[0-9a-f]{64}$/);
    expect(amina.id).not.toBe(bucket({ ...limit, name: 'other' }, 'amina').id);
  });
});
