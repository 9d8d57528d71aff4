import { applicationStatuses, labelOf, programmeOf, referenceOf } from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';
import { csvLine, type Separator, safeText } from '@portal/service-kit/csv';
import { xmlText } from '@portal/service-kit/text';
import type { OverviewRow } from '../all-applications/all-applications';

/** 'yyyy-mm-dd hh:mm' by the clock of a zone, as the tables of reports have it; empty without a time. */
const moment = ({ wallTime }: Calendar, at: Date | null): string =>
  at ? wallTime(at).toISOString().slice(0, 16).replace('T', ' ') : '';

const columns: [string, (row: OverviewRow, calendar: Calendar) => string | null | undefined][] = [
  ['Application ID', ({ type, id }) => referenceOf(type, id)],
  ['Programme', ({ type }) => programmeOf(type).label],
  ['Applicant', ({ applicantName }) => applicantName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Nationality', ({ nationality }) => nationality],
  ['Status', ({ status }) => labelOf(applicationStatuses, status)],
  ['Submitted', ({ submittedAt }, calendar) => moment(calendar, submittedAt)],
  ['Withdrawn', ({ withdrawnAt }, calendar) => moment(calendar, withdrawnAt)],
  ['Updated', ({ updatedAt }, calendar) => moment(calendar, updatedAt)],
];

/**
 * A header row, then a row for each application; with a byte order mark for spreadsheets, and the reader's separator.
 * Times are those of the calendar's zone.
 */
export async function* csvOf(
  chunks: AsyncIterable<OverviewRow[]>,
  { separator, calendar }: { separator: Separator; calendar: Calendar },
): AsyncGenerator<string> {
  const line = (cells: string[]) => csvLine(cells, separator);
  yield `\ufeff${line(columns.map(([name]) => name))}`;
  for await (const rows of chunks) yield rows.map((row) => line(cellsOf(row, calendar))).join('');
}

const cellsOf = (row: OverviewRow, calendar: Calendar): string[] =>
  columns.map(([, read]) => safeText(xmlText(read(row, calendar) ?? '')));
