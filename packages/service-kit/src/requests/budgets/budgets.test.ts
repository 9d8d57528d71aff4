import { TooMany } from '../../base/errors';
import { Message } from '../../base/messages';
import { type Budget, type Budgets, createBudgets } from './budgets';
import type { BudgetStore, Spent } from './store';

const budget: Budget = {
  name: 'letters',
  most: 10,
  windowMs: 3 * 3_600_000,
  spent: new Message('Enough letters.'),
};

let now: Date;
let budgets: Budgets;
let counts: Map<string, Spent>;

function inMemory(): BudgetStore {
  const running = (id: string, at: Date) => {
    const spent = counts.get(id);
    return spent && spent.windowEndsAt > at ? spent : undefined;
  };
  return {
    read: async (id, at) => running(id, at),
    async add(id, amount, at) {
      const spent = running(id, at.now);
      const next = spent
        ? { ...spent, count: spent.count + amount }
        : { count: amount, windowEndsAt: at.windowEndsAt };
      counts.set(id, next);
      return next;
    },
    removeEnded: async () => {},
  };
}

beforeEach(() => {
  now = new Date('2026-11-22T09:00:00Z');
  counts = new Map();
  budgets = createBudgets(inMemory(), () => now);
});

const refusalOf = (spending: Promise<void>) => spending.catch((error: unknown) => error);

it('ten are taken, and the eleventh gets the time to come again', async () => {
  for (let one = 0; one < 10; one += 1) await budgets.spend(budget, 'a school');
  now = new Date('2026-11-22T09:20:00Z');
  const refusal = await refusalOf(budgets.spend(budget, 'a school'));
  expect(refusal).toBeInstanceOf(TooMany);
  expect(refusal).toMatchObject({
    retryAfterSeconds: 9_600,
    message: 'Enough letters. Please try again in 3 hours.',
  });
});

it('accepts ten of many requests at the same time', async () => {
  const all = await Promise.all(
    Array.from({ length: 30 }, () => refusalOf(budgets.spend(budget, 'a school'))),
  );
  expect(all.filter((outcome) => outcome instanceof TooMany)).toHaveLength(20);
});

it('another network is not concerned, and the same is taken again when the time is over', async () => {
  for (let one = 0; one < 10; one += 1) await budgets.spend(budget, 'a school');
  await budgets.spend(budget, 'another school');
  now = new Date('2026-11-22T12:00:00Z');
  await budgets.spend(budget, 'a school');
});

it('a large amount may exceed the budget once, and what is refused is not counted', async () => {
  await budgets.spend(budget, 'a school', 9);
  await budgets.spend(budget, 'a school', 500);
  await refusalOf(budgets.spend(budget, 'a school', 500));
  expect([...counts.values()]).toMatchObject([{ count: 509 }]);
});

it('no address of a network is kept', async () => {
  await budgets.spend(budget, '192.0.2.7');
  expect([...counts.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});
