import { translated } from '@portal/application-ui/language';
import { reopenLimits, reopenMessages as t } from '@portal/contract-svc-applications-v1';

export interface RequestText {
  /** Keys of sections and documents. */
  sections: string[];
  reason: string;
  /** The last day for the answer, 'YYYY-MM-DD'. */
  until: string;
}

export type RequestProblems = Partial<Record<keyof RequestText, string>>;

const dayMs = 86_400_000;

/** A day counted from today in the reader's time zone, 'YYYY-MM-DD'. */
export function dayFromToday(days: number, now = new Date()): string {
  const midnight = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return new Date(midnight + days * dayMs).toISOString().slice(0, 10);
}

/** The first and last day that can be chosen. */
export const daysToChoose = (now?: Date) => ({
  min: dayFromToday(reopenLimits.days.min, now),
  max: dayFromToday(reopenLimits.days.max, now),
});

/** Returns the problems by field. A request without a section is a message, which needs no day. */
export function requestProblems({ sections, reason, until }: RequestText, now?: Date): RequestProblems {
  const { min, max } = daysToChoose(now);
  const { length } = reason.trim();
  const { reason: limits } = reopenLimits;
  return {
    ...(length < limits.min && { reason: translated(t.reason) }),
    ...(length > limits.max && { reason: translated(t.reasonTooLong) }),
    ...(sections.length > 0 && (until < min || until > max) && { until: translated(t.until) }),
  };
}
