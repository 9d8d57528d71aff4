import { once } from 'node:events';
import type { Writable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { NobodyReads } from '../pieces';
import { slices } from '../slices';
import type { Face, Weight } from './fonts/faces';
import { type Run, runsOf } from './fonts/runs';
import { wrap } from './wrap';

type Pdf = PDFKit.PDFDocument;

export interface TextStyle {
  /** In points. */
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

/** Draws text of any script on a PDF that is sent while it is written. */
export interface Paper {
  pdf: Pdf;
  addPage(): void;
  /** Goes back to a page, counted from 0, of a document with `numbered`. */
  turnTo(page: number): void;
  /** Fills the shape that was drawn last with a colour. */
  fill(color: string): void;
  /** Draws one line; a text that does not fit ends in an ellipsis. Returns undefined when it was drawn at once. */
  line(text: string, style: TextStyle, place: Place): Promise<void> | undefined;
  /** Breaks a text into lines that are not wider than `width`. */
  wrapped(text: string, style: TextStyle, width: number): Promise<string[]>;
  widthOf(text: string, style: TextStyle): Promise<number>;
  /** Waits until the drawn pages were sent. */
  taken(): Promise<void>;
  end(): Promise<void>;
}

/** Most measured layouts before the library's cache is cleared: the words of some dozen pages. */
const layoutsAtMost = 2000;

/** Longest line whose measurement is remembered: short lines, such as a status, repeat from row to row. */
const rememberedLetters = 14;
/** Longest line that is measured without a pause. */
const shortLetters = 80;

/** The drawn part of a line, and its width. */
type Fitting = readonly [Run[], number];

/** More letters than fit across the page, even if accents take no width. */
const lettersOfLine = 400;

export interface PaperInfo {
  title: string;
  author: string;
  created: Date;
  /** The language, for programs that read the PDF aloud. */
  language: string;
  /** Keeps all pages open until the end, to add page numbers; only for short documents. */
  numbered?: boolean;
}

export function openPaper(out: Writable, info: PaperInfo): Paper {
  const { title, author, created, language, numbered = false } = info;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: numbered,
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created },
  });
  pdf.pipe(out);
  const breath = slices();
  const loaded = new Set<string>();
  let measured = 0;
  const remembered = new Map<string, Fitting>();
  /** The page's current fill colour, which need not be set again. */
  let filling: string | undefined;

  const nameOf = (face: Face, weight: Weight) => `${face.name}-${weight}`;

  /** Opens those fonts of these runs that are not open yet. */
  async function open(runs: Run[], weight: Weight): Promise<void> {
    for (const { face } of runs) {
      const name = nameOf(face, weight);
      if (loaded.has(name)) continue;
      await breath();
      const font = await face.load(weight);
      loaded.add(name);
      // pdfkit also accepts an opened font; its types allow only bytes.
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

  /** Clears the library's cache of word layouts, which would grow too large in a long report. */
  function forgetLayouts(): void {
    if (measured < layoutsAtMost) return;
    measured = 0;
    remembered.clear();
    for (const name of loaded) {
      const { _font } = pdf.font(name) as unknown as { _font: { layoutCache?: object } };
      if (_font.layoutCache) _font.layoutCache = Object.create(null);
    }
  }

  /** Embeds the fonts with pauses: the library would do so at once at the end. */
  async function embedFonts(): Promise<void> {
    for (const name of loaded) {
      await breath();
      (pdf.font(name) as unknown as { _font: { finalize(): void } })._font.finalize();
    }
  }

  function fillWith(color: string): void {
    if (color !== filling) pdf.fillColor(color);
    filling = color;
  }

  async function widthOf(text: string, style: TextStyle): Promise<number> {
    await breath();
    const runs = runsOf(text);
    await open(runs, style.weight ?? 'regular');
    return runsWidth(runs, style);
  }

  /** Returns the runs of as much text as fits into `room`, and their width. */
  async function fitting(text: string, style: TextStyle, room: number): Promise<Fitting> {
    const { weight = 'regular' } = style;
    await breath();
    const letters = [...text];
    const whole = runsOf(letters.slice(0, lettersOfLine).join(''));
    await open(whole, weight);
    const wholeWidth = runsWidth(whole, style);
    if (wholeWidth <= room && letters.length <= lettersOfLine) return [whole, wholeWidth];
    await open(runsOf('…'), weight);
    const cutAt = (count: number) => runsOf(`${letters.slice(0, count).join('').trimEnd()}…`);
    let [least, most] = [0, Math.min(letters.length, lettersOfLine)];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (runsWidth(cutAt(middle), style) <= room) least = middle;
      else most = middle - 1;
    }
    const runs = cutAt(least);
    return [runs, runsWidth(runs, style)];
  }

  /** Returns the measured short line at once if possible: it was drawn before, or it fits and its fonts are open. */
  function knownFitting(text: string, style: TextStyle, room: number): Fitting | undefined {
    if (text.length > shortLetters) return undefined;
    const { size, weight = 'regular' } = style;
    const key = `${weight} ${size} ${room} ${text}`;
    const known = remembered.get(key);
    if (known) return known;
    const runs = runsOf(text);
    if (!runs.every(({ face }) => loaded.has(nameOf(face, weight)))) return undefined;
    const found: Fitting = [runs, runsWidth(runs, style)];
    if (found[1] > room) return undefined;
    if (text.length <= rememberedLetters) remembered.set(key, found);
    return found;
  }

  function draw([runs, taken]: Fitting, style: TextStyle, { x, y, width, align }: Place): void {
    const { size, weight = 'regular', color = ink.text } = style;
    let at = align === 'right' ? x + width - taken : x;
    fillWith(color);
    for (const run of runs) {
      const runTakes = runs.length === 1 ? taken : runWidth(run, style);
      pdf.font(nameOf(run.face, weight), size);
      const outline = weight === 'bold' ? run.face.outline * 2.2 : run.face.outline;
      if (outline > 0) pdf.lineWidth(outline * size).strokeColor(color);
      const how = outline > 0 ? outlined : options(run.face);
      // With a width the library need not measure the text again; its types do not have the option.
      const drawn = { ...how, textWidth: runTakes, wordCount: 1 };
      pdf.text(run.text, at, y + ascent * size, drawn as PDFKit.Mixins.TextOptions);
      at += runTakes;
    }
  }

  function line(text: string, style: TextStyle, place: Place): Promise<void> | undefined {
    const shown = oneLine(text);
    const pause = breath();
    const known = pause ? undefined : knownFitting(shown, style, place.width);
    if (!known) return slowLine(shown, style, place);
    draw(known, style, place);
    return undefined;
  }

  async function slowLine(text: string, style: TextStyle, place: Place): Promise<void> {
    draw(await fitting(text, style, place.width), style, place);
  }

  const wrapped = (text: string, style: TextStyle, width: number) =>
    wrap(text, width, (part) => widthOf(part, style));

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
      await breath();
      if (out.writableNeedDrain && !out.destroyed) {
        await Promise.race([once(out, 'drain'), once(out, 'close')]);
      }
      if (out.destroyed) throw new NobodyReads();
    },
    async end() {
      const ended = once(pdf, 'end');
      await embedFonts();
      pdf.end();
      if (!out.destroyed) await Promise.race([ended, once(out, 'close')]);
    },
  };
}

/** Colours of a PDF. The first chart colour is dark green, as on the screen; all are readable when printed in grey. */
export const ink = {
  text: '#1E2A2B',
  muted: '#586668',
  accent: '#0E5A52',
  second: '#A64916',
  line: '#D8D1C4',
  soft: '#F3EEE6',
};

/** Distance from the top of a line to the baseline, as a share of the size; equal for all scripts in a line. */
const ascent = 1.07;

const plainText: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
const outlined: PDFKit.Mixins.TextOptions = { ...plainText, stroke: true, fill: true };
/** With a list of features the library shapes a run as a whole, which scripts with joined letters need. */
const joined: PDFKit.Mixins.TextOptions = { ...plainText, features: [] };
const options = (face: Face): PDFKit.Mixins.TextOptions => (face.joined ? joined : plainText);

const manyWhites = /[^\S ]| {2}|^ | $/;
const oneLine = (text: string) => (manyWhites.test(text) ? text.replace(/\s+/g, ' ').trim() : text);
