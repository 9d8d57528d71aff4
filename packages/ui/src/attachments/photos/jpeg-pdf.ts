/** A page of a PDF: one JPEG, in pixels. */
export interface JpegPage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A4 in points. */
const paper = { short: 595, long: 842 };

/** The size of the page: as large as A4 allows, in the picture's orientation. */
function sizeOnPaper({ width, height }: Pick<JpegPage, 'width' | 'height'>): [number, number] {
  const [most, least] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(paper.long / most, paper.short / least);
  return [Math.round(width * scale), Math.round(height * scale)];
}

const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/**
 * A PDF with one picture on each page. Each page has three objects: the page, its drawing instructions, and the
 * picture.
 */
export function pdfOfJpegs(pages: readonly JpegPage[]): Blob {
  const parts: BlobPart[] = [];
  const places: number[] = [];
  let length = 0;
  const write = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? latin(part) : new Uint8Array(part);
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (about: string, stream?: Uint8Array) => {
    places.push(length);
    write(`${places.length} 0 obj\n${about}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');

  write('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, page] of pages.entries()) {
    const number = 3 + 3 * index;
    const [wide, high] = sizeOnPaper(page);
    const drawn = latin(`q ${wide} 0 0 ${high} 0 0 cm /P Do Q`);
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    );
    object(`<< /Length ${drawn.length} >>`, drawn);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${page.bytes.length} >>`,
      page.bytes,
    );
  }
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = places.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
