/** Today's date in the time zone where the day begins first, so that nobody is refused on their birthday. */
export const latestToday = (now = new Date()): string => dayAt(now, 14);

/** Today's date in the time zone where the day ends last (UTC-12): a day before it is over everywhere. */
export const earliestToday = (now: Date): string => dayAt(now, -12);

const dayAt = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
