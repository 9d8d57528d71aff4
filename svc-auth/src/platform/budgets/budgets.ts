import { type BudgetStore, createBudgets } from '@portal/service-kit/budgets';
import { networkOf } from '@portal/service-kit/network';
import { message } from '../messages';

/** Limits for requests of unknown people from one network, per hour. */
export interface AnonymousLimits {
  drafts: number;
  forgotten: number;
}

export const anonymousLimits: AnonymousLimits = { drafts: 300, forgotten: 100 };

export interface AnonymousBudgets {
  /** Call it before an account is made for somebody who begins an application. @throws TooMany */
  beginDraft(address: string): Promise<void>;
  /** Call it before a mail with a link to a new password is queued. @throws TooMany */
  askForLink(address: string): Promise<void>;
  /** Call it before a code is mailed to an address that somebody wants to use. @throws TooMany */
  askForCode(address: string): Promise<void>;
}

const windowMs = 3_600_000;

export function anonymousBudgets(
  store: BudgetStore,
  clock: () => Date,
  { drafts, forgotten }: AnonymousLimits = anonymousLimits,
): AnonymousBudgets {
  const budgets = createBudgets(store, clock);
  const begun = { name: 'drafts', most: drafts, windowMs, spent: message('manyApplications') };
  const asked = {
    name: 'forgotten',
    most: forgotten,
    windowMs,
    spent: message('manyLinks'),
  };
  const coded = {
    name: 'email codes',
    most: forgotten,
    windowMs,
    spent: message('manyCodes'),
  };
  return {
    beginDraft: (address) => budgets.spend(begun, networkOf(address)),
    askForLink: (address) => budgets.spend(asked, networkOf(address)),
    askForCode: (address) => budgets.spend(coded, networkOf(address)),
  };
}
