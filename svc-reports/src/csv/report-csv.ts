import {
  type ApplicationType,
  applicationTypes,
  labelOf,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type Calendar, calendarOf } from '@portal/service-kit/calendar';
import { csvLine, type Separator, safeText } from '@portal/service-kit/csv';
import { xmlText } from '@portal/service-kit/text';
import { answersSheet } from '../excel/answers-sheet';
import { rowCells, rowColumns } from '../excel/workbook';
import type { Report } from '../reports/report';
import { slices } from '../slices';

/** Without this mark Excel reads a CSV file in the wrong character encoding. */
const byteOrderMark = '\uFEFF';
const momentFormat = 'yyyy-mm-dd hh:mm';
const dayFormat = 'yyyy-mm-dd';

interface Column {
  header?: unknown;
  style?: { numFmt?: string };
}

/** A table to write: its columns, and its lines as they are read. */
interface Table {
  columns: readonly Column[];
  chunks: AsyncIterable<Iterable<unknown[]>>;
}

/**
 * Writes the report as CSV: the list of applications or, for one programme, its sheet of answers. A file holds one
 * table, so statistics and other programmes are only in the workbook.
 */
export async function* csvOf(report: Report, separator: Separator = ','): AsyncGenerator<string> {
  const calendar = calendarOf(report.filter.timeZone);
  const { type } = report.filter;
  const chosen = valuesOf(applicationTypes).find((one) => one === type);
  const { columns, chunks } = chosen ? answersOf(report, chosen, calendar) : listOf(report, calendar);
  const line = (cells: string[]) => csvLine(cells, separator);
  yield byteOrderMark + line(columns.map(({ header }) => String(header)));
  const formats = columns.map(({ style }) => style?.numFmt);
  const breath = slices();
  for await (const rows of chunks) {
    let lines = '';
    for (const cells of rows) {
      lines += line(cells.map((cell, place) => textOf(cell, formats[place])));
      const pause = breath();
      if (pause) await pause;
    }
    yield lines;
  }
}

function answersOf(report: Report, type: ApplicationType, calendar: Calendar): Table {
  const { columns, cells } = answersSheet(type, calendar, { dayFormat, momentFormat });
  const programme = { header: 'Type' };
  const label = labelOf(applicationTypes, type);
  return {
    columns: [...columns.slice(0, 2), programme, ...columns.slice(2)],
    chunks: eachOf(report.answered(type), (row) => {
      const [reference, applicant, ...others] = cells(row);
      return [reference, applicant, label, ...others];
    }),
  };
}

const listOf = (report: Report, calendar: Calendar): Table => ({
  columns: rowColumns(report.filter),
  chunks: eachOf(report.rows, rowCells(calendar)),
});

async function* eachOf<Row>(
  chunks: AsyncIterable<Row[]>,
  cells: (row: Row) => unknown[],
): AsyncGenerator<Iterable<unknown[]>> {
  for await (const rows of chunks) yield lazily(rows, cells);
}

/** Makes the cells of a row only when its line is due, so that there can be a pause between two rows. */
function* lazily<Row>(rows: Row[], cells: (row: Row) => unknown[]): Generator<unknown[]> {
  for (const row of rows) yield cells(row);
}

/** Returns a cell as the sheet shows it; a text that would begin a formula gets an apostrophe. */
function textOf(cell: unknown, format: string | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const text = cell.toISOString();
    return format === momentFormat ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text.slice(0, 10);
  }
  if (typeof cell === 'number' && format === '0%') return `${Math.round(cell * 100)}%`;
  return typeof cell === 'string' ? safeText(xmlText(cell)) : String(cell);
}
