import { type ApplicationType, referenceOf } from '@portal/contract-svc-applications-v1';
import type { AwaitedPage, Today, Waiting } from '../api/today';

const dayMs = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

export const sampleLinked = (id: number, applicant_name: string, type: ApplicationType = 'intern') => ({
  id,
  type,
  reference: referenceOf(type, id),
  applicant_name,
});

/** An item that has been waiting for this many days. */
export const sampleWaiting = (
  kind: Waiting['kind'],
  id: number,
  applicant_name: string,
  days: number,
): Waiting => ({
  kind,
  since: daysAgo(days),
  application: sampleLinked(id, applicant_name),
  from: kind === 'letter' ? 'Dr Jean Bosco' : null,
});

/** A day without open work; `more` adds some. */
export const sampleToday = (more: Partial<Today> = {}): Today => ({
  waiting: [],
  totals: { submitted: 0, answered: 0, letters: 0, requests: 0, mails: 0 },
  cancelled: [],
  left_readers: [],
  unread: [],
  week: [3, 0, 1, 4, 2, 0, 5].map((submitted, index) => ({
    day: `2026-11-${17 + index}`,
    submitted,
    decided: index % 3,
  })),
  acts: [],
  ...more,
});

export const sampleAwaited = (more: Partial<AwaitedPage> = {}): AwaitedPage => ({
  awaited: [],
  counts: { letters: 0, open: 0, over: 0, answered: 0 },
  pagination: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
  ...more,
});
