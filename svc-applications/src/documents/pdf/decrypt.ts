import {
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { FoundObject } from './found';
import { lockNumberOf } from './lock';
import { packedBytes, type ReadFile } from './objects';
import { isPacked, packedObjects } from './packed';
import type { Steps } from './reader';
import { Refused } from './refused';

/** The file needs a password, or a key that only its recipients have. */
export class Locked extends Error {
  override readonly name = 'Locked';
}

/** The most times that one object may be replaced by later ones. */
const mostLayers = 50;

/**
 * All objects in readable form. In an encrypted file those that matter are decrypted with the empty password: object
 * streams, and objects with addresses. The bytes of other streams are skipped, so that large pictures cost nothing. The
 * library keeps one object for each number, so objects that replace each other are decrypted in layers.
 * @throws Locked if the empty password does not open the file
 */
export async function readableObjects(file: Buffer, read: ReadFile): Promise<FoundObject[]> {
  const trailer = read.trailers.find((one) => one.has(PDFName.of('Encrypt')));
  if (!trailer) return read.objects;
  const readable = read.objects.filter((object) => !isSealed(object));
  const sealed = read.objects.filter(isSealed);
  const words = trailerOf(trailer);
  // Even if nothing has to be decrypted, the empty password is tried.
  for (const layer of sealed.length === 0 ? [[]] : layersOf(sealed))
    readable.push(...(await openLayer(file, { layer, trailer: words, read })));
  return readable;
}

const isSealed = (object: FoundObject): boolean =>
  object.hasAddress ||
  isPacked(object) ||
  object.value instanceof PDFString ||
  object.value instanceof PDFHexString;

function layersOf(objects: readonly FoundObject[]): FoundObject[][] {
  const layers: FoundObject[][] = [];
  const times = new Map<string, number>();
  for (const object of objects) {
    // The key of an object is derived from its numbers.
    if (!object.numbered) throw new Refused('unreadable');
    const key = `${object.number} ${object.generation}`;
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    if (time >= mostLayers) throw new Refused('unreadable');
    layers[time] ??= [];
    layers[time].push(object);
  }
  return layers;
}

/** The entries of the trailer that decryption needs, as the file writes them. */
function trailerOf(trailer: PDFDict): string {
  const lock = trailer.get(PDFName.of('Encrypt'));
  const id = trailer.get(PDFName.of('ID')) ?? '[<00><00>]';
  return `trailer\n<</Root ${trailer.get(PDFName.of('Root'))}/Encrypt ${lock}/ID ${id}>>\nstartxref\n0\n%%EOF\n`;
}

interface Layer {
  layer: FoundObject[];
  trailer: string;
  read: ReadFile;
}

async function openLayer(file: Buffer, { layer, trailer, read }: Layer): Promise<FoundObject[]> {
  const lock = read.objects
    .filter((object) => isLock(object, trailer) && !layer.includes(object))
    .slice(0, 1);
  const all = [...lock, ...layer];
  const small = Buffer.concat([
    // The library takes the first object for a comment if no other precedes it.
    Buffer.from('%PDF-1.7\n8388607 0 obj null endobj\n', 'latin1'),
    ...all.flatMap((object) => writtenOut(file, object, read.steps)),
    Buffer.from(trailer, 'latin1'),
  ]);
  const document = await PDFDocument.load(small, {
    password: '',
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  }).catch((error: unknown) => {
    throw /password|encrypt|key|algorithm|filter/i.test(String(error)) ? new Locked() : error;
  });
  if (!document.context.isDecrypted) throw new Refused('unreadable');
  return objectsOf(document, { expected: layer.filter(isPacked).length, read });
}

const isLock = ({ number, generation }: FoundObject, trailer: string): boolean =>
  trailer.includes(`/Encrypt ${PDFRef.of(number, generation)}`);

function writtenOut(file: Buffer, object: FoundObject, steps: Steps): Buffer[] {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const { number, generation, from, to, stream } = object;
  const parts = [latin(`${number} ${generation} obj\n`), file.subarray(from, to)];
  if (isPacked(object) && stream !== undefined)
    parts.push(latin('\nstream\n'), packedBytes(file, stream, steps), latin('endstream'));
  return [...parts, latin('\nendobj\n')];
}

function objectsOf(
  { context }: PDFDocument,
  { expected, read }: { expected: number; read: ReadFile },
): FoundObject[] {
  const objects: FoundObject[] = [];
  let opened = 0;
  for (const [
    { objectNumber: number, generationNumber: generation },
    value,
  ] of context.enumerateIndirectObjects()) {
    if (value instanceof PDFInvalidObject) throw new Refused('unreadable');
    const isStream = value instanceof PDFRawStream;
    const dictionary = isStream ? value.dict : value;
    const place = { number, generation, numbered: true, from: 0, to: 0 };
    objects.push({ value: dictionary, isStream, hasAddress: true, hasTwins: false, ...place });
    if (!isStream || !isPacked({ value: value.dict, isStream })) continue;
    opened += 1;
    objects.push(...packedObjects(value.dict, value.contents, read.steps));
  }
  if (opened !== expected) throw new Refused('unreadable');
  // No object within a stream may have the number of the encryption dictionary.
  const lock = lockNumberOf(read.trailers);
  if (lock !== undefined && objects.some(({ number, numbered }) => !numbered && number === lock))
    throw new Refused('unreadable');
  return objects;
}
