const begun = Date.UTC(2025, 0, 1);
const statusLabels = ['Draft', 'In progress', 'Submitted', 'In review', 'Approved', 'Rejected'];

/** Cells of the same kinds as those of a report on the rows of `rows/reports.ts`. */
export function cellsOfRow(row: number): (string | number | Date | null)[] {
  const created = new Date(begun + (row % 600) * 86_400_000);
  return [
    `INT-${row}`,
    `Applicant Number ${row}`,
    row % 3 === 0 ? 'Visit' : 'Internship',
    statusLabels[row % 6] ?? '',
    row % 6 < 2 ? 0.5 : 1,
    row % 6 < 2 ? null : created,
    created,
  ];
}
