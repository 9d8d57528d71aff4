import {
  type ApplicationRule,
  inForceFrom,
  isAboutApplications,
  monthsLater,
  noticeMs,
  type Rule,
  runAfter,
  runBefore,
} from '../../application';
import type { Stores } from '../../platform';
import type { Due } from './due-store';

/** An application with the time at which it is erased. */
export interface Ending extends Due {
  endsAt: Date;
}

export interface Forecast {
  drafts: number;
  applications: number;
  /** The time of the first erasing; null if nothing is due. */
  notBefore: Date | null;
  /** The first applications to be erased, by time. */
  endings: Ending[];
}

/** The most applications that are listed for each rule. */
const named = 50;

/** The first nightly run in which a rule erases things. */
export function firstRun(rule: Rule, now: Date): Date {
  const from = inForceFrom(rule);
  return runAfter(from > now ? from : now);
}

/** What the rules would erase, each in the first nightly run in which it applies. */
export async function forecast({ retention }: Stores, rules: readonly Rule[], now: Date): Promise<Forecast> {
  const result: Forecast = { drafts: 0, applications: 0, notBefore: null, endings: [] };
  for (const rule of rules.filter(isAboutApplications)) {
    const runAt = firstRun(rule, now);
    const count = await retention.countOver(rule, runAt);
    result[rule.status === 'draft' ? 'drafts' : 'applications'] += count;
    for (const due of await retention.over(rule, runAt, { limit: named }))
      result.endings.push({ ...due, endsAt: endOf(rule, due, runAt) });
  }
  result.endings.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
  return { ...result, notBefore: result.endings[0]?.endsAt ?? null };
}

/** When an application is erased if nobody changes it; `runAt` is the first nightly run in which the rule applies. */
export function endOf(
  rule: ApplicationRule,
  { touchedAt, stayEndsAt, announcedEndsAt }: Pick<Due, 'touchedAt' | 'stayEndsAt' | 'announcedEndsAt'>,
  runAt: Date,
): Date {
  const from = stayEndsAt && stayEndsAt > touchedAt ? stayEndsAt : touchedAt;
  const over = runAfter(monthsLater(from, rule.months));
  const first = over > runAt ? over : runAt;
  if (rule.status !== 'draft') return first;
  if (announcedEndsAt) return announcedEndsAt > first ? runAfter(announcedEndsAt) : first;
  // Owners are notified in the run two weeks before the end, but not before the rule applies.
  const notifiedAt = runAfter(new Date(over.getTime() - noticeMs));
  return new Date((notifiedAt > runAt ? notifiedAt : runAt).getTime() + noticeMs);
}

/** The day of erasing that a notice in this nightly run announces to a draft's owner. */
export const announcedEnd = (rule: ApplicationRule, { touchedAt }: Due, runAt: Date): Date =>
  endOf(rule, { touchedAt, stayEndsAt: null, announcedEndsAt: null }, runBefore(runAt));
