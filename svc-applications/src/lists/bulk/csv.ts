import { applicationStatuses, labelOf, programmeOf, referenceOf } from '@portal/contract-svc-applications-v1';
import { csvLine, type Separator, safeText } from '@portal/service-kit/csv';
import { xmlText } from '@portal/service-kit/text';
import type { OverviewRow } from '../all-applications/all-applications';

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

/**
 * The lines of a CSV file: a header, then a row for each application. It has a byte order mark for spreadsheets, and
 * the separator of the reader's language.
 */
export async function* csvOf(
  chunks: AsyncIterable<OverviewRow[]>,
  separator: Separator,
): AsyncGenerator<string> {
  const line = (cells: string[]) => csvLine(cells, separator);
  yield `\ufeff${line(columns.map(([name]) => name))}`;
  for await (const rows of chunks) yield rows.map((row) => line(cellsOf(row))).join('');
}

const cellsOf = (row: OverviewRow): string[] => columns.map(([, read]) => safeText(xmlText(read(row) ?? '')));
