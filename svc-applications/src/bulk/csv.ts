import { applicationStatuses, labelOf, programmeOf, referenceOf } from '@portal/contract-svc-applications-v1';
import type { OverviewRow } from '../overview/overview';

const columns: [string, (row: OverviewRow) => string | null | undefined][] = [
  ['Application ID', ({ type, id }) => referenceOf(type, id)],
  ['Programme', ({ type }) => programmeOf(type).label],
  ['Applicant', ({ applicantName }) => applicantName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Nationality', ({ nationality }) => nationality],
  ['Status', ({ status }) => labelOf(applicationStatuses, status)],
  ['Submitted', ({ submittedAt }) => submittedAt?.toISOString()],
  ['Withdrawn', ({ withdrawnAt }) => withdrawnAt?.toISOString()],
  ['Updated', ({ updatedAt }) => updatedAt.toISOString()],
];

/** RFC 4180 with a mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: OverviewRow[]): string =>
  `\ufeff${[columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => read(row) ?? ''))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')}`;

/** A spreadsheet takes a cell that begins so for a formula. */
const isFormula = /^[=+\-@\t\r]/;

function quoted(cell: string): string {
  const safe = isFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
