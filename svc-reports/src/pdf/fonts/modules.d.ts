declare module 'fontkit' {
  export interface Glyph {
    id: number;
    /** The characters that the glyph represents, which a reader of the PDF copies. */
    codePoints: number[];
  }

  /** A shaped text in units of the font, in visual order. */
  export interface GlyphRun {
    advanceWidth: number;
    glyphs: Glyph[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  }

  /** An opened font, as pdfkit embeds it. */
  export interface Font {
    layout(text: string, features?: string[]): GlyphRun;
    getGlyph(id: number, codePoints: number[]): Glyph;
  }
  const fontkit: { create(bytes: Uint8Array): Font };
  export default fontkit;
}

declare module 'harfbuzzjs' {
  interface Handle {
    ptr: number;
  }

  interface ShapedGlyph {
    /** The number of the glyph, despite its name. */
    codepoint: number;
    /** Index in the text (UTF-16) of the first character that the glyph represents. */
    cluster: number;
    x_advance: number;
    y_advance: number;
    x_offset: number;
    y_offset: number;
  }

  interface ShapingBuffer extends Handle {
    addText(text: string): void;
    guessSegmentProperties(): void;
    setClusterLevel(level: number): void;
    getGlyphInfosAndPositions(): ShapedGlyph[];
    destroy(): void;
  }

  export interface Shaper {
    createBlob(bytes: Uint8Array): Handle;
    createFace(blob: Handle, index: number): Handle;
    createFont(face: Handle): Handle;
    createBuffer(): ShapingBuffer;
    shape(font: Handle, buffer: ShapingBuffer): void;
  }
  const ready: Promise<Shaper>;
  export default ready;
}

declare module 'wawoff2/decompress.js' {
  /** Turns the bytes of a WOFF2 file into the bytes of a TrueType file. */
  export default function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
