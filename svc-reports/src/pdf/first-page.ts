import { applicationTypes } from '@portal/contract-svc-applications-v1';
import { numberIn, type Translator, translateWith } from '@portal/service-kit/language';
import type { Report } from '../reports/report';
import { countedBy, describeFilter, longMoment } from '../words';
import { cellsOn, drawBlock, floor } from './cells';
import { drawBars, drawMonths, statusBars, typeBars } from './charts';
import { drawBand, drawMark } from './mark';
import { ink, inner, type Paper, page } from './writer';

const x = page.margin;
const halfGap = 32;
const half = (inner - halfGap) / 2;

/** Draws the first page of a report: its filter, statistics and charts. Long texts take more lines and are not cut. */
export async function drawFirstPage(paper: Paper, organisation: string, report: Report): Promise<void> {
  const { translator, counts, filter } = report;
  const { translate } = translator;
  drawBand(paper);
  drawMark(paper, { x, y: 24, size: 26 });
  const name = { x: x + 36, y: 30, width: inner - 36 };
  const below = await drawBlock(paper, organisation, { size: 11, color: ink.accent, weight: 'bold' }, name);
  let y = Math.max(56, below + 6);
  y = await drawBlock(
    paper,
    translate('Applications report'),
    { size: 26, weight: 'bold' },
    { x, y, width: inner },
  );
  const made = translateWith(translator, 'Generated {moment} by {name}', {
    moment: longMoment(translator, report.generatedAt, filter.timeZone),
    name: report.generatedBy,
  });
  y = await drawBlock(paper, made, { size: 10, color: ink.muted }, { x, y, width: inner });
  y = await drawFacts(paper, factsOf(report), y + 10);
  y = await drawFigures(paper, figuresOf(report), y + 10);
  y = await heading(paper, translate('In this period'), { x, y, width: inner });
  y = await drawFigures(paper, periodOf(report), y + 2);

  const [left, right] = [
    { x, y, width: half },
    { x: x + half + halfGap, y, width: half },
  ];
  const top = Math.max(
    await heading(paper, translate('By status'), left),
    await heading(paper, translate('By programme'), right),
  );
  const statuses = await drawBars(paper, statusBars(counts), translator, { ...left, y: top + 4 });
  const programmes = await drawBars(paper, typeBars(counts), translator, { ...right, y: top + 4 });
  const { chart, none } = countedBy[filter.by];
  y = await heading(paper, translate(chart), { x, y: Math.max(statuses, programmes) + 8, width: inner });
  if (counts.byMonth.length > 0)
    await drawMonths(paper, counts.byMonth, translator, { y: y + 4, until: floor });
  else await drawBlock(paper, translate(none), { size: 10, color: ink.muted }, { x, y: y + 4, width: inner });
}

const heading = (paper: Paper, text: string, place: { x: number; y: number; width: number }) =>
  drawBlock(paper, text, { size: 13, weight: 'bold' }, place);

type Fact = readonly [term: string, value: string];

function factsOf({ filter, counts, translator }: Report): Fact[] {
  const facts: Fact[] = describeFilter(filter, translator);
  if (counts.erased === 0) return facts;
  const gone = translateWith(translator, '{count}, counted but not listed', {
    count: numberIn(translator.language, counts.erased),
  });
  return [...facts, [translator.translate('Erased'), gone]];
}

const termWidth = 84;

async function drawFacts(paper: Paper, facts: readonly Fact[], from: number): Promise<number> {
  let y = from;
  for (const [term, value] of facts) {
    const style = { size: 10, color: ink.muted };
    const terms = await drawBlock(paper, term, style, { x, y, width: termWidth - 8 });
    const place = { x: x + termWidth, y, width: inner - termWidth };
    y = Math.max(terms, await drawBlock(paper, value, { size: 10 }, place)) + 2;
  }
  return y;
}

interface Figure {
  label: string;
  figure: string;
  /** Explains what the number consists of. */
  note?: string;
}

function figuresOf({ counts, translator }: Report): Figure[] {
  const figures: (readonly [string, number])[] = [
    ['Applications', counts.total],
    ...applicationTypes.map(({ value, label }) => [label, counts[value]] as const),
    ['Approved', counts.approved],
  ];
  return figures.map(([label, count]) => ({
    label: translator.translate(label),
    figure: numberIn(translator.language, count),
  }));
}

function periodOf({ counts: { period }, translator }: Report): Figure[] {
  const number = (count: number) => numberIn(translator.language, count);
  const { translate } = translator;
  return [
    { label: translate('Started'), figure: number(period.begun) },
    { label: translate('Submitted'), figure: number(period.submitted) },
    { label: translate('Decided'), figure: number(period.decided), note: outcome(translator, period) },
    {
      label: translate('Days from submission to decision (median)'),
      figure: period.medianDays === null ? '–' : number(period.medianDays),
    },
  ];
}

const outcome = (translator: Translator, { approved, rejected }: Report['counts']['period']): string =>
  translateWith(translator, 'approved: {approved}, rejected: {rejected}', {
    approved: numberIn(translator.language, approved),
    rejected: numberIn(translator.language, rejected),
  });

const padding = 12;
const boxGap = 12;

/** Draws boxes next to one another, all as high as the highest needs. Returns the y below them. */
async function drawFigures(paper: Paper, figures: readonly Figure[], y: number): Promise<number> {
  const width = (inner - (figures.length - 1) * boxGap) / figures.length;
  const room = width - 2 * padding;
  const fine = { size: 8.5, color: ink.muted };
  const linesOf = async (text = '') => (text ? (await paper.wrapped(text, fine, room)).length : 0);
  let [labels, notes] = [0, 0];
  for (const { label, note } of figures) {
    labels = Math.max(labels, await linesOf(label));
    notes = Math.max(notes, await linesOf(note));
  }
  const step = fine.size * 1.45;
  const figureTop = y + 8 + labels * step;
  const height = 8 + labels * step + 26 + notes * step + 6;
  const cell = cellsOn(paper);
  for (const [index, { label, figure, note }] of figures.entries()) {
    const left = x + index * (width + boxGap);
    paper.pdf.roundedRect(left, y, width, height, 6);
    paper.fill(ink.soft);
    const place = { x: left + padding, width: room };
    await drawBlock(paper, label, fine, { ...place, y: y + 8 });
    await cell(figure, { size: 18, weight: 'bold' }, { ...place, y: figureTop });
    if (note) await drawBlock(paper, note, fine, { ...place, y: figureTop + 26 });
  }
  return y + height + 14;
}
