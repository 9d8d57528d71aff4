import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import { english, type Translator } from '@portal/service-kit/language';
import type { ReportFilter } from './filter';
import type { Report } from './report';
import type { ReportStore } from './store';
import { type ProgressOf, withTrueProgress } from './true-progress';

export interface ReportRequest {
  filter: ReportFilter;
  now: Date;
  by: string;
  /** Most rows; the counts cover all rows. */
  limit?: number;
  progressOf: ProgressOf;
  /** English when absent. */
  translator?: Translator;
}

/** Writes a report in one format: yields the pieces of a file in their order. */
export type ReportWriter = (report: Report) => AsyncIterable<string | Uint8Array>;

/**
 * Streams a report. An immediate failure (the database is down) is thrown here, before anything is answered; a later
 * failure breaks the stream. When the reader stops, the query stops.
 */
export async function streamReport(
  store: ReportStore,
  { filter, now, by, limit, progressOf, translator = english }: ReportRequest,
  write: ReportWriter,
): Promise<Readable> {
  const { reader, close } = await store.open(filter);
  try {
    const counts = await reader.counts();
    const rows = paced(withTrueProgress(reader.rows(limit), progressOf));
    const answered: Report['answered'] = (type) => paced(reader.answered(type));
    const pieces = write({ filter, generatedAt: now, generatedBy: by, translator, counts, rows, answered });
    // In object mode each piece would count as one byte, so object mode is off.
    const stream = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 });
    stream.once('close', () => void close());
    return stream;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Lets other requests run between two chunks of rows, even if the database answers without waiting. */
async function* paced<Row>(read: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  for await (const rows of read) {
    yield rows;
    await pause();
  }
}
