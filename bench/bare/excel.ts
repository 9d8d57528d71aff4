/**
 * The least work for an Excel workbook of these cells: exceljs's streaming writer with discarded output. The argument
 * is the number of rows; prints the milliseconds.
 */
import { Writable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { cellsOfRow } from './report-rows';

async function main(count: number): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const began = performance.now();
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: nowhere, useStyles: true });
  const sheet = workbook.addWorksheet('Applications');
  sheet.columns = ['', '', '', '', '0%', 'yyyy-mm-dd hh:mm', 'yyyy-mm-dd hh:mm'].map((numFmt) => ({
    width: 18,
    ...(numFmt && { style: { numFmt } }),
  }));
  for (let row = 0; row < count; row += 1) {
    sheet.addRow(cellsOfRow(row)).commit();
    if (row % 1000 === 999) await pause();
  }
  await workbook.commit();
  process.stdout.write(`${performance.now() - began}\n`);
}

void main(Number(process.argv[2]));
