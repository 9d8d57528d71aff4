/** What happened to a version in one hour. */
export interface Hour {
  opened: number;
  failed: number;
  /** How many pages took at most so many ms (the key) until they were shown, and more than the bound below. */
  ms: Record<string, number>;
}

/** By the beginning of the hour: '2026-11-28T14'. */
export type Hours = Record<string, Hour>;

export const hoursKept = 14 * 24;
const bounds = [250, 500, 750, 1000, 1500, 2000, 3000, 5000, 8000, 15_000, 30_000, 120_000];

export const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13);

export const boundOf = (ms: number): number => bounds.find((bound) => ms <= bound) ?? 120_000;

/** Hours of the last two weeks alone. */
export function recentHours(hours: Hours, now: number): Hours {
  const oldest = hourOf(now - hoursKept * 3_600_000);
  return Object.fromEntries(Object.entries(hours).filter(([hour]) => hour >= oldest));
}

/** The median of times in such a histogram, as the bound of its bucket; null without times. */
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
