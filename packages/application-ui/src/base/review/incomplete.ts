export type Rows = readonly Readonly<Record<string, unknown>>[];

export interface IncompleteRows {
  /** Rows of a draft that are typed and not complete, by the keys of their lists. */
  incomplete_rows?: Readonly<Record<string, unknown>> | undefined;
}

/** Rows of a draft's list that are typed and not complete, by the key of the list. */
export function incompleteIn({ incomplete_rows }: IncompleteRows, list: string): Rows {
  const rows = incomplete_rows?.[list];
  return Array.isArray(rows) ? rows : [];
}
