import type { FullReview } from './full-review';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows of a draft's list that are typed and not complete, by the key of the list. */
export function incompleteIn({ incomplete_rows }: Pick<FullReview, 'incomplete_rows'>, list: string): Rows {
  const rows = incomplete_rows?.[list];
  return Array.isArray(rows) ? rows : [];
}
