/** What happened in the days of a report, each event counted by its own time. */
export interface Period {
  begun: number;
  submitted: number;
  /** Valid decisions, approved and rejected. */
  decided: number;
  approved: number;
  rejected: number;
  /** Days from submission to decision, to a tenth of a day; null without a decision. */
  medianDays: number | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Rounds to a tenth of a day, so that pages and files show the same number. */
const rounded = (days: number): number => Math.round(days * 10) / 10;

/** Returns the days from submission to decision; null without either. */
export const daysBetween = (submittedAt: Date | null, decidedAt: Date | undefined): number | null =>
  submittedAt && decidedAt ? rounded(Math.max(0, decidedAt.getTime() - submittedAt.getTime()) / dayMs) : null;

/** Returns the median, null for an empty list. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return rounded(((low ?? 0) + (high ?? 0)) / 2);
}
