import { createRequire } from 'node:module';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Modules of each library in loading order. Each takes a few ms to load, all together some hundreds. */
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
 * Loads a library part by part and lets other requests run in between: otherwise the first report of a process would
 * block all requests while its library loads.
 */
export async function loadInParts(library: keyof typeof partsOf): Promise<void> {
  const load = createRequire(require.resolve(library));
  for (const part of partsOf[library]) {
    load(part);
    await nextRound();
  }
}
