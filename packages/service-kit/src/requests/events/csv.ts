import { csvLine } from '../../writing/csv';
import type { SecurityEvent } from './event';

const columns: [string, (event: SecurityEvent) => string | number | null | undefined][] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at.toISOString()],
  ['kind', ({ kind }) => kind],
  ['actor_id', ({ actor }) => actor?.id],
  ['actor_role', ({ actor }) => actor?.role],
  ['subject', ({ subject }) => subject?.kind],
  ['subject_id', ({ subject }) => subject?.id],
  ['network', ({ network }) => network],
  ['details', ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : '')],
];

/** RFC 4180: a header line, then a line for each event. No cell begins with a character that starts a formula. */
export async function* csvOf(chunks: AsyncIterable<SecurityEvent[]>): AsyncGenerator<string> {
  yield csvLine(columns.map(([name]) => name));
  for await (const events of chunks)
    yield events.map((event) => csvLine(columns.map(([, read]) => String(read(event) ?? '')))).join('');
}
