import { applicationStatuses, applicationTypes, programmes } from '@portal/contract-svc-applications-v1';
import { numberIn, type Translator } from '@portal/service-kit/language';
import type { Counts, Month } from '../reports/report';
import { shortMonth } from '../words';
import { cellsOn } from './cells';
import { ink, inner, type Paper, page } from './writer';

export interface Bar {
  label: string;
  count: number;
}

export const statusBars = (counts: Counts): Bar[] =>
  applicationStatuses.map(({ value, label }) => ({ label, count: counts.byStatus[value] }));

export const typeBars = (counts: Counts): Bar[] =>
  applicationTypes.map(({ value, label }) => ({ label, count: counts[value] }));

const barHeight = 12;
const barGap = 8;
const labelWidth = 84;
const countWidth = 48;

type Rectangle = [x: number, y: number, width: number, height: number];

function box({ pdf, fill }: Paper, color: string, rectangle: Rectangle): void {
  pdf.rect(...rectangle);
  fill(color);
}

/** Draws horizontal bars below one another, each with its name and number. Returns the y of the lower end. */
export async function drawBars(
  paper: Paper,
  bars: Bar[],
  { language, translate }: Translator,
  { x, y, width }: { x: number; y: number; width: number },
): Promise<number> {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const room = width - labelWidth - countWidth;
  const cell = cellsOn(paper);
  let top = y;
  for (const { label, count } of bars) {
    const style = { size: 9 };
    const drawing = cell(translate(label), style, { x, y: top, width: labelWidth - 6 });
    if (drawing) await drawing;
    const length = (count / most) * room;
    box(paper, ink.soft, [x + labelWidth, top, room, barHeight]);
    if (count > 0) box(paper, ink.accent, [x + labelWidth, top, Math.max(1, length), barHeight]);
    await paper.line(numberIn(language, count), style, {
      x: x + width - countWidth + 6,
      y: top,
      width: countWidth - 6,
      align: 'right',
    });
    top += barHeight + barGap;
  }
  return top;
}

const chartHeight = { least: 60, most: 120 };
/** Height of the texts above and below the columns. */
const legendHeight = 16;
const namesHeight = 16;
/** Most months in a chart; with more, the bars would be too thin. */
const monthsAtMost = 36;

/** Colours of the programmes, in their order. */
const inks = [ink.accent, ink.second, ink.muted] as const;
const inkOf = (place: number): string => inks[place % inks.length] ?? ink.accent;

const totalOf = (month: Month): number => programmes.reduce((sum, { key }) => sum + month[key], 0);

/** Draws a vertical bar for each month, with the programmes stacked, as high as the page has room. */
export async function drawMonths(
  paper: Paper,
  months: Month[],
  translator: Translator,
  { y, until }: { y: number; until: number },
): Promise<void> {
  const shown = months.slice(-monthsAtMost);
  const { pdf } = paper;
  const room = until - y - legendHeight - namesHeight;
  const height = Math.max(chartHeight.least, Math.min(chartHeight.most, room));
  const bottom = y + legendHeight + height;
  const most = Math.max(1, ...shown.map(totalOf));
  await drawLegend(paper, translator, y);
  const slot = inner / Math.max(shown.length, 6);
  const every = Math.ceil(shown.length / 9);
  for (const [index, month] of shown.entries()) {
    const x = page.margin + index * slot;
    const width = Math.min(slot * 0.7, 40);
    let top = bottom;
    for (const [place, { key }] of programmes.entries()) {
      const length = (month[key] / most) * (height - 14);
      top -= length;
      if (length > 0) box(paper, inkOf(place), [x, top, width, length]);
    }
    if (index % every !== 0) continue;
    const total = numberIn(translator.language, totalOf(month));
    await paper.line(total, { size: 8 }, { x, y: top - 12, width: slot * every });
    const label = { x, y: bottom + 4, width: slot * every };
    await paper.line(shortMonth(translator, month.month), { size: 8, color: ink.muted }, label);
  }
  pdf
    .moveTo(page.margin, bottom)
    .lineTo(page.margin + inner, bottom)
    .lineWidth(0.5)
    .stroke(ink.line);
}

async function drawLegend(paper: Paper, { translate }: Translator, y: number): Promise<void> {
  let x = page.margin;
  for (const [place, { label }] of applicationTypes.entries()) {
    box(paper, inkOf(place), [x, y + 1, 8, 8]);
    const [name, style] = [translate(label), { size: 9 }];
    const width = await paper.widthOf(name, style);
    await paper.line(name, style, { x: x + 13, y: y - 1, width: width + 1 });
    x += width + 32;
  }
}
