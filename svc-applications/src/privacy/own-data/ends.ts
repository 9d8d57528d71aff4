import {
  type Application,
  type ApplicationRule,
  isAbout,
  isAboutApplications,
  isOpen,
  type Rule,
} from '../../application';
import type { Stores } from '../../platform';
import { endOf, firstRun } from '../retention/forecast';

/**
 * When an application ends that nobody touches any more; undefined where no rule ends it, and while an offer or a
 * request that leads from it waits.
 */
export async function endOfApplication(
  { retention, documents }: Pick<Stores, 'retention' | 'documents'>,
  rules: readonly Rule[],
  application: Application,
  now: Date,
): Promise<Date | undefined> {
  const { id, updatedAt } = application;
  const applies = (rule: Rule): rule is ApplicationRule =>
    isAboutApplications(rule) && isAbout(rule, application);
  const rule = rules.find(applies);
  if (!rule) return undefined;
  const { isWaitedFor, stayEndsAt } = await retention.stay(id);
  if (isWaitedFor) return undefined;
  const filedAt = isOpen(application) ? await documents.newestAt(id) : undefined;
  const touchedAt = filedAt && filedAt > updatedAt ? filedAt : updatedAt;
  const notice = await retention.notice(id);
  const announcedEndsAt = notice && notice.notifiedAt >= touchedAt ? notice.endsAt : null;
  return endOf(rule, { touchedAt, stayEndsAt, announcedEndsAt }, firstRun(rule, now));
}
