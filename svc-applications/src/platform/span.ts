/** Consecutive days from an ISO day to an ISO day, the last one included. */
export interface Span {
  from: string;
  until: string;
}

/** The span from the first to the last day of all spans; undefined if there are none. */
export function spanOf(spans: readonly Span[]): Span | undefined {
  const from = spans.map((one) => one.from).sort()[0];
  const until = spans
    .map((one) => one.until)
    .sort()
    .at(-1);
  return from === undefined || until === undefined ? undefined : { from, until };
}
