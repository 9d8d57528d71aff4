import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { NobodyReads } from '../pieces';
import type { Face, Weight } from './fonts/faces';
import { type Run, runsOf } from './fonts/runs';

type Pdf = PDFKit.PDFDocument;

export interface TextStyle {
  /** Points. */
  size: number;
  weight?: Weight;
  color?: string;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 };
export const inner = page.width - 2 * page.margin;

/** Draws text of any script on a PDF that is written out while it grows. */
export interface Paper {
  pdf: Pdf;
  addPage(): void;
  /** Goes back to a page of a numbered paper, from 0. */
  turnTo(page: number): void;
  /** Fills the shape that was drawn last. */
  fill(color: string): void;
  /** One line from a place; what does not fit ends in an ellipsis. */
  line(text: string, style: TextStyle, place: Place): Promise<void>;
  /** A text in lines no wider than this. */
  wrapped(text: string, style: TextStyle, width: number): Promise<string[]>;
  widthOf(text: string, style: TextStyle): Promise<number>;
  /** Waits until what was drawn has gone out. */
  taken(): Promise<void>;
  end(): Promise<void>;
}

/** Some dozen pages. */
const layoutsAtMost = 2000;

export interface PaperInfo {
  title: string;
  author: string;
  created: Date;
  /** Pages can be gone back to until the end, for a document of a few. */
  numbered?: boolean;
}

export function openPaper(out: Writable, { title, author, created, numbered = false }: PaperInfo): Paper {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: numbered,
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created },
  });
  pdf.pipe(out);
  const loaded = new Set<string>();
  let measured = 0;
  /** What is set on the page already need not be written into it again. */
  let filling: string | undefined;

  const nameOf = (face: Face, weight: Weight) => `${face.name}-${weight}`;

  /** Opens the fonts that these runs need; most often they are there. */
  async function open(runs: Run[], weight: Weight): Promise<void> {
    for (const { face } of runs) {
      const name = nameOf(face, weight);
      if (loaded.has(name)) continue;
      const font = await face.load(weight);
      loaded.add(name);
      // pdfkit takes an opened font as well as its bytes; its types know only of the bytes.
      pdf.registerFont(name, font as unknown as Buffer);
    }
  }

  function runWidth({ text, face }: Run, { size, weight = 'regular' }: TextStyle): number {
    measured += 1;
    pdf.font(nameOf(face, weight), size);
    return pdf.widthOfString(text, options(face));
  }

  function runsWidth(runs: Run[], style: TextStyle): number {
    let width = 0;
    for (const run of runs) width += runWidth(run, style);
    return width;
  }

  /** The library remembers every word that it ever laid out; a long report has too many of them. */
  function forgetLayouts(): void {
    if (measured < layoutsAtMost) return;
    measured = 0;
    for (const name of loaded) {
      const { _font } = pdf.font(name) as unknown as { _font: { layoutCache?: object } };
      if (_font.layoutCache) _font.layoutCache = Object.create(null);
    }
  }

  function fillWith(color: string): void {
    if (color !== filling) pdf.fillColor(color);
    filling = color;
  }

  async function widthOf(text: string, style: TextStyle): Promise<number> {
    const runs = runsOf(text);
    await open(runs, style.weight ?? 'regular');
    return runsWidth(runs, style);
  }

  /** The runs of as much of a text as there is room for, and how wide they are. */
  async function fitting(text: string, style: TextStyle, room: number): Promise<[Run[], number]> {
    const { weight = 'regular' } = style;
    const whole = runsOf(text);
    await open(whole, weight);
    const wholeWidth = runsWidth(whole, style);
    if (wholeWidth <= room) return [whole, wholeWidth];
    await open(runsOf('…'), weight);
    const letters = [...text];
    const cutAt = (count: number) => runsOf(`${letters.slice(0, count).join('').trimEnd()}…`);
    let [least, most] = [0, letters.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (runsWidth(cutAt(middle), style) <= room) least = middle;
      else most = middle - 1;
    }
    const runs = cutAt(least);
    return [runs, runsWidth(runs, style)];
  }

  async function line(text: string, style: TextStyle, { x, y, width, align }: Place): Promise<void> {
    const { size, weight = 'regular', color = ink.text } = style;
    const [runs, taken] = await fitting(oneLine(text), style, width);
    let at = align === 'right' ? x + width - taken : x;
    fillWith(color);
    for (const run of runs) {
      const runTakes = runs.length === 1 ? taken : runWidth(run, style);
      pdf.font(nameOf(run.face, weight), size);
      const outline = weight === 'bold' ? run.face.outline * 2.2 : run.face.outline;
      if (outline > 0) pdf.lineWidth(outline * size).strokeColor(color);
      pdf.text(run.text, at, y + ascent * size, outline > 0 ? outlined : options(run.face));
      at += runTakes;
    }
  }

  async function wrapped(text: string, style: TextStyle, width: number): Promise<string[]> {
    const lines: string[] = [];
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      let current = '';
      for (const word of wordsOf(paragraph)) {
        const longer = current + word;
        if (!current || (await widthOf(longer.trimEnd(), style)) <= width) {
          current = await brokenUp(longer, style, width, lines);
        } else {
          lines.push(current.trimEnd());
          current = await brokenUp(word.trimStart(), style, width, lines);
        }
      }
      lines.push(current.trimEnd());
    }
    return lines;
  }

  /** A word longer than the line fills lines of its own; answers what is left of it. */
  async function brokenUp(word: string, style: TextStyle, width: number, lines: string[]): Promise<string> {
    let rest = word;
    while ((await widthOf(rest.trimEnd(), style)) > width) {
      const letters = [...rest];
      let count = letters.length - 1;
      while (count > 1 && (await widthOf(letters.slice(0, count).join(''), style)) > width) count -= 1;
      lines.push(letters.slice(0, count).join(''));
      rest = letters.slice(count).join('');
    }
    return rest;
  }

  return {
    pdf,
    addPage() {
      pdf.addPage();
      filling = undefined;
    },
    turnTo(index) {
      pdf.switchToPage(index);
      filling = undefined;
    },
    fill(color) {
      fillWith(color);
      pdf.fill();
    },
    line,
    wrapped,
    widthOf,
    async taken() {
      forgetLayouts();
      // Others get their turn: drawing itself never waits for anything.
      await pause();
      if (out.writableNeedDrain && !out.destroyed) {
        await Promise.race([once(out, 'drain'), once(out, 'close')]);
      }
      if (out.destroyed) throw new NobodyReads();
    },
    async end() {
      const ended = once(pdf, 'end');
      pdf.end();
      if (!out.destroyed) await Promise.race([ended, once(out, 'close')]);
    },
  };
}

/** Dark green for what leads, as on the screen; printed well in grey too. */
export const ink = {
  text: '#1E2A2B',
  muted: '#586668',
  accent: '#0E5A52',
  second: '#A64916',
  line: '#D8D1C4',
  soft: '#F3EEE6',
};

/** From the top of a line to the feet of its letters, as a share of the size: one for all scripts in a line. */
const ascent = 1.07;

const plain: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
const outlined: PDFKit.Mixins.TextOptions = { ...plain, stroke: true, fill: true };
/** Given features, the library shapes a run as a whole, which scripts with joined letters need. */
const joined: PDFKit.Mixins.TextOptions = { ...plain, features: [] };
const options = ({ rightToLeft }: Face): PDFKit.Mixins.TextOptions => (rightToLeft ? joined : plain);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words with the space behind them; between Chinese characters a line may break anywhere. */
const wordsOf = (text: string): string[] =>
  text.match(/[\u2e80-\u9fff\uf900-\ufaff\u3000-\u30ff]|[^\s\u2e80-\u9fff\uf900-\ufaff]+\s*|\s+/g) ?? [];
