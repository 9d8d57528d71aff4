import * as t from '../../messages/common';
/** The error of a first and a last day, 'YYYY-MM-DD' or ''; null when they make a range. */
export const rangeProblem = ({ from, to }: { from: string; to: string }): string | null =>
  from && to && from > to ? t.rangeTurned() : null;
