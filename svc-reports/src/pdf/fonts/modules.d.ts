declare module 'fontkit' {
  /** An opened font, as pdfkit embeds it. */
  export interface Font {
    layout(
      text: string,
      features?: string[] | Record<string, boolean>,
    ): { advanceWidth: number; glyphs: { id: number }[] };
  }
  const fontkit: { create(bytes: Uint8Array): Font };
  export default fontkit;
}

declare module 'wawoff2/decompress.js' {
  /** Turns the bytes of a WOFF2 file into the bytes of a TrueType file. */
  export default function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
