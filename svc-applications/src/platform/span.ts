/** Days on end, 'YYYY-MM-DD', the last one included. */
export interface Span {
  from: string;
  until: string;
}

/** From the first to the last day of all of these; undefined of none. */
export function spanOf(spans: readonly Span[]): Span | undefined {
  const from = spans.map((one) => one.from).sort()[0];
  const until = spans
    .map((one) => one.until)
    .sort()
    .at(-1);
  return from === undefined || until === undefined ? undefined : { from, until };
}
