/** The counts of a version in one hour. */
export interface Hour {
  opened: number;
  failed: number;
  /** Pages by the time in ms until they were shown; the key is the upper bound of a bucket. */
  ms: Record<string, number>;
}

/** Counts by the hour in which they began: '2026-11-28T14'. */
export type Hours = Record<string, Hour>;

export const hoursKept = 14 * 24;
const bounds = [250, 500, 750, 1000, 1500, 2000, 3000, 5000, 8000, 15_000, 30_000, 120_000];

export const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13);

export const boundOf = (ms: number): number => bounds.find((bound) => ms <= bound) ?? 120_000;

/** Returns only the hours of the last two weeks. */
export function recentHours(hours: Hours, now: number): Hours {
  const oldest = hourOf(now - hoursKept * 3_600_000);
  return Object.fromEntries(Object.entries(hours).filter(([hour]) => hour >= oldest));
}

/** Returns the median of a histogram as the upper bound of its bucket; null when it is empty. */
export function medianIn(times: Record<string, number>): number | null {
  const sorted = Object.entries(times).sort((a, b) => Number(a[0]) - Number(b[0]));
  const half = sorted.reduce((sum, [, many]) => sum + many, 0) / 2;
  let sum = 0;
  for (const [bound, many] of sorted) {
    sum += many;
    if (sum >= half && sum > 0) return Number(bound);
  }
  return null;
}
