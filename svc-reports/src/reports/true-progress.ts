import type { ReportRow } from './report';

/** Returns the progress of applications in whole percent, by id. */
export type ProgressOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/**
 * Replaces the progress of rows with the one that every page shows. A view knows only the step, so svc-applications is
 * asked for applications that are not submitted; without an answer for one, the value of the view stays.
 */
export async function* withTrueProgress(
  chunks: AsyncIterable<ReportRow[]>,
  progressOf: ProgressOf,
): AsyncGenerator<ReportRow[]> {
  for await (const rows of chunks) {
    const open = rows.filter(({ status }) => status === 'draft' || status === 'in-progress');
    const known = open.length > 0 ? await progressOf(open.map(({ id }) => id)) : undefined;
    yield known ? rows.map((row) => ({ ...row, progress: known.get(row.id) ?? row.progress })) : rows;
  }
}
