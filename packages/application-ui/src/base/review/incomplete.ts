export type Rows = readonly Readonly<Record<string, unknown>>[];

export interface IncompleteRows {
  /** Incomplete rows of a draft's lists, by the keys of the lists. */
  incomplete_rows?: Readonly<Record<string, unknown>> | undefined;
}

/** The incomplete rows of one of a draft's lists, by the key of the list. */
export function incompleteIn({ incomplete_rows }: IncompleteRows, list: string): Rows {
  const rows = incomplete_rows?.[list];
  return Array.isArray(rows) ? rows : [];
}
