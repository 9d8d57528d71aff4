import type { ReportRow } from './report';

/** How far applications are, in whole percents by their ids. */
export type ProgressOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/**
 * The rows with the progress that every page shows. A view knows the step alone, so svc-applications is asked for what
 * is not submitted; where it does not know one, that of the view stays.
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
