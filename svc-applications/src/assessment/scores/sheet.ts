import type { Criterion, ScoreForm } from './form';

/** Points by the keys of criteria; null: not given yet. */
export type Points = Record<string, number | null>;

/** The points and the comment of one reader for an application. */
export interface ScoreSheet {
  applicationId: number;
  reader: { id: number; name: string };
  form: ScoreForm;
  points: Points;
  comment: string;
  /** Grows by one with every save. */
  version: number;
  updatedAt: Date;
  /** When it was sent; null: a draft that only its reader sees. */
  sentAt: Date | null;
}

/** The criteria that have no points. */
export const lacking = (criteria: Criterion[], points: Points): Criterion[] =>
  criteria.filter(({ key }) => !points[key]);

/** Only the points that belong to these criteria. */
export const pointsOf = (criteria: Criterion[], points: Points): Points =>
  Object.fromEntries(criteria.map(({ key }) => [key, points[key] ?? null]));

/** The mean of the points weighted by criterion, rounded to two decimals. */
export function totalOf(criteria: Criterion[], points: Points): number {
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = criteria.reduce((sum, { key, weight }) => sum + (points[key] ?? 0) * weight, 0);
  return rounded(weighed / weights);
}

/** The mean of several readers' totals and their standard deviation, both rounded to two decimals. */
export function meanAndSpread(totals: number[]): { mean: number; spread: number } | null {
  if (totals.length === 0) return null;
  const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
  const squares = totals.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean: rounded(mean), spread: rounded(Math.sqrt(squares / totals.length)) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
