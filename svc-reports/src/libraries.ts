import { createRequire } from 'node:module';
import { setImmediate as nextRound } from 'node:timers/promises';

/** What a library loads, in its order and as it names it: each takes some milliseconds, all together some hundred. */
export const partsOf = {
  exceljs: [
    'readable-stream',
    'archiver-utils',
    'zip-stream',
    'tar-stream',
    'archiver',
    './lib/doc/worksheet',
    './lib/stream/xlsx/worksheet-writer',
    './lib/xlsx/xlsx',
    './lib/csv/csv',
    './lib/stream/xlsx/workbook-reader',
    '.',
  ],
  pdfkit: ['restructure', 'brotli/decompress.js', 'unicode-properties', 'fontkit', 'png-js', 'linebreak'],
} as const;

/**
 * Loads a library part by part, and requests of others run in between: the first report of a process would else hold
 * up everything for as long as it takes to load what it is written with.
 */
export async function loadInParts(library: keyof typeof partsOf): Promise<void> {
  const load = createRequire(require.resolve(library));
  for (const part of partsOf[library]) {
    load(part);
    await nextRound();
  }
}
