import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit, { type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff';

export type Weight = 'regular' | 'bold';

/** Whether a font file has the character with this code point. */
type Coverage = (codePoint: number) => boolean;

/** One font file: a part of a typeface that is split for the web, which suits embedding as well. */
export interface Face {
  name: string;
  covers: Coverage;
  /** Written from right to left. */
  rightToLeft: boolean;
  /** The width of an outline as a share of the size, for a typeface of which only a thin weight is at hand. */
  outline: number;
  load(weight: Weight): Promise<Font>;
}

interface Family {
  folder: string;
  /** The name of a part's file. */
  file(part: string, weight: Weight): string;
  rightToLeft?: boolean;
  outline?: number;
}

const cssWeight: Record<Weight, number> = { regular: 400, bold: 700 };

/** The first family that covers a character draws it. */
const families: readonly Family[] = [
  {
    folder: '@fontsource/noto-sans',
    file: (part, weight) => `noto-sans-${part}-${cssWeight[weight]}-normal.woff`,
  },
  {
    folder: '@fontsource/noto-sans-arabic',
    file: (part, weight) => `noto-sans-arabic-${part}-${cssWeight[weight]}-normal.woff`,
    rightToLeft: true,
  },
  {
    folder: '@fontsource-variable/noto-sans-sc',
    file: (part) => `noto-sans-sc-${part}-wght-normal.woff2`,
    outline: 0.028,
  },
];

export const faces: readonly Face[] = families.flatMap(facesOf);

function facesOf({ folder, file, rightToLeft = false, outline = 0 }: Family): Face[] {
  const home = path.dirname(require.resolve(`${folder}/package.json`));
  const parts: Record<string, string> = JSON.parse(readFileSync(path.join(home, 'unicode.json'), 'utf8'));
  return Object.entries(parts).map(([named, range]) => {
    const part = named.replace(/[[\]]/g, '');
    return {
      name: `${path.basename(folder)}-${part}`,
      covers: coverageOf(range),
      rightToLeft: rightToLeft && part === 'arabic',
      outline,
      load: (weight) => opened(path.join(home, 'files', file(part, weight))),
    };
  });
}

/** Fonts are opened once for all documents; each document embeds its own subset. */
const fonts = new Map<string, Promise<Font>>();

function opened(file: string): Promise<Font> {
  const known = fonts.get(file) ?? loadFont(file);
  fonts.set(file, known);
  return known;
}

async function loadFont(file: string): Promise<Font> {
  const bytes = readFileSync(file);
  // pdfkit embeds outlines as they stand in the file, which packed ones do not allow.
  return fontkit.create(file.endsWith('2') ? await unpacked(bytes) : unpackWoff(bytes));
}

/** Loaded at the first need, in 20 ms: it then holds 16 MB, and few names need it. */
async function unpacked(woff2: Uint8Array): Promise<Uint8Array> {
  const { default: decompress } = await import('wawoff2/decompress.js');
  return Buffer.from(await decompress(woff2));
}

/** The characters of one font file, from a `unicode-range` of CSS: 'U+0-ff,U+131,U+4e00'. */
function coverageOf(unicodeRange: string): Coverage {
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
