/** Returns how far a time zone's clock is ahead of UTC at a moment, in ms. */
function aheadAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - time;
}

/**
 * Returns the moment at which a time zone's clock shows 'YYYY-MM-DDTHH:mm', for a preview; the service itself decides.
 * Undefined for an invalid time.
 */
export function momentOf(local: string, timeZone: string): string | undefined {
  const shown = Date.parse(`${local}:00Z`);
  if (Number.isNaN(shown)) return undefined;
  const near = shown - aheadAt(shown, timeZone);
  return new Date(shown - aheadAt(near, timeZone)).toISOString();
}
