/** What happened in the days of a report, each counted by its own moment. */
export interface Period {
  begun: number;
  submitted: number;
  /** Decisions that stand, approved and rejected. */
  decided: number;
  approved: number;
  rejected: number;
  /** From submission to decision, to a tenth of a day; null without a decision. */
  medianDays: number | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** To a tenth of a day: as exact as anybody compares, and the same on pages and in files. */
const rounded = (days: number): number => Math.round(days * 10) / 10;

/** The days that a decision took; null where there is none. */
export const daysBetween = (submittedAt: Date | null, decidedAt: Date | undefined): number | null =>
  submittedAt && decidedAt ? rounded(Math.max(0, decidedAt.getTime() - submittedAt.getTime()) / dayMs) : null;

/** The middle one, or the mean of both in the middle; null of none. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return rounded(((low ?? 0) + (high ?? 0)) / 2);
}
