import type { Font, GlyphRun } from 'fontkit';
import type { Shaper } from 'harfbuzzjs';

/** HB_BUFFER_CLUSTER_LEVEL_CHARACTERS */
const ofCharacters = 2;

let loading: Promise<Shaper> | undefined;

/** HarfBuzz is loaded at the first need, in some 20 ms: most documents have no text in such scripts. */
async function harfbuzz(): Promise<Shaper> {
  loading ??= import('harfbuzzjs').then(({ default: ready }) => ready);
  return loading;
}

/**
 * The font with its runs shaped by HarfBuzz. fontkit's own shaper puts some vowels and medial letters of Bengali,
 * Myanmar, Thai and Lao at the wrong place, and breaks at marks of Telugu. `bytes`: the plain font file.
 */
export async function shapedByHarfBuzz(font: Font, bytes: Uint8Array): Promise<Font> {
  const hb = await harfbuzz();
  const shapes = hb.createFont(hb.createFace(hb.createBlob(bytes), 0));
  font.layout = (text) => {
    const buffer = hb.createBuffer();
    try {
      buffer.addText(text);
      buffer.guessSegmentProperties();
      // Each glyph keeps the characters it came from, also where signs change their places.
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
 * As fontkit answers it: glyphs in their order on paper. Of those that are drawn for one group of characters the one
 * that takes room stands for them, where somebody copies from the paper; a mark beside it for none.
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
