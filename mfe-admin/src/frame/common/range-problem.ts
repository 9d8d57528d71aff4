import * as t from '../../messages/common';
/** Returns the error of a first and a last day, 'YYYY-MM-DD' or ''; null when they form a range. */
export const rangeProblem = ({ from, to }: { from: string; to: string }): string | null =>
  from && to && from > to ? t.rangeTurned() : null;
