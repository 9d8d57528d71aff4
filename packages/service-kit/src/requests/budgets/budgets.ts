import { createHash } from 'node:crypto';
import { TooMany } from '../../base/errors';
import { type Message, message } from '../../base/messages';
import type { BudgetStore } from './store';

/** The amount of one thing that each network, or another key, may use in a window of time. */
export interface Budget {
  name: string;
  /** The most in a window, in the unit that `spend` is called with. */
  most: number;
  windowMs: number;
  /** The refusal's text; the time of the next try follows it. */
  spent: Message;
}

export interface Budgets {
  /**
   * Takes `amount` (1 when absent) before the work is done. The request that reaches the limit is the last to pass, so
   * that a large amount may exceed it once.
   * @throws TooMany with the time until the window ends
   */
  spend(budget: Budget, whom: string, amount?: number): Promise<void>;
}

export function createBudgets(store: BudgetStore, clock: () => Date): Budgets {
  return {
    async spend(budget, whom, amount = 1) {
      const now = clock();
      const id = bucketOf(budget, whom);
      const before = await store.read(id, now);
      // A refused request is not counted.
      if (before && before.count >= budget.most) throw tooMany(budget, before.windowEndsAt, now);
      const windowEndsAt = new Date(now.getTime() + budget.windowMs);
      const after = await store.add(id, amount, { now, windowEndsAt });
      // Simultaneous requests read the same count.
      if (after.count - amount >= budget.most) throw tooMany(budget, after.windowEndsAt, now);
    },
  };
}

/** The key is hashed, so that the table holds no network addresses. */
function bucketOf({ name }: Budget, whom: string): string {
  return createHash('sha256').update(`budget ${name}\n${whom}`).digest('hex');
}

function tooMany({ spent }: Budget, endsAt: Date, now: Date): TooMany {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return new TooMany(seconds, message('limitReached', { spent, wait: waitOf(seconds) }));
}

function waitOf(seconds: number): Message {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return message('waitMinute');
  if (minutes < 120) return message('waitMinutes', { minutes });
  return message('waitHours', { hours: Math.ceil(minutes / 60) });
}
