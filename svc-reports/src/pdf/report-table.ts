import {
  applicationStatuses,
  applicationTypes,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';
import { numberIn, shortDayIn, type Translator } from '@portal/service-kit/language';
import { daysBetween } from '../reports/period';
import type { ReportRow } from '../reports/report';
import type { Cells } from './cells';
import { ink, inner, type Paper, page, type TextStyle } from './writer';

const rowHeight = 18;
const tableTop = 78;
/** Rows on a page of the table. */
export const rowsOfPage = 38;
const topOf = (row: number) => tableTop + row * rowHeight;

interface Column {
  title: string;
  width: number;
  align?: 'right';
  text(row: ReportRow, translator: Translator, calendar: Calendar): string;
}

const dayOf = (
  at: Date | null | undefined,
  { language }: Translator,
  calendar: Calendar,
): string | undefined => (at ? shortDayIn(language, calendar.wallTime(at)) : undefined);

const id: Column = { title: 'ID', width: 62, text: ({ type, id }) => referenceOf(type, id) };
const applicant: Column = { title: 'Applicant', width: 176, text: ({ applicantName }) => applicantName };
const programme: Column = {
  title: 'Programme',
  width: 62,
  text: ({ type }, { translate }) => translate(labelOf(applicationTypes, type)),
};
const status: Column = {
  title: 'Status',
  width: 66,
  text: ({ status }, { translate }) => translate(labelOf(applicationStatuses, status)),
};
const progress: Column = {
  title: 'Progress',
  width: 54,
  align: 'right',
  text: ({ progress }) => `${progress} %`,
};
const submitted: Column = {
  title: 'Submitted',
  width: 79,
  align: 'right',
  text: ({ submittedAt }, translator, calendar) =>
    dayOf(submittedAt, translator, calendar) ?? translator.translate('Not submitted'),
};
const decided: Column = {
  title: 'Decided',
  width: 72,
  align: 'right',
  text: ({ decidedAt }, translator, calendar) => dayOf(decidedAt, translator, calendar) ?? '',
};
const days: Column = {
  title: 'Days',
  width: 44,
  align: 'right',
  text({ submittedAt, decidedAt }, { language }) {
    const taken = daysBetween(submittedAt, decidedAt);
    return taken === null ? '' : numberIn(language, taken);
  },
};

/** Returns the columns of a report; one of decisions has more. */
export const tableColumns = (ofDecisions: boolean): readonly Column[] =>
  ofDecisions
    ? [
        id,
        { ...applicant, width: 130 },
        programme,
        { ...status, width: 58 },
        { ...submitted, width: 72 },
        decided,
        days,
      ]
    : [id, applicant, programme, status, progress, submitted];

/** Draws the stripes behind every other row of a page in one step. */
export function drawStripes({ pdf, fill }: Paper, rows: number): void {
  if (rows < 2) return;
  for (let index = 1; index < rows; index += 2) pdf.rect(page.margin, topOf(index) - 3, inner, rowHeight);
  fill(ink.soft);
}

interface Drawing {
  columns: readonly Column[];
  cell: Cells;
  translator: Translator;
}

export async function drawHead(paper: Paper, { columns, cell, translator }: Drawing): Promise<void> {
  const titles = columns.map(({ title }) => translator.translate(title));
  const style: TextStyle = { size: 8.5, weight: 'bold', color: ink.muted };
  await drawCells(titles, tableTop - rowHeight, style, { columns, cell });
  const y = tableTop - 4;
  paper.pdf
    .moveTo(page.margin, y)
    .lineTo(page.margin + inner, y)
    .lineWidth(0.8)
    .stroke(ink.accent);
}

export function drawRow(
  row: ReportRow,
  { calendar, place, ...drawing }: Drawing & { calendar: Calendar; place: number },
): Promise<void> {
  const texts = drawing.columns.map(({ text }) => text(row, drawing.translator, calendar));
  return drawCells(texts, topOf(place), { size: 9 }, drawing);
}

async function drawCells(
  texts: readonly string[],
  y: number,
  style: TextStyle,
  { columns, cell }: Pick<Drawing, 'columns' | 'cell'>,
): Promise<void> {
  let x = page.margin + 4;
  for (const [index, { width, align }] of columns.entries()) {
    const drawing = cell(texts[index] ?? '', style, { x, y, width: width - 8, ...(align && { align }) });
    if (drawing) await drawing;
    x += width;
  }
}
