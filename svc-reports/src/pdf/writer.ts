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
const layoutsAtMost = 5000;

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
  const widths = new Map<string, number>();
  let remembered = 0;

  async function use({ face, weight, size }: { face: Face; weight: Weight; size: number }): Promise<void> {
    const name = `${face.name}-${weight}`;
    if (!loaded.has(name)) {
      const font = await face.load(weight);
      loaded.add(name);
      // pdfkit takes an opened font as well as its bytes; its types know only of the bytes.
      pdf.registerFont(name, font as unknown as Buffer);
    }
    pdf.font(name, size);
  }

  async function runWidth({ text, face }: Run, { size, weight = 'regular' }: TextStyle): Promise<number> {
    const key = `${face.name} ${weight} ${size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    await use({ face, weight, size });
    const width = pdf.widthOfString(text, options(face));
    widths.set(key, width);
    remembered += 1;
    return width;
  }

  /** The library remembers every word that it ever laid out; a long report has too many of them. */
  function forgetLayouts(): void {
    if (remembered < layoutsAtMost) return;
    remembered = 0;
    widths.clear();
    for (const name of loaded) {
      const { _font } = pdf.font(name) as unknown as { _font: { layoutCache?: object } };
      if (_font.layoutCache) _font.layoutCache = Object.create(null);
    }
  }

  async function widthOf(text: string, style: TextStyle): Promise<number> {
    let width = 0;
    for (const run of runsOf(text)) width += await runWidth(run, style);
    return width;
  }

  async function fitting(text: string, style: TextStyle, width: number): Promise<string> {
    if ((await widthOf(text, style)) <= width) return text;
    const letters = [...text];
    let [least, most] = [0, letters.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      const cut = `${letters.slice(0, middle).join('').trimEnd()}…`;
      if ((await widthOf(cut, style)) <= width) least = middle;
      else most = middle - 1;
    }
    return `${letters.slice(0, least).join('').trimEnd()}…`;
  }

  async function line(text: string, style: TextStyle, { x, y, width, align }: Place): Promise<void> {
    const { size, weight = 'regular', color = ink.text } = style;
    const shown = await fitting(oneLine(text), style, width);
    let at = align === 'right' ? x + width - (await widthOf(shown, style)) : x;
    pdf.fillColor(color);
    for (const run of runsOf(shown)) {
      await use({ face: run.face, weight, size });
      const outline = weight === 'bold' ? run.face.outline * 2.2 : run.face.outline;
      if (outline > 0) pdf.lineWidth(outline * size).strokeColor(color);
      pdf.text(run.text, at, y + ascent * size, outline > 0 ? outlined : options(run.face));
      at += await runWidth(run, style);
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
