import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit, { type Font } from 'fontkit';
import { type Coverage, coverageOf } from './coverage';

export type Weight = 'regular' | 'bold';

/** One font file: part of a typeface that has been cut up for the web, which suits embedding as well. */
export interface Face {
  name: string;
  covers: Coverage;
  /** Written from right to left. */
  rightToLeft: boolean;
  /** Drawn with a line around it, as a share of the size: the only weight at hand is a thin one. */
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

/** The first one that covers a character draws it. */
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

/** Opened once, for all documents: what a document embeds it takes out of it. */
const fonts = new Map<string, Promise<Font>>();

function opened(file: string): Promise<Font> {
  const known = fonts.get(file) ?? loadFont(file);
  fonts.set(file, known);
  return known;
}

async function loadFont(file: string): Promise<Font> {
  const bytes = readFileSync(file);
  // The embedder takes outlines as they stand in the file, which those of WOFF2 do not.
  return fontkit.create(file.endsWith('2') ? await unpacked(bytes) : bytes);
}

/** Loaded by the first who needs it, in 20 ms: it holds 16 MB from then on, and names that need it are few. */
async function unpacked(woff2: Uint8Array): Promise<Uint8Array> {
  const { default: decompress } = await import('wawoff2/decompress.js');
  return Buffer.from(await decompress(woff2));
}
