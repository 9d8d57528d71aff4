import { constants, inflateRaw } from 'node:zlib';
import { TooMuchWork, type Work } from './work';

/** An object stream. */
export interface PackedPart {
  /** The offsets of its object and of the word `stream`. */
  object: number;
  stream: number;
}

/** Limits above any real file: the bytes of a dictionary and the number of object streams. */
const longestDictionary = 4096;
const mostParts = 20_000;
/** Bytes of one inflated stream. */
const largestPart = 8 * 1024 * 1024;

/** Gathers the object streams: no other stream has the key `/First`. */
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

/** The inflated objects; undefined where the stream is broken or has a compression that no PDF writer uses for objects. */
export async function unpack(
  bytes: Buffer,
  { object, stream }: PackedPart,
  work: Work,
): Promise<Buffer | undefined> {
  if (stream - object > longestDictionary) return undefined;
  const dictionary = bytes.toString('latin1', object, stream);
  await work.spend(dictionary.length);
  const packing = packingOf(dictionary);
  // An uncompressed stream is searched with the rest of the file.
  if (packing === 'none') return Buffer.alloc(0);
  if (packing === 'other') return undefined;
  const begins =
    stream +
    (/^stream[ \t]*(?:\r\n|\r|\n)/.exec(bytes.toString('latin1', stream, stream + 32))?.[0].length ?? 0);
  // The checksum at the end is ignored, as many readers do.
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

/** Inflates off the event loop, in zlib's thread pool; counts the bytes that went in and came out. */
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
