import type { Writable } from 'node:stream';
import type { Branding } from '@portal/service-kit/branding';
import { calendarOf } from '@portal/service-kit/calendar';
import { type Translator, translateWith } from '@portal/service-kit/language';
import { piecesOf } from '../pieces';
import { listed, type Report } from '../reports/report';
import { type Cells, cellsOn } from './cells';
import { drawFirstPage } from './first-page';
import { drawHead, drawRow, drawStripes, rowsOfPage, tableColumns } from './report-table';
import { ink, inner, openPaper, page } from './writer';

/** Writes the report as a PDF: a page of statistics and charts, then every row. */
export function reportPdf(branding: Pick<Branding, 'name'>) {
  return (report: Report): AsyncGenerator<Uint8Array> =>
    piecesOf((out) => writeReport(branding.name, report, out));
}

async function writeReport(organisation: string, report: Report, out: Writable): Promise<void> {
  const { translator } = report;
  const paper = openPaper(out, {
    title: translator.translate('Applications report'),
    language: translator.language,
    author: organisation,
    created: report.generatedAt,
  });
  const cell = cellsOn(paper);
  const pages = 1 + Math.ceil(listed(report.counts) / rowsOfPage);
  let number = 0;
  async function addPage(): Promise<void> {
    number += 1;
    paper.addPage();
    await drawFooter(cell, { organisation, number, pages, translator });
  }

  const calendar = calendarOf(report.filter.timeZone);
  const drawing = { columns: tableColumns(report.filter.by === 'decided'), cell, translator };
  await addPage();
  await drawFirstPage(paper, organisation, report);
  let row = 0;
  for await (const some of report.rows) {
    for (const one of some) {
      if (row % rowsOfPage === 0) {
        await addPage();
        drawStripes(paper, Math.min(rowsOfPage, listed(report.counts) - row));
        await drawHead(paper, drawing);
        await paper.taken();
      }
      await drawRow(one, { ...drawing, calendar, place: row % rowsOfPage });
      row += 1;
    }
  }
  await paper.end();
}

const numberWidth = 80;

async function drawFooter(
  cell: Cells,
  footer: { organisation: string; number: number; pages: number; translator: Translator },
): Promise<void> {
  const { organisation, number, pages, translator } = footer;
  const style = { size: 8, color: ink.muted };
  const y = page.height - 36;
  await cell(organisation, style, { x: page.margin, y, width: inner - numberWidth });
  const x = page.margin + inner - numberWidth;
  await cell(translateWith(translator, '{page} of {pages}', { page: number, pages }), style, {
    x,
    y,
    width: numberWidth,
    align: 'right',
  });
}
