import { presentCounts, presentFilter, presentRow } from './presenter';
import type { Report } from './report';

/** Writes the report as JSON text, piece by piece, so that it is never completely in memory. */
export async function* jsonOf({ filter, generatedAt, counts, rows }: Report): AsyncGenerator<string> {
  const head = {
    filter: presentFilter(filter),
    generated_at: generatedAt.toISOString(),
    counts: presentCounts(counts),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"applications":[`;
  let first = true;
  for await (const some of rows) {
    const text = some.map((row) => JSON.stringify(presentRow(row))).join(',');
    yield first ? text : `,${text}`;
    first = false;
  }
  yield ']}';
}
