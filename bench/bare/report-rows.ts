const begun = Date.UTC(2025, 0, 1);
const statuses = ['Draft', 'In progress', 'Submitted', 'In review', 'Approved', 'Rejected'];

/** The same kinds of cells that the rows of `rows/reports.ts` come to. */
export function cellsOfRow(row: number): (string | number | Date | null)[] {
  const created = new Date(begun + (row % 600) * 86_400_000);
  return [
    `INT-${row}`,
    `Applicant Number ${row}`,
    row % 3 === 0 ? 'Visit' : 'Internship',
    statuses[row % 6] ?? '',
    row % 6 < 2 ? 0.5 : 1,
    row % 6 < 2 ? null : created,
    created,
  ];
}
