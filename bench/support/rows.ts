/** One line of the table: what was measured, beside its reference where it has one, and the limit it is held to. */
export interface Row {
  name: string;
  ours: string;
  reference?: string;
  /** The number that the limit is about: a ratio, or the figure itself. */
  value: number;
  limit: { atMost: number } | { atLeast: number };
}

export const holds = ({ value, limit }: Row): boolean =>
  'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;

const said = (row: Row) => [
  row.name,
  row.ours,
  row.reference ?? '',
  row.value.toFixed(2),
  'atMost' in row.limit ? `<= ${row.limit.atMost}` : `>= ${row.limit.atLeast}`,
  holds(row) ? 'yes' : 'NO',
];

export function table(rows: readonly Row[]): string {
  const lines = [['what', 'ours', 'reference', 'value', 'limit', 'holds'], ...rows.map(said)];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
