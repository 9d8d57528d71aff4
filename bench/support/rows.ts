/** A row of the table: the measured value, beside its reference if it has one, and its limit. */
export interface Measurement {
  name: string;
  ours: string;
  reference?: string;
  /** The number that the limit applies to: a ratio, or the measured value itself. */
  value: number;
  limit: { atMost: number } | { atLeast: number };
}

export const holds = ({ value, limit }: Measurement): boolean =>
  'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;

const output = (row: Measurement) => [
  row.name,
  row.ours,
  row.reference ?? '',
  row.value.toFixed(2),
  'atMost' in row.limit ? `<= ${row.limit.atMost}` : `>= ${row.limit.atLeast}`,
  holds(row) ? 'yes' : 'NO',
];

export function table(rows: readonly Measurement[]): string {
  const lines = [['what', 'ours', 'reference', 'value', 'limit', 'holds'], ...rows.map(output)];
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
