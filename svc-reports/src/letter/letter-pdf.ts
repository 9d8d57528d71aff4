import type { Writable } from 'node:stream';
import { applicationStatuses, applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import type { Branding } from '@portal/service-kit/branding';
import { calendarOf } from '@portal/service-kit/calendar';
import { dayIn, type Translator, translateWith } from '@portal/service-kit/language';
import type { Review } from '../applications/ask';
import { drawBand, drawMark } from '../pdf/mark';
import { ink, inner, openPaper, type Paper, page } from '../pdf/writer';
import { piecesOf } from '../pieces';
import { longMoment } from '../words';
import { type Fact, sectionsOf } from './sections';

export interface Letter {
  review: Review;
  branding: Pick<Branding, 'name' | 'mailbox' | 'website'>;
  now: Date;
  /** The IANA time zone in which the portal counts days. */
  timeZone: string;
  translator: Translator;
}

/** Writes one complete application as a PDF to read on paper. */
export const letterPdf = (letter: Letter): AsyncGenerator<Uint8Array> =>
  piecesOf((out) => writeLetter(letter, out));

const top = 64;
const bottom = page.height - 72;
const termWidth = 138;
/** Distance of two baselines in points; every gap is a part or a multiple of it. */
const lineHeight = 14;
/** The distance of two lines of a large name, marks above and below its letters included. */
const nameHeight = 40;
const answer = { size: 10 };
const question = { size: 10, color: ink.muted };

/** Tracks the position of the next line, and adds a page when one is full. */
class Column {
  y = top;
  number = 0;

  constructor(
    private readonly paper: Paper,
    private readonly footer: string,
    private readonly translator: Translator,
  ) {}

  /** Starts a page unless this many points are left on the current page. */
  async room(points: number): Promise<void> {
    if (this.number > 0 && this.y + points <= bottom) return;
    await this.paper.taken();
    this.paper.addPage();
    this.number += 1;
    this.y = top;
  }

  /** Writes 'n of m' on every page at the end, when their number is known. */
  async numberPages(): Promise<void> {
    const { turnTo, line } = this.paper;
    const style = { size: 8, color: ink.muted };
    const y = page.height - 40;
    const width = inner - 80;
    const whole = await this.paper.wrapped(this.footer, style, width);
    // There is no room for more above the edge of the page; the first page has the whole name.
    const lines = [...whole.slice(0, 3), ...(whole.length > 3 ? [whole.slice(3).join(' ')] : [])];
    for (let index = 0; index < this.number; index += 1) {
      turnTo(index);
      // A long name takes more lines, above the last.
      for (const [above, words] of lines.entries())
        await line(words, style, { x: page.margin, y: y - (lines.length - 1 - above) * 10, width });
      const place = { x: page.width - page.margin - 80, y, width: 80, align: 'right' as const };
      const count = translateWith(this.translator, '{page} of {pages}', {
        page: index + 1,
        pages: this.number,
      });
      await line(count, style, place);
    }
  }
}

async function writeLetter(letter: Letter, out: Writable): Promise<void> {
  const { review, branding, now, translator } = letter;
  const title = translateWith(translator, '{programme} application {reference}', {
    programme: translator.translate(labelOf(applicationTypes, review.type)),
    reference: review.reference,
  });
  const { language } = translator;
  const paper = openPaper(out, { title, author: branding.name, created: now, language, numbered: true });
  const column = new Column(paper, `${title}, ${review.applicant_name}`, translator);
  await column.room(1);
  await drawHeading(paper, column, letter, title);
  for (const { title: heading, groups } of sectionsOf(review, translator)) {
    await drawTitle(paper, column, heading);
    for (const group of groups) {
      // A row of a list stays on one page; a long answer may continue on the next.
      if (groups.length > 1) await column.room((group.facts.length + 2) * lineHeight);
      if (group.title) await drawGroupTitle(paper, column, group.title);
      for (const one of group.facts) await drawFact(paper, column, one, translator);
      column.y += lineHeight / 2;
    }
  }
  await column.numberPages();
  await paper.end();
}

async function drawHeading(paper: Paper, column: Column, letter: Letter, title: string): Promise<void> {
  const { review, branding } = letter;
  const { line } = paper;
  const place = (y: number) => ({ x: page.margin, y, width: inner });
  drawBand(paper);
  drawMark(paper, { x: page.margin, y: 28, size: 26 });
  const name = { x: page.margin + 36, y: 34, width: inner / 2 - 36 };
  await line(branding.name, { size: 11, weight: 'bold', color: ink.accent }, name);
  const contact = { x: page.margin + inner / 2, width: inner / 2, align: 'right' } as const;
  const ways = [branding.mailbox, branding.website].filter((way): way is string => Boolean(way));
  for (const [index, way] of ways.entries())
    await line(way, { size: 9, color: ink.muted }, { ...contact, y: 41 - ways.length * 6 + index * 12 });
  const large = { size: 28, weight: 'bold' } as const;
  const names = await paper.wrapped(review.applicant_name, large, inner);
  for (const [index, words] of names.entries()) await line(words, large, place(76 + index * nameHeight));
  const below = 76 + (names.length - 1) * nameHeight;
  // Letters of some scripts hang far below the line.
  await line(title, { size: 12 }, place(below + 46));
  const small = { size: 9, color: ink.muted };
  // Some languages need two lines for it.
  const lines = await paper.wrapped(stateOf(letter), small, inner);
  for (const [index, words] of lines.entries()) await line(words, small, place(below + 65 + index * 12));
  column.y = below + 90 + (lines.length - 1) * 12;
}

/** When it was submitted and withdrawn, its status, and when this was printed. */
function stateOf({ review, now, timeZone, translator }: Letter): string {
  const dayOf = (instant: string) =>
    dayIn(translator.language, calendarOf(timeZone).wallTime(new Date(instant)));
  const submitted = review.submitted_date
    ? translateWith(translator, 'Submitted on {day}', { day: dayOf(review.submitted_date) })
    : translator.translate('Not submitted yet');
  const withdrawn =
    review.withdrawn_at &&
    translateWith(translator, 'Withdrawn on {day}', { day: dayOf(review.withdrawn_at) });
  return translateWith(translator, '{submitted}. Status: {status}. Printed {moment}.', {
    submitted: withdrawn ? `${submitted}. ${withdrawn}` : submitted,
    status: translator.translate(labelOf(applicationStatuses, review.status)),
    moment: longMoment(translator, now, timeZone),
  });
}

async function drawTitle(paper: Paper, column: Column, text: string): Promise<void> {
  await column.room(64);
  column.y += lineHeight;
  await paper.line(text, { size: 13, weight: 'bold', color: ink.accent }, at(column));
  column.y += 1.5 * lineHeight;
  const { pdf } = paper;
  pdf
    .moveTo(page.margin, column.y)
    .lineTo(page.margin + inner, column.y)
    .lineWidth(0.6)
    .stroke(ink.line);
  column.y += lineHeight / 2;
}

async function drawGroupTitle(paper: Paper, column: Column, text: string): Promise<void> {
  await column.room(3 * lineHeight);
  await paper.line(text, { size: 10, weight: 'bold' }, at(column));
  column.y += lineHeight * 1.25;
}

const at = ({ y }: Column) => ({ x: page.margin, y, width: inner });

async function drawFact(
  paper: Paper,
  column: Column,
  { term, value }: Fact,
  { translate }: Translator,
): Promise<void> {
  const width = inner - termWidth;
  const terms = await paper.wrapped(term, question, termWidth - 12);
  const lines = await paper.wrapped(value ?? translate('Not provided'), answer, width);
  const style = value === null ? question : answer;
  for (let index = 0; index < Math.max(terms.length, lines.length); index += 1) {
    await column.room(lineHeight);
    const { y } = column;
    await paper.line(terms[index] ?? '', question, { x: page.margin, y, width: termWidth - 12 });
    await paper.line(lines[index] ?? '', style, { x: page.margin + termWidth, y, width });
    column.y += lineHeight;
  }
  column.y += lineHeight / 4;
}
