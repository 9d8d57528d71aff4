import { pdfEndIn } from './pdf-frame';
import { activeNames, specialForm } from './pdf-names';
import { asksForPassword } from './pdf-password';
import { isDictionary, isReference, type PdfDictionary, PdfReader, type PdfValue } from './pdf-values';

/** Reasons for refusing a PDF that a browser can find. */
export type PdfFault = 'unreadable' | 'locked' | 'active' | 'xfa';

class Found extends Error {
  constructor(readonly fault: PdfFault) {
    super(fault);
  }
}

interface FoundObject {
  number: number;
  value: PdfValue;
  /** The position at which the bytes of its stream begin. */
  stream?: number;
}

/** In bytes: the limit of one inflated stream. */
const mostInflated = 16 * 1024 * 1024;
const active = new Set<string>(activeNames);
const onName = (name: string): void => {
  if (name === specialForm) throw new Found('xfa');
  if (active.has(name)) throw new Found('active');
};

/**
 * Finds faults of a chosen PDF in the browser, so that people learn of them while they have the file at hand: a file
 * that was cut off, a password, a special form, scripts and attached files. The service checks more. This function
 * never refuses a file that the service accepts; what it cannot read is left to the service.
 *
 * @param text the file, one character for each byte
 */
export async function pdfFault(text: string): Promise<PdfFault | undefined> {
  if (pdfEndIn(text) === -1) return 'unreadable';
  try {
    const objects = objectsIn(text);
    const trailers = trailersIn(text, objects);
    const locked = trailers.find((trailer) => trailer.has('Encrypt'));
    if (locked) return (await asksForPassword(locked, objects)) ? 'locked' : undefined;
    for (const object of objects) await lookIntoPacked(text, object, objects);
  } catch (error) {
    if (error instanceof Found) return error.fault;
  }
  return undefined;
}

/** Matches two numbers before the word `obj`, with nothing before them that could belong to a number. */
const numbers = /(?:^|[^\d+\-.])(\d+)[\s\0]+\d+[\s\0]+$/;
const longestNumbers = 64;

function objectsIn(text: string): FoundObject[] {
  const objects: FoundObject[] = [];
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 3)) {
    const number = numbers.exec(text.slice(Math.max(0, at - longestNumbers), at))?.[1];
    const reader = new PdfReader(text, at + 3, onName);
    const value = number === undefined ? undefined : valueAt(reader);
    if (value === undefined) continue;
    const stream = isDictionary(value) && reader.word('stream') ? startOfStream(text, reader.at) : undefined;
    objects.push({ number: Number(number), value, ...(stream !== undefined && { stream }) });
  }
  return objects;
}

/** The value at a position; undefined when it cannot be read, which the service will report. */
function valueAt(reader: PdfReader): PdfValue | undefined {
  try {
    return reader.value();
  } catch (error) {
    if (error instanceof Found) throw error;
    return undefined;
  }
}

const startOfStream = (text: string, at: number): number =>
  at + (/^(\r\n|\n|\r)/.exec(text.slice(at, at + 2))?.[0].length ?? 0);

function trailersIn(text: string, objects: readonly FoundObject[]): PdfDictionary[] {
  const tables = objects.flatMap(({ value, stream }) =>
    stream !== undefined && isDictionary(value) && value.get('Type') === 'XRef' ? [value] : [],
  );
  for (let at = text.indexOf('trailer'); at !== -1; at = text.indexOf('trailer', at + 7)) {
    const reader = new PdfReader(text, at + 7, onName);
    const value = reader.word('<<') ? valueAt(new PdfReader(text, reader.at - 2, onName)) : undefined;
    if (isDictionary(value)) tables.push(value);
  }
  return tables;
}

/** Reads the names in the objects of an object stream. */
async function lookIntoPacked(
  text: string,
  { value, stream }: FoundObject,
  objects: readonly FoundObject[],
): Promise<void> {
  if (stream === undefined || !isDictionary(value) || value.get('Type') !== 'ObjStm') return;
  const filters = [value.get('Filter') ?? []].flat();
  if (filters.length !== 1 || filters[0] !== 'FlateDecode' || value.has('DecodeParms')) return;
  const length = value.get('Length');
  const bytes = isReference(length)
    ? objects.findLast(({ number }) => number === length.number)?.value
    : length;
  const end = typeof bytes === 'number' ? stream + bytes : text.indexOf('endstream', stream);
  const content = await inflated(text.slice(stream, end));
  const [count, first] = [Number(value.get('N')), Number(value.get('First'))];
  const places = new PdfReader(content, 0, onName);
  for (let index = 0; index < count && places.at < first; index += 1) {
    const [, place] = [valueAt(places), valueAt(places)];
    valueAt(new PdfReader(content, first + Number(place), onName));
  }
}

/** Inflates as much as possible; '' in a browser that cannot inflate. */
async function inflated(packed: string): Promise<string> {
  if (typeof DecompressionStream === 'undefined') return '';
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  writer.write(Uint8Array.from(packed, (sign) => sign.charCodeAt(0))).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  let content = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || content.length > mostInflated) break;
      content += latin(value);
    }
  } catch {
    // What was inflated before the error is used.
  }
  reader.cancel().catch(() => undefined);
  return content;
}

function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
