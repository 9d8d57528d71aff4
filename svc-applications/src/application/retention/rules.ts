import type { ApplicationStatus, ApplicationType, KeptStatus } from '@portal/contract-svc-applications-v1';
import { noticeDays } from '@portal/contract-svc-applications-v1';
import type { Application } from '../application';

/** How long something is kept: applications of a programme and status, or what belongs to the whole portal. */
export interface Rule {
  programme: ApplicationType | 'portal';
  status: KeptStatus | 'mails' | 'devices';
  months: number;
  /** When it was set, or shortened last. */
  sinceAt: Date;
}

/** A rule about the applications of a programme. */
export interface ApplicationRule extends Rule {
  programme: ApplicationType;
  status: KeptStatus;
}

export const dayMs = 86_400_000;

/** After a rule was set or shortened nothing ends by it for so long. */
const graceMs = 24 * 3_600_000;
/** The owner of a draft is notified this long before it ends. */
export const noticeMs = noticeDays * dayMs;
/** Applications that end in one night at most: a mistake that nobody saw goes no further. */
export const mostPerRun = 500;

/** The hour of the night's work, in universal time. */
const dailyHour = 2;

/** The latest night's hour that is not after this time. All of a night's work is held against this hour. */
export function runBefore(now: Date): Date {
  const shifted = new Date(now.getTime() - dailyHour * 3_600_000);
  shifted.setUTCHours(dailyHour, 0, 0, 0);
  return shifted;
}

/** The first night's hour that is not before this time. */
export function runAfter(at: Date): Date {
  const before = runBefore(at);
  return before.getTime() === at.getTime() ? before : new Date(before.getTime() + dayMs);
}

/** So many months of the calendar later, or earlier; the 31st becomes the last day of a shorter month. */
export function monthsLater(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), daysInMonth));
  return moved;
}

/** What was last touched before this time is over at `at`. */
export const cutoffOf = ({ months }: Pick<Rule, 'months'>, at: Date): Date => monthsLater(at, -months);

/** From when on the rule ends things. */
export const inForceFrom = ({ sinceAt }: Rule): Date => new Date(sinceAt.getTime() + graceMs);

export const inForce = (rule: Rule, at: Date): boolean => inForceFrom(rule) <= at;

export const isAboutApplications = (rule: Rule): rule is ApplicationRule => rule.programme !== 'portal';

/** The statuses of applications that a rule is about; `withdrawn` is about those that were withdrawn in that status. */
export const statusesOf = ({ status }: ApplicationRule): Counted =>
  status === 'draft'
    ? { any: ['draft', 'in-progress'], withdrawn: [] }
    : // Whoever withdrew waits for nothing more: it is over as after a refusal.
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
