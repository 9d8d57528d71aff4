import type { ApplicationStatus, ApplicationType, KeptStatus } from '@portal/contract-svc-applications-v1';
import { noticeDays } from '@portal/contract-svc-applications-v1';
import type { Application } from '../application';

/** How long something is kept: applications of a programme and status, or data of the whole portal. */
export interface Rule {
  programme: ApplicationType | 'portal';
  status: KeptStatus | 'mails' | 'devices';
  months: number;
  /** When the rule was set, or last shortened. */
  sinceAt: Date;
}

/** A rule about the applications of a programme. */
export interface ApplicationRule extends Rule {
  programme: ApplicationType;
  status: KeptStatus;
}

export const dayMs = 86_400_000;

/** After a rule was set or shortened, nothing is erased by it for this many milliseconds. */
const graceMs = 24 * 3_600_000;
/** The owner of a draft is notified this long before it ends. */
export const noticeMs = noticeDays * dayMs;
/** The most applications that are erased in one night, to limit the damage of a mistake that nobody noticed. */
export const mostPerRun = 500;

/** The hour (UTC) at which the nightly run begins. */
const dailyHour = 2;

/** The latest start of a nightly run that is not after this time. All of a run's work is measured against its start. */
export function runBefore(now: Date): Date {
  const shifted = new Date(now.getTime() - dailyHour * 3_600_000);
  shifted.setUTCHours(dailyHour, 0, 0, 0);
  return shifted;
}

/** The first start of a nightly run that is not before this time. */
export function runAfter(at: Date): Date {
  const before = runBefore(at);
  return before.getTime() === at.getTime() ? before : new Date(before.getTime() + dayMs);
}

/** The date this many calendar months later, or earlier if negative; the 31st becomes a shorter month's last day. */
export function monthsLater(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), daysInMonth));
  return moved;
}

/** The retention limit at `at`: whatever was last changed before it is kept long enough. */
export const cutoffOf = ({ months }: Pick<Rule, 'months'>, at: Date): Date => monthsLater(at, -months);

/** The time from which a rule may erase things. */
export const inForceFrom = ({ sinceAt }: Rule): Date => new Date(sinceAt.getTime() + graceMs);

export const inForce = (rule: Rule, at: Date): boolean => inForceFrom(rule) <= at;

export const isAboutApplications = (rule: Rule): rule is ApplicationRule => rule.programme !== 'portal';

/** The statuses that a rule covers; `withdrawn` lists statuses that count only for withdrawn applications. */
export const statusesOf = ({ status }: ApplicationRule): Counted =>
  status === 'draft'
    ? { any: ['draft', 'in-progress'], withdrawn: [] }
    : // A withdrawn application waits for nothing any more, so it is kept as long as a refused one.
      { any: [status], withdrawn: status === 'rejected' ? ['submitted', 'in-review'] : [] };

interface Counted {
  any: ApplicationStatus[];
  withdrawn: ApplicationStatus[];
}

export function isAbout(
  rule: ApplicationRule,
  { type, status, withdrawnAt }: Pick<Application, 'type' | 'status' | 'withdrawnAt'>,
): boolean {
  const { any, withdrawn } = statusesOf(rule);
  return rule.programme === type && (any.includes(status) || (!!withdrawnAt && withdrawn.includes(status)));
}

export const sameAs = (one: Rule) => (other: Rule) =>
  one.programme === other.programme && one.status === other.status;
