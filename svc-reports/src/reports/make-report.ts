import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import type { ReportFilter } from './filter';
import type { Report, ReportRow } from './report';
import type { ReportReader, ReportStore } from './store';

export interface ReportRequest {
  filter: ReportFilter;
  now: Date;
  by: string;
  /** Rows at most; the counts are of all. */
  limit?: number;
}

/** How a report is written down: pieces of a file, in their order. */
export type ReportWriter = (report: Report) => AsyncIterable<string | Uint8Array>;

/**
 * A report as a stream. What can fail at once (a database that is away) fails here, before anything is answered; what
 * fails later breaks the stream. Whoever stops reading stops the query.
 */
export async function streamReport(
  store: ReportStore,
  { filter, now, by, limit }: ReportRequest,
  write: ReportWriter,
): Promise<Readable> {
  const { reader, close } = await store.open(filter);
  try {
    const counts = await reader.counts();
    const rows = paced(reader, limit);
    const pieces = write({ filter, generatedAt: now, generatedBy: by, counts, rows });
    // Bytes: pieces of text are not objects to be counted.
    const stream = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 });
    stream.once('close', () => void close());
    return stream;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Others get their turn between two handfuls of rows, also on a database that answers without waiting. */
async function* paced(reader: ReportReader, limit?: number): AsyncGenerator<ReportRow[]> {
  for await (const rows of reader.rows(limit)) {
    yield rows;
    await pause();
  }
}
