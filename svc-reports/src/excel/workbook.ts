import { once } from 'node:events';
import type { Writable } from 'node:stream';
import {
  applicationStatuses,
  applicationTypes,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import { type Calendar, calendarOf } from '@portal/service-kit/calendar';
import { english, type Translator } from '@portal/service-kit/language';
import ExcelJS from 'exceljs';
import { NobodyReads, piecesOf } from '../pieces';
import type { ReportFilter } from '../reports/filter';
import { daysBetween } from '../reports/period';
import type { Report, ReportRow } from '../reports/report';
import { slices } from '../slices';
import { addCells } from './add-cells';
import { answersSheet } from './answers-sheet';
import { rememberStyles } from './remember-styles';
import { addSummary } from './summary-sheet';

/** Most rows on a sheet, which could hold 1,048,576; further rows go to a further sheet. */
const rowsOfSheet = 1_000_000;
const dayFormat = 'yyyy-mm-dd';
const momentFormat = 'yyyy-mm-dd hh:mm';

/** The columns of the list of applications; a report of decisions has two more. */
export const rowColumns = ({ by }: Pick<ReportFilter, 'by'>): Partial<ExcelJS.Column>[] =>
  by === 'decided' ? [...listColumns, ...decisionColumns] : listColumns;

const listColumns: Partial<ExcelJS.Column>[] = [
  { header: 'Application ID', key: 'reference', width: 16 },
  { header: 'Applicant', key: 'applicant', width: 36 },
  { header: 'Type', key: 'type', width: 14 },
  { header: 'Status', key: 'status', width: 14 },
  { header: 'Progress', key: 'progress', width: 11, style: { numFmt: '0%' } },
  { header: 'Submitted', key: 'submitted', width: 18, style: { numFmt: momentFormat } },
  { header: 'Created', key: 'created', width: 18, style: { numFmt: momentFormat } },
];

const decisionColumns: Partial<ExcelJS.Column>[] = [
  { header: 'Decided', key: 'decided', width: 18, style: { numFmt: momentFormat } },
  { header: 'Days from submission to decision', key: 'days', width: 18, style: { numFmt: '0.0' } },
];

/**
 * Writes the report as an Excel workbook: a summary, every row, and a sheet of answers for each programme. Dates and
 * percentages have their own cell types; times are local times in the report's zone.
 */
export const workbookOf = (report: Report): AsyncGenerator<Uint8Array> =>
  piecesOf((out) => writeWorkbook(report, out));

async function writeWorkbook(report: Report, out: Writable): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  rememberStyles(workbook);
  workbook.created = report.generatedAt;
  workbook.creator = report.generatedBy;
  addSummary(workbook, report, { dayFormat, momentFormat });
  const calendar = calendarOf(report.filter.timeZone);
  const { translator } = report;
  const columns = rowColumns(report.filter).map((column) => ({
    ...column,
    header: translator.translate(String(column.header)),
  }));
  const write = <Row>(sheets: Sheets<Row>) => writeSheets(workbook, out, sheets);
  await write({
    name: translator.translate('Applications'),
    columns,
    rows: report.rows,
    cells: rowCells(calendar, translator),
  });
  // Written one after the other, because rows of a second sheet would wait in memory until the first sheet ends.
  for (const { value: type, label } of applicationTypes) {
    if (report.filter.type && report.filter.type !== type) continue;
    // No application of this programme was selected.
    if (report.filter.ids && report.counts[type] === 0) continue;
    const sheet = answersSheet(type, calendar, { dayFormat, momentFormat, translator });
    await write({ name: translator.translate(label), ...sheet, rows: report.answered(type) });
  }
  await workbook.commit();
}

/** Writes rows of one kind to as many sheets as they need. */
interface Sheets<Row> {
  name: string;
  columns: Partial<ExcelJS.Column>[];
  rows: AsyncIterable<Row[]>;
  cells(row: Row): unknown[];
}

async function writeSheets<Row>(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  out: Writable,
  { name, columns, rows, cells }: Sheets<Row>,
): Promise<void> {
  let number = 1;
  let sheet = addSheet(workbook, name, columns);
  let written = 0;
  const breath = slices();
  for await (const some of rows) {
    if (written >= rowsOfSheet) {
      sheet.commit();
      number += 1;
      sheet = addSheet(workbook, `${name} ${number}`, columns);
      written = 0;
    }
    for (const row of some) {
      addCells(sheet, cells(row)).commit();
      const pause = breath();
      if (pause) await pause;
    }
    written += some.length;
    await taken(sheet, out);
  }
  sheet.commit();
}

function addSheet(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  name: string,
  columns: Partial<ExcelJS.Column>[],
): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns;
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  return sheet;
}

/** Returns the cells of a row in the list of applications. */
export const rowCells =
  ({ wallTime }: Calendar, { translate }: Translator = english) =>
  (row: ReportRow) => [
    referenceOf(row.type, row.id),
    row.applicantName,
    translate(labelOf(applicationTypes, row.type)),
    translate(labelOf(applicationStatuses, row.status)),
    row.progress / 100,
    row.submittedAt && wallTime(row.submittedAt),
    wallTime(row.createdAt),
    ...(row.decidedAt ? [wallTime(row.decidedAt), daysBetween(row.submittedAt, row.decidedAt)] : []),
  ];

/** The library's queue of rows before compression. The library itself does not wait when the queue is full. */
interface Queued {
  stream: { pipes: (Writable & { _writableState: { length: number } })[] };
}

const queueAtMost = 256 * 1024;

/** Waits until earlier rows were sent, so that a slow reader does not fill the memory. */
async function taken(sheet: ExcelJS.Worksheet, out: Writable): Promise<void> {
  const { pipes } = (sheet as unknown as Queued).stream;
  const [queue] = pipes;
  if (queue && queue._writableState.length > queueAtMost && !out.destroyed) {
    const waiting = new AbortController();
    const { signal } = waiting;
    const gone = once(out, 'close', { signal });
    await Promise.race([once(queue, 'drain', { signal }), gone]).finally(() => waiting.abort());
  }
  if (out.destroyed) throw new NobodyReads();
}
