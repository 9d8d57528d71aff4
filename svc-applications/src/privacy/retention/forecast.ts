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

/** An application that ends, and when. */
export interface Ending extends Due {
  endsAt: Date;
}

export interface Forecast {
  drafts: number;
  applications: number;
  /** Nothing ends before this time; null where nothing is over. */
  notBefore: Date | null;
  /** The first of them. */
  endings: Ending[];
}

/** Of each rule so many are named. */
const named = 50;

/** The first night in which a rule ends something. */
export function firstRun(rule: Rule, now: Date): Date {
  const from = inForceFrom(rule);
  return runAfter(from > now ? from : now);
}

/** What the rules would end with the first night in which each counts. */
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

/** When an application ends that nobody touches any more; `night` is the first in which the rule counts. */
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
  // Owners are notified in the night in which two weeks are left, and not before the rule counts.
  const notifiedAt = runAfter(new Date(over.getTime() - noticeMs));
  return new Date((notifiedAt > runAt ? notifiedAt : runAt).getTime() + noticeMs);
}

/** The end that a notice in this night names to the draft's owner. */
export const announcedEnd = (rule: ApplicationRule, { touchedAt }: Due, runAt: Date): Date =>
  endOf(rule, { touchedAt, stayEndsAt: null, announcedEndsAt: null }, runBefore(runAt));
