import type { Writable } from 'node:stream';
import {
  applicationStatuses,
  applicationTypes,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { Branding } from '@portal/service-kit/branding';
import { type Calendar, calendarOf } from '@portal/service-kit/calendar';
import { numberIn, shortDayIn, type Tongue, told } from '@portal/service-kit/language';
import { piecesOf } from '../pieces';
import { listed, type Report, type ReportRow } from '../reports/report';
import { countedBy, describeFilter, longMoment } from '../words';
import { drawBars, drawMonths, statusBars, typeBars } from './charts';
import { drawBand, drawMark } from './mark';
import { ink, inner, openPaper, type Paper, page } from './writer';

/** The report as a PDF: a page of figures and charts, then every row. */
export function reportPdf(branding: Pick<Branding, 'name'>) {
  return (report: Report): AsyncGenerator<Uint8Array> =>
    piecesOf((out) => writeReport(branding.name, report, out));
}

async function writeReport(organisation: string, report: Report, out: Writable): Promise<void> {
  const { tongue } = report;
  const paper = openPaper(out, {
    title: tongue.say('Applications report'),
    language: tongue.language,
    author: organisation,
    created: report.generatedAt,
  });
  const pages = 1 + Math.ceil(listed(report.counts) / rowsOfPage);
  let number = 0;
  async function addPage(): Promise<void> {
    number += 1;
    paper.addPage();
    await drawFooter(paper, { organisation, number, pages, tongue });
  }

  const calendar = calendarOf(report.filter.timeZone);
  await addPage();
  await drawFirstPage(paper, organisation, report);
  let row = 0;
  for await (const some of report.rows) {
    for (const one of some) {
      if (row % rowsOfPage === 0) {
        await addPage();
        drawStripes(paper, Math.min(rowsOfPage, listed(report.counts) - row));
        await drawHead(paper, tongue);
        await paper.taken();
      }
      await drawRow(paper, one, { calendar, place: row % rowsOfPage, tongue });
      row += 1;
    }
  }
  await paper.end();
}

async function drawFirstPage(paper: Paper, organisation: string, report: Report): Promise<void> {
  const { line } = paper;
  const { tongue } = report;
  const { say } = tongue;
  const x = page.margin;
  const place = (y: number) => ({ x, y, width: inner });
  drawBand(paper);
  drawMark(paper, { x, y: 24, size: 26 });
  const name = { x: x + 36, y: 30, width: inner - 36 };
  await line(organisation, { size: 11, color: ink.accent, weight: 'bold' }, name);
  await line(say('Applications report'), { size: 26, weight: 'bold' }, place(56));
  const made = told(tongue, 'Generated {moment} by {name}', {
    moment: longMoment(tongue, report.generatedAt, report.filter.timeZone),
    name: report.generatedBy,
  });
  await line(made, { size: 10, color: ink.muted }, place(94));

  let y = 122;
  for (const [term, value] of describeFilter(report.filter, tongue)) {
    await line(term, { size: 10, color: ink.muted }, { x, y, width: 84 });
    await line(value, { size: 10 }, { x: x + 84, y, width: inner - 84 });
    y += 16;
  }
  const { erased } = report.counts;
  if (erased > 0) {
    await line(say('Erased'), { size: 10, color: ink.muted }, { x, y, width: 84 });
    const gone = told(tongue, '{count} of the applications, which are counted but not listed', {
      count: numberIn(tongue.language, erased),
    });
    await line(gone, { size: 10 }, { x: x + 84, y, width: inner - 84 });
    y += 16;
  }
  y = await drawFigures(paper, report, y + 14);
  const half = (inner - 32) / 2;
  await heading(paper, say('By status'), x, y);
  await heading(paper, say('By programme'), x + half + 32, y);
  const below = await drawBars(paper, statusBars(report.counts), tongue, { x, y: y + 24, width: half });
  await drawBars(paper, typeBars(report.counts), tongue, { x: x + half + 32, y: y + 24, width: half });
  const { chart, none } = countedBy[report.filter.by];
  await heading(paper, say(chart), x, below + 14);
  if (report.counts.byMonth.length > 0) await drawMonths(paper, report.counts.byMonth, tongue, below + 40);
  else await line(say(none), { size: 10, color: ink.muted }, place(below + 40));
}

const heading = (paper: Paper, text: string, x: number, y: number) =>
  paper.line(text, { size: 13, weight: 'bold' }, { x, y, width: 240 });

async function drawFigures(
  { pdf, line, fill }: Paper,
  { counts, tongue }: Report,
  y: number,
): Promise<number> {
  const figures = [
    ['Applications', counts.total],
    ...applicationTypes.map(({ value, label }) => [label, counts[value]] as const),
    ['Approved', counts.approved],
  ] as const;
  const width = (inner - (figures.length - 1) * 12) / figures.length;
  for (const [index, [label, count]] of figures.entries()) {
    const x = page.margin + index * (width + 12);
    pdf.roundedRect(x, y, width, 58, 6);
    fill(ink.soft);
    await line(tongue.say(label), { size: 9, color: ink.muted }, { x: x + 12, y: y + 9, width: width - 24 });
    const figure = numberIn(tongue.language, count);
    await line(figure, { size: 20, weight: 'bold' }, { x: x + 12, y: y + 23, width: width - 24 });
  }
  return y + 58 + 26;
}

const rowHeight = 18;
const tableTop = 78;
const rowsOfPage = 38;
const topOf = (row: number) => tableTop + row * rowHeight;

const idWidth = 66;
const nameWidth = 172;
const tableColumns: readonly { title: string; width: number; align?: 'right' }[] = [
  { title: 'ID', width: idWidth },
  { title: 'Applicant', width: nameWidth },
  { title: 'Programme', width: 62 },
  { title: 'Status', width: 66 },
  { title: 'Progress', width: 48, align: 'right' },
  { title: 'Submitted', width: 85, align: 'right' },
];

/** Draws the stripes behind every other row of a page, all at once. */
function drawStripes({ pdf, fill }: Paper, rows: number): void {
  if (rows < 2) return;
  for (let index = 1; index < rows; index += 2) pdf.rect(page.margin, topOf(index) - 3, inner, rowHeight);
  fill(ink.soft);
}

async function drawHead(paper: Paper, { say }: Tongue): Promise<void> {
  await drawCells(
    paper,
    tableColumns.map(({ title }) => say(title)),
    tableTop - rowHeight,
    { size: 8.5, weight: 'bold', color: ink.muted },
  );
  const y = tableTop - 4;
  paper.pdf
    .moveTo(page.margin, y)
    .lineTo(page.margin + inner, y)
    .lineWidth(0.8)
    .stroke(ink.accent);
}

async function drawRow(
  paper: Paper,
  row: ReportRow,
  { calendar, place, tongue }: { calendar: Calendar; place: number; tongue: Tongue },
): Promise<void> {
  const { language, say } = tongue;
  const cells = [
    referenceOf(row.type, row.id),
    row.applicantName,
    say(labelOf(applicationTypes, row.type)),
    say(labelOf(applicationStatuses, row.status)),
    `${row.progress} %`,
    row.submittedAt ? shortDayIn(language, calendar.wallTime(row.submittedAt)) : say('Not submitted'),
  ];
  const y = topOf(place);
  if (await drawLongName(paper, row.applicantName, y)) cells[1] = '';
  await drawCells(paper, cells, y, { size: 9 });
}

/** A name of at most this many letters fits whatever the letters are. */
const certainlyFits = 18;

/** A name that is too long for one line is set in two small lines instead of being cut. */
async function drawLongName({ line, wrapped, widthOf }: Paper, name: string, y: number): Promise<boolean> {
  const width = nameWidth - 8;
  if (name.length <= certainlyFits || (await widthOf(name, { size: 9 })) <= width) return false;
  const style = { size: 6.5 };
  const [first = '', ...more] = await wrapped(name, style, width);
  const x = page.margin + 4 + idWidth;
  await line(first, style, { x, y: y - 2, width });
  await line(more.join(' '), style, { x, y: y + 6, width });
  return true;
}

async function drawCells(
  paper: Paper,
  cells: readonly string[],
  y: number,
  style: Parameters<Paper['line']>[1],
): Promise<void> {
  let x = page.margin + 4;
  for (const [index, { width, align }] of tableColumns.entries()) {
    const drawing = paper.line(cells[index] ?? '', style, { x, y, width: width - 8, align });
    if (drawing) await drawing;
    x += width;
  }
}

async function drawFooter(
  { line }: Paper,
  footer: { organisation: string; number: number; pages: number; tongue: Tongue },
): Promise<void> {
  const { organisation, number, pages, tongue } = footer;
  const style = { size: 8, color: ink.muted };
  const y = page.height - 36;
  await line(organisation, style, { x: page.margin, y, width: inner / 2 });
  const place = { x: page.margin + inner / 2, y, width: inner / 2, align: 'right' as const };
  await line(told(tongue, '{page} of {pages}', { page: number, pages }), style, place);
}
