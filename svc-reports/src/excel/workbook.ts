import { once } from 'node:events';
import type { Writable } from 'node:stream';
import {
  applicationStatuses,
  applicationTypes,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import ExcelJS from 'exceljs';
import { NobodyReads, piecesOf } from '../pieces';
import type { Report, ReportRow } from '../reports/report';
import { safeText } from './safe-text';
import { addSummary } from './summary-sheet';

/** A sheet ends at 1,048,576 rows; the next one goes on. */
const rowsOfSheet = 1_000_000;
const dayFormat = 'yyyy-mm-dd';
const momentFormat = 'yyyy-mm-dd hh:mm';

const columns: Partial<ExcelJS.Column>[] = [
  { header: 'Application ID', key: 'reference', width: 16 },
  { header: 'Applicant', key: 'applicant', width: 36 },
  { header: 'Type', key: 'type', width: 14 },
  { header: 'Status', key: 'status', width: 14 },
  { header: 'Progress', key: 'progress', width: 11, style: { numFmt: '0%' } },
  { header: 'Submitted', key: 'submitted', width: 18, style: { numFmt: momentFormat } },
  { header: 'Created', key: 'created', width: 18, style: { numFmt: momentFormat } },
];

/** The report as an Excel workbook: a summary, and every row. Dates and percents are such, in universal time. */
export const workbookOf = (report: Report): AsyncGenerator<Uint8Array> =>
  piecesOf((out) => writeWorkbook(report, out));

async function writeWorkbook(report: Report, out: Writable): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  workbook.created = report.generatedAt;
  workbook.creator = report.generatedBy;
  addSummary(workbook, report, { dayFormat, momentFormat });
  let sheet = addSheet(workbook, 1);
  let written = 0;
  for await (const rows of report.rows) {
    if (written >= rowsOfSheet) {
      sheet.commit();
      sheet = addSheet(workbook, workbook.worksheets.length);
      written = 0;
    }
    for (const row of rows) sheet.addRow(cellsOf(row)).commit();
    written += rows.length;
    await taken(sheet, out);
  }
  sheet.commit();
  await workbook.commit();
}

function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, number: number): ExcelJS.Worksheet {
  const name = number === 1 ? 'Applications' : `Applications ${number}`;
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns;
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  return sheet;
}

const cellsOf = (row: ReportRow) => [
  referenceOf(row.type, row.id),
  safeText(row.applicantName),
  labelOf(applicationTypes, row.type),
  labelOf(applicationStatuses, row.status),
  row.progress / 100,
  row.submittedAt,
  row.createdAt,
];

/** Where the library's rows wait while the compressor is busy. It does not tell, and writes on all the same. */
interface Queued {
  stream: { pipes: (Writable & { _writableState: { length: number } })[] };
}

const queueAtMost = 256 * 1024;

/** Rows wait here until those before them have gone out: a slow reader must not fill our memory. */
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
