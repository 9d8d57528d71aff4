import { applicationStatuses, applicationTypes } from '@portal/contract-svc-applications-v1';
import type { Counts, Month } from '../reports/report';
import { shortMonth } from '../words';
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

/** Bars lying one under the other, each with its name and its figure. Answers where it ends. */
export async function drawBars(
  paper: Paper,
  bars: Bar[],
  { x, y, width }: { x: number; y: number; width: number },
): Promise<number> {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const room = width - labelWidth - countWidth;
  let top = y;
  for (const { label, count } of bars) {
    const style = { size: 9 };
    await paper.line(label, style, { x, y: top, width: labelWidth - 6 });
    const length = (count / most) * room;
    box(paper, ink.soft, [x + labelWidth, top, room, barHeight]);
    if (count > 0) box(paper, ink.accent, [x + labelWidth, top, Math.max(1, length), barHeight]);
    await paper.line(count.toLocaleString('en'), style, {
      x: x + width - countWidth + 6,
      y: top,
      width: countWidth - 6,
      align: 'right',
    });
    top += barHeight + barGap;
  }
  return top;
}

const chartHeight = 120;
/** More would be hair lines. */
const monthsAtMost = 36;

/** Submissions of each month as standing bars, internships below and visits on top. Answers where it ends. */
export async function drawMonths(paper: Paper, months: Month[], y: number): Promise<number> {
  const shown = months.slice(-monthsAtMost);
  const { pdf } = paper;
  const bottom = y + 16 + chartHeight;
  const most = Math.max(1, ...shown.map(({ intern, visitor }) => intern + visitor));
  await drawLegend(paper, y);
  const slot = inner / Math.max(shown.length, 6);
  const every = Math.ceil(shown.length / 9);
  for (const [index, { month, intern, visitor }] of shown.entries()) {
    const x = page.margin + index * slot;
    const [low, high] = [intern, visitor].map((count) => (count / most) * (chartHeight - 14));
    const [below = 0, above = 0] = [low, high];
    const width = Math.min(slot * 0.7, 40);
    if (below > 0) box(paper, ink.accent, [x, bottom - below, width, below]);
    if (above > 0) box(paper, ink.second, [x, bottom - below - above, width, above]);
    if (index % every !== 0) continue;
    const total = (intern + visitor).toLocaleString('en');
    await paper.line(total, { size: 8 }, { x, y: bottom - below - above - 12, width: slot * every });
    const label = { x, y: bottom + 4, width: slot * every };
    await paper.line(shortMonth(month), { size: 8, color: ink.muted }, label);
  }
  pdf
    .moveTo(page.margin, bottom)
    .lineTo(page.margin + inner, bottom)
    .lineWidth(0.5)
    .stroke(ink.line);
  return bottom + 20;
}

async function drawLegend(paper: Paper, y: number): Promise<void> {
  let x = page.margin;
  for (const [label, color] of [
    ['Internship', ink.accent],
    ['Visit', ink.second],
  ] as const) {
    box(paper, color, [x, y + 1, 8, 8]);
    await paper.line(label, { size: 9 }, { x: x + 13, y: y - 1, width: 80 });
    x += 90;
  }
}
