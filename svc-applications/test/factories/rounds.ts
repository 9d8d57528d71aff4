const kigaliMs = 2 * 3_600_000;

/** What the clock in Kigali shows so many minutes from now. */
export const minutesFromNow = (minutes: number): string =>
  new Date(Date.now() + kigaliMs + minutes * 60_000).toISOString().slice(0, 16);
