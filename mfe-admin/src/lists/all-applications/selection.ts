/** What is known of a chosen row wherever the list goes. */
export interface Chosen {
  id: number;
  reference: string;
}

/** The chosen rows, or all that the list holds; `anchor` is the row from which a range is chosen. */
export interface Selection {
  rows: ReadonlyMap<number, Chosen>;
  all: boolean;
  anchor: number | null;
}

export const nothingChosen: Selection = { rows: new Map(), all: false, anchor: null };

export const isChosen = ({ rows, all }: Selection, id: number): boolean => all || rows.has(id);

/** One row more, or less. From all that match, the page stays. */
export function toggled(selection: Selection, row: Chosen, page: readonly Chosen[]): Selection {
  const rows = rowsOf(selection, page);
  if (!rows.delete(row.id)) rows.set(row.id, row);
  return { rows, all: false, anchor: row.id };
}

/** Every row of the page from the anchor to this one, beside those that were chosen before. */
export function extended(selection: Selection, to: Chosen, page: readonly Chosen[]): Selection {
  const from = page.findIndex(({ id }) => id === selection.anchor);
  const end = page.findIndex(({ id }) => id === to.id);
  if (from < 0 || end < 0) return toggled({ ...selection, anchor: null }, to, page);
  const rows = rowsOf(selection, page);
  for (const row of page.slice(Math.min(from, end), Math.max(from, end) + 1)) rows.set(row.id, row);
  return { rows, all: false, anchor: selection.anchor };
}

/** Adds the page, or takes it away where all of it is chosen. */
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
