/**
 * The least work for a PDF of these words: pdfkit draws each word at its place, in the report's typeface, with
 * discarded output. The argument is the number of rows; prints the milliseconds.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { cellsOfRow } from './report-rows';

const rowsOfPage = 38;
const font = createRequire(require.resolve('svc-reports/package.json')).resolve(
  '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
);

async function main(count: number): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const began = performance.now();
  const pdf = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0 });
  pdf.pipe(nowhere);
  for (let row = 0; row < count; row += 1) {
    if (row % rowsOfPage === 0) {
      pdf.addPage();
      pdf.font(font, 9);
      await pause();
    }
    const [id, name, type, status, progress, submitted] = cellsOfRow(row);
    const y = 78 + (row % rowsOfPage) * 18;
    const day = submitted instanceof Date ? submitted.toISOString().slice(0, 10) : 'Not submitted';
    const words = [id, name, type, status, `${Number(progress) * 100} %`, day];
    for (const [column, word] of words.entries()) {
      pdf.text(String(word), 52 + column * 80, y, { lineBreak: false });
    }
  }
  pdf.end();
  await once(nowhere, 'finish');
  process.stdout.write(`${performance.now() - began}\n`);
}

void main(Number(process.argv[2]));
