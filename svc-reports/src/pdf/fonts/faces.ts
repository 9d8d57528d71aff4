import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit, { type Font } from 'fontkit';
import { shapedByHarfBuzz } from './shape';
import { unpackWoff } from './unpack-woff';

export type Weight = 'regular' | 'bold';

/** Whether a font file has the character with this code point. */
type Coverage = (codePoint: number) => boolean;

/** One font file: a part of a typeface that is split into files for the web, which also suits embedding. */
export interface Face {
  name: string;
  covers: Coverage;
  /** Whether letters join or move, so that a run must be shaped as a whole. */
  joined: boolean;
  /** Width of an outline as a share of the size, for a typeface that is only available in a thin weight. */
  outline: number;
  load(weight: Weight): Promise<Font>;
}

interface Family {
  folder: string;
  /** Returns the name of a part's file. */
  file(part: string, weight: Weight): string;
  /** The only part to use, whose letters join or move; the other parts repeat letters of the first family. */
  joined?: string;
  outline?: number;
  /** Restricts the characters: the lists of parts name some that the files do not contain. */
  only?: RegExp;
}

const cssWeight: Record<Weight, number> = { regular: 400, bold: 700 };

const inParts = (name: string): Family => ({
  folder: `@fontsource/${name}`,
  file: (part, weight) => `${name}-${part}-${cssWeight[weight]}-normal.woff`,
});

/** A family that is only available as a thin font file: an outline makes it as dark as the others. */
const thin = (name: string): Family => ({
  folder: `@fontsource-variable/${name}`,
  file: (part) => `${name}-${part}-wght-normal.woff2`,
  outline: 0.028,
});

const ofScript = (script: string): Family => ({ ...inParts(`noto-sans-${script}`), joined: script });

const scripts = [
  ...['arabic', 'hebrew', 'ethiopic', 'devanagari', 'bengali', 'tamil', 'thai', 'georgian', 'armenian'],
  ...['gujarati', 'gurmukhi', 'telugu', 'kannada', 'malayalam', 'sinhala', 'khmer', 'lao', 'myanmar'],
  ...['adlam', 'thaana'],
];

/** Scripts that are available in one weight only. */
const lone = ['nko', 'tifinagh'];
const ofOneWeight = (script: string): Family => ({
  ...ofScript(script),
  file: (part) => `noto-sans-${script}-${part}-400-normal.woff`,
});

/**
 * Font families. The first one that covers a character draws it; files are read when a text needs them. All are Noto,
 * under the SIL Open Font License, whose text is in each package.
 */
const families: readonly Family[] = [
  inParts('noto-sans'),
  ...scripts.map(ofScript),
  ...lone.map(ofOneWeight),
  {
    ...inParts('noto-emoji'),
    only: /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d/u,
  },
  { ...thin('noto-sans-kr'), only: /\p{Script=Hangul}/u },
  { ...thin('noto-sans-sc'), only: /\P{Script=Hangul}/u },
  { ...thin('noto-sans-jp'), only: /\P{Script=Hangul}/u },
];

export const faces: readonly Face[] = families.flatMap(facesOf);

function facesOf({ folder, file, joined, outline = 0, only }: Family): Face[] {
  const home = path.dirname(require.resolve(`${folder}/package.json`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(home, 'unicode.json'), 'utf8'));
  const parts = Object.entries(ranges).map(
    ([named, range]) => [named.replace(/[[\]]/g, ''), coverageOf(range)] as const,
  );
  return parts
    .filter(([part]) => joined === undefined || part === joined)
    .map(([part, inRange]) => ({
      name: `${path.basename(folder)}-${part}`,
      covers: (codePoint) => inRange(codePoint) && (only?.test(String.fromCodePoint(codePoint)) ?? true),
      joined: part === joined,
      outline,
      load: (weight) => opened(path.join(home, 'files', file(part, weight)), part === joined),
    }));
}

/** Opened fonts, shared by all documents; each document embeds its own subset. */
const fonts = new Map<string, Promise<Font>>();

function opened(file: string, joined: boolean): Promise<Font> {
  const known = fonts.get(file) ?? loadFont(file, joined);
  fonts.set(file, known);
  return known;
}

async function loadFont(file: string, joined: boolean): Promise<Font> {
  const packed = readFileSync(file);
  // pdfkit embeds outlines as they are in the file, which is impossible for compressed ones.
  const bytes = file.endsWith('2') ? await unpacked(packed) : unpackWoff(packed);
  const font = fontkit.create(bytes);
  return joined ? shapedByHarfBuzz(font, bytes) : font;
}

/**
 * Decompresses a WOFF2 font. The decompressor is loaded when it is first needed, in 20 ms: it holds 16 MB, and few
 * names need it.
 */
async function unpacked(woff2: Uint8Array): Promise<Uint8Array> {
  const { default: decompress } = await import('wawoff2/decompress.js');
  return Buffer.from(await decompress(woff2));
}

/** Parses the characters of a font file from a CSS `unicode-range`: 'U+0-ff,U+131,U+4e00'. */
function coverageOf(unicodeRange: string): Coverage {
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
