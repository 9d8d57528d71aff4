import type { Font, GlyphRun } from 'fontkit';
import type { Shaper } from 'harfbuzzjs';

/** The value of HB_BUFFER_CLUSTER_LEVEL_CHARACTERS. */
const ofCharacters = 2;

let loading: Promise<Shaper> | undefined;

/** Loads HarfBuzz when it is first needed, in some 20 ms: most documents have no text in such scripts. */
async function harfbuzz(): Promise<Shaper> {
  loading ??= import('harfbuzzjs').then(({ default: ready }) => ready);
  return loading;
}

/**
 * Returns the font with its runs shaped by HarfBuzz, from the plain font file `bytes`. fontkit's own shaper misplaces
 * some vowels and medial letters of Bengali, Myanmar, Thai and Lao, and fails at marks of Telugu.
 */
export async function shapedByHarfBuzz(font: Font, bytes: Uint8Array): Promise<Font> {
  const hb = await harfbuzz();
  const shapes = hb.createFont(hb.createFace(hb.createBlob(bytes), 0));
  font.layout = (text) => {
    const buffer = hb.createBuffer();
    try {
      buffer.addText(text);
      buffer.guessSegmentProperties();
      // Each glyph keeps its source characters, even where characters change places.
      buffer.setClusterLevel(ofCharacters);
      hb.shape(shapes, buffer);
      return glyphRun(font, text, buffer.getGlyphInfosAndPositions());
    } finally {
      buffer.destroy();
    }
  };
  return font;
}

type Shaped = ReturnType<ReturnType<Shaper['createBuffer']>['getGlyphInfosAndPositions']>;
type ShapedGlyph = Shaped[number];

/**
 * Returns the result in the form of fontkit: glyphs in visual order. When several glyphs represent one group of
 * characters, the glyph with a width gets them for copying from the PDF; a mark without width gets none.
 */
function glyphRun(font: Font, text: string, shaped: Shaped): GlyphRun {
  const starts = [...new Set(shaped.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
  const bearers = new Map<number, ShapedGlyph>();
  for (const glyph of shaped) if (!bearers.get(glyph.cluster)?.x_advance) bearers.set(glyph.cluster, glyph);
  const charactersOf = (glyph: ShapedGlyph) =>
    bearers.get(glyph.cluster) === glyph
      ? [...text.slice(glyph.cluster, starts[starts.indexOf(glyph.cluster) + 1])]
      : [];
  const glyphs = shaped.map((glyph) => font.getGlyph(glyph.codepoint, charactersOf(glyph).map(codePointOf)));
  const positions = shaped.map(({ x_advance, y_advance, x_offset, y_offset }) => ({
    xAdvance: x_advance,
    yAdvance: y_advance,
    xOffset: x_offset,
    yOffset: y_offset,
  }));
  const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return { glyphs, positions, advanceWidth };
}

const codePointOf = (character: string) => character.codePointAt(0) ?? 0;
