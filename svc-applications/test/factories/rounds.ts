const kigaliMs = 2 * 3_600_000;

/** The local time in Kigali this many minutes from now. */
export const minutesFromNow = (minutes: number): string =>
  new Date(Date.now() + kigaliMs + minutes * 60_000).toISOString().slice(0, 16);
