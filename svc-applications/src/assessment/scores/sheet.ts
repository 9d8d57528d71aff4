import type { Criterion, ScoreForm } from './form';

/** The points by the keys of criteria; null: none yet. */
export type Points = Record<string, number | null>;

/** What one reader gives an application. */
export interface ScoreSheet {
  applicationId: number;
  reader: { id: number; name: string };
  form: ScoreForm;
  points: Points;
  comment: string;
  /** Grows by one with every save. */
  version: number;
  updatedAt: Date;
  /** Null: a draft, which its reader alone sees. */
  sentAt: Date | null;
}

/** The criteria without points. */
export const lacking = (criteria: Criterion[], points: Points): Criterion[] =>
  criteria.filter(({ key }) => !points[key]);

/** The points that belong to these criteria. */
export const pointsOf = (criteria: Criterion[], points: Points): Points =>
  Object.fromEntries(criteria.map(({ key }) => [key, points[key] ?? null]));

/** The mean of all points by their weights, with two decimals. */
export function totalOf(criteria: Criterion[], points: Points): number {
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = criteria.reduce((sum, { key, weight }) => sum + (points[key] ?? 0) * weight, 0);
  return rounded(weighed / weights);
}

/** The mean of what several readers gave, and how far they are apart: the standard deviation, both with two decimals. */
export function meanAndSpread(totals: number[]): { mean: number; spread: number } | null {
  if (totals.length === 0) return null;
  const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
  const squares = totals.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean: rounded(mean), spread: rounded(Math.sqrt(squares / totals.length)) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
