/** What is wrong with something that should be a PDF. */
export type PdfProblem = 'empty' | 'notPdf' | 'locked' | 'unreadable';

/** A PDF names itself within its first kilobyte, and ends with a mark that only white space should follow. */
const headBytes = 1024;
const tailBytes = 2048;

/**
 * Looks at the bytes, not the name: where it begins and ends, and whether its newest trailer says that it is
 * encrypted. The pages themselves are not read.
 */
export function pdfProblem(bytes: Buffer): PdfProblem | undefined {
  if (bytes.length === 0) return 'empty';
  if (!bytes.subarray(0, headBytes).includes('%PDF-')) return 'notPdf';
  if (!bytes.subarray(-tailBytes).includes('%%EOF')) return 'unreadable';
  const trailers = trailersOf(bytes);
  if (trailers.length === 0) return 'unreadable';
  return trailers.some(isEncrypted) ? 'locked' : undefined;
}

const isEncrypted = (trailer: string): boolean => /\/Encrypt(?=[\s/<[(])/.test(trailer);

/** The dictionary that the end of the file points to; when it points nowhere, as in repaired files, all of them. */
function trailersOf(bytes: Buffer): string[] {
  const start = bytes.lastIndexOf('startxref');
  if (start === -1) return [];
  const offset = Number(/^startxref\s+(\d{1,10})/.exec(bytes.toString('latin1', start, start + 40))?.[1]);
  const pointedTo = Number.isNaN(offset) ? undefined : trailerAt(bytes, offset);
  return pointedTo === undefined ? allTrailers(bytes) : [pointedTo];
}

/** A cross-reference table with a trailer after it, or a stream whose dictionary is the trailer. */
function trailerAt(bytes: Buffer, offset: number): string | undefined {
  const begins = bytes.toString('latin1', offset, offset + 30);
  if (/^\s*xref\b/.test(begins)) return dictionary(bytes, bytes.indexOf('trailer', offset), 'startxref');
  if (/^\s*\d+\s+\d+\s+obj\b/.test(begins)) return dictionary(bytes, offset, 'stream');
  return undefined;
}

function dictionary(bytes: Buffer, from: number, until: string): string | undefined {
  if (from < 0) return undefined;
  const end = bytes.indexOf(until, from);
  return end === -1 ? undefined : bytes.toString('latin1', from, end);
}

function allTrailers(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = bytes.indexOf('trailer'); at !== -1; at = bytes.indexOf('trailer', at + 1)) {
    found.push(dictionary(bytes, at, 'startxref') ?? '');
  }
  for (let at = bytes.indexOf('/XRef'); at !== -1; at = bytes.indexOf('/XRef', at + 1)) {
    found.push(dictionary(bytes, bytes.lastIndexOf(' obj', at), 'stream') ?? '');
  }
  return found;
}
