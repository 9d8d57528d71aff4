const dayMs = 86_400_000;

/** Whether days can be counted in a zone such as 'Africa/Kigali'. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The first moment of a day, 'YYYY-MM-DD', in a time zone. */
export function startOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const guess = midnight - offsetAt(midnight, zone);
  // The offset where the day begins, which a change of clocks may have made another one.
  return new Date(midnight - offsetAt(guess, zone));
}

export const startOfNextDay = (day: string, zone: string): Date => {
  const next = new Date(Date.parse(`${day}T00:00:00.000Z`) + dayMs);
  return startOfDay(next.toISOString().slice(0, 10), zone);
};

/** How far a zone is ahead of universal time at a moment, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const shown = new Date(time).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${shown.replace(' ', 'T')}.000Z`) - time;
}
