/** A selected row, as it is kept while the list changes. */
export interface Chosen {
  id: number;
  reference: string;
}

/** The selected rows, or all applications in the list; `anchor` is the row from which a range is selected. */
export interface Selection {
  rows: ReadonlyMap<number, Chosen>;
  all: boolean;
  anchor: number | null;
}

export const nothingChosen: Selection = { rows: new Map(), all: false, anchor: null };

export const isChosen = ({ rows, all }: Selection, id: number): boolean => all || rows.has(id);

/** Selects or deselects one row. If all applications were selected, the rest of the page stays selected. */
export function toggled(selection: Selection, row: Chosen, page: readonly Chosen[]): Selection {
  const rows = rowsOf(selection, page);
  if (!rows.delete(row.id)) rows.set(row.id, row);
  return { rows, all: false, anchor: row.id };
}

/** Selects every row of the page from the anchor to this one, in addition to the earlier ones. */
export function extended(selection: Selection, to: Chosen, page: readonly Chosen[]): Selection {
  const from = page.findIndex(({ id }) => id === selection.anchor);
  const end = page.findIndex(({ id }) => id === to.id);
  if (from < 0 || end < 0) return toggled({ ...selection, anchor: null }, to, page);
  const rows = rowsOf(selection, page);
  for (const row of page.slice(Math.min(from, end), Math.max(from, end) + 1)) rows.set(row.id, row);
  return { rows, all: false, anchor: selection.anchor };
}

/** Selects the page, or deselects it if all of it is selected. */
export function pageToggled(selection: Selection, page: readonly Chosen[]): Selection {
  const rows = rowsOf(selection, page);
  const isWhole = page.every(({ id }) => isChosen(selection, id));
  for (const row of page) {
    if (isWhole) rows.delete(row.id);
    else rows.set(row.id, row);
  }
  return { rows, all: false, anchor: null };
}

const rowsOf = ({ rows, all }: Selection, page: readonly Chosen[]): Map<number, Chosen> =>
  all ? new Map(page.map((row) => [row.id, row])) : new Map(rows);
