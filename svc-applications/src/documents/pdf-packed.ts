import { constants, inflateRaw } from 'node:zlib';
import { TooMuchWork, type Work } from './work';

/** A stream that holds objects. */
export interface PackedPart {
  /** Where its object begins, and where the word `stream` stands. */
  object: number;
  stream: number;
}

/** More than the dictionary of any real one, and more objects than it can have. */
const longestDictionary = 4096;
const mostParts = 20_000;
/** Of one stream, unpacked. */
const largestPart = 8 * 1024 * 1024;

/** Gathers the streams of objects: they alone say where their first object stands (`/First`). */
export function packedParts(parts: PackedPart[]) {
  let object = 0;
  let hasFirst = false;
  return {
    object(at: number) {
      object = at;
      hasFirst = false;
    },
    first() {
      hasFirst = true;
    },
    stream(at: number) {
      if (hasFirst) parts.push({ object, stream: at });
      if (parts.length > mostParts) throw new TooMuchWork();
      hasFirst = false;
    },
  };
}

/** Its objects; undefined when they are packed in a way that no maker of PDFs uses for them, or broken. */
export async function unpack(
  bytes: Buffer,
  { object, stream }: PackedPart,
  work: Work,
): Promise<Buffer | undefined> {
  if (stream - object > longestDictionary) return undefined;
  const dictionary = bytes.toString('latin1', object, stream);
  await work.spend(dictionary.length);
  const packing = packingOf(dictionary);
  // Unpacked ones have been seen with the rest of the file.
  if (packing === 'none') return Buffer.alloc(0);
  if (packing === 'other') return undefined;
  const begins =
    stream +
    (/^stream[ \t]*(?:\r\n|\r|\n)/.exec(bytes.toString('latin1', stream, stream + 32))?.[0].length ?? 0);
  // The checksum at the end is left alone, as many readers do.
  const [method = 0] = bytes.subarray(begins, begins + 1);
  return (method & 15) === 8 ? inflate(bytes.subarray(begins + 2), work) : undefined;
}

function packingOf(dictionary: string): 'none' | 'deflate' | 'other' {
  const plain = dictionary.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (/\/Predictor\s*(?:[2-9]|1\d)/.test(plain)) return 'other';
  const filter = /\/(?:Filter|F)(?![\w])/.exec(plain);
  if (!filter) return 'none';
  const value = plain.slice(filter.index + filter[0].length);
  return /^\s*(?:\[\s*)?\/(?:FlateDecode|Fl)(?!\w)(?!\s*\/\w+Decode)/.test(value) ? 'deflate' : 'other';
}

/** Off the event loop, by the pool that unpacks; counts what went in and what came out. */
function inflate(packed: Buffer, work: Work): Promise<Buffer | undefined> {
  const options = { maxOutputLength: largestPart, finishFlush: constants.Z_SYNC_FLUSH, info: true };
  return new Promise((resolve, reject) => {
    inflateRaw(packed, options, (error, result) => {
      if (error) return resolve(undefined);
      const { buffer, engine } = result as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
      work.spend(engine.bytesWritten).then(() => resolve(buffer), reject);
    });
  });
}
