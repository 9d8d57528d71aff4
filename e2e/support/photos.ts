import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];
export const red: Colour = [200, 30, 30];
export const blue: Colour = [30, 30, 200];
export const green: Colour = [30, 160, 30];

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A picture file, its left half of one colour and its right half of another. */
export async function photo(
  folder: string,
  name: string,
  [width, height]: [number, number],
  halves: [Colour, Colour],
) {
  const half = (colour: Colour) => Buffer.alloc((width / 2) * 3, Buffer.from(colour));
  const line = Buffer.concat([Buffer.from([0]), half(halves[0]), half(halves[1])]);
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  const file = path.join(folder, name);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  await writeFile(file, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
  return file;
}

/** The size of each page of a PDF, and the JPEG on it. */
export function pagesOf(pdf: Buffer): { size: string; jpeg: Buffer }[] {
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)];
  const jpegs = [...text.matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g)];
  return sizes.map(([, wide, high], index) => {
    const begin = (jpegs[index]?.index ?? 0) + (jpegs[index]?.[0].length ?? 0);
    return { size: `${wide} x ${high}`, jpeg: pdf.subarray(begin, begin + Number(jpegs[index]?.[1])) };
  });
}

/** Whether a colour is close to another: JPEGs keep no colour exactly. */
export const isAbout = (found: readonly number[] | undefined, colour: Colour): boolean =>
  colour.every((part, index) => Math.abs(part - (found?.[index] ?? -999)) < 40);
