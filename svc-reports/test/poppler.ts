import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function withFile<T>(pdf: Uint8Array, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reports-pdf-'));
  try {
    const file = path.join(folder, 'file.pdf');
    await writeFile(file, pdf);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Marks of text direction, which nobody types in a search. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const textBy = (pdf: Uint8Array, order: '-layout' | '-raw'): Promise<string> =>
  withFile(pdf, async (file) => {
    const { stdout } = await run('pdftotext', [order, file, '-'], { maxBuffer: 64 * 1024 * 1024 });
    return stdout.replace(directionMarks, '');
  });

/** Returns the text that another PDF reader finds, in its layout. */
export const textOf = (pdf: Uint8Array): Promise<string> => textBy(pdf, '-layout');

/** Returns the text in drawing order: a sentence on several lines is not torn apart. */
export const readingOrderOf = (pdf: Uint8Array): Promise<string> => textBy(pdf, '-raw');

export const pagesOf = (pdf: Uint8Array): Promise<number> =>
  withFile(pdf, async (file) => {
    const { stdout } = await run('pdfinfo', [file]);
    return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1]);
  });
