/** The error of a first and a last day, 'YYYY-MM-DD' or ''; null when they make a range. */
export const rangeProblem = ({ from, to }: { from: string; to: string }): string | null =>
  from && to && from > to ? 'From Date cannot be later than To Date' : null;
