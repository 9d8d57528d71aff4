import type { Stores } from '../../platform';
import { meanAndSpread, totalOf } from './sheet';

/** The mean points of these applications; applications without points are absent. */
export async function scoresOf(
  { scores }: Pick<Stores, 'scores'>,
  applicationIds: readonly number[],
): Promise<Map<number, number>> {
  const totals = new Map<number, number[]>();
  for (const { applicationId, form, points } of await scores.sentOn(applicationIds))
    totals.set(applicationId, [...(totals.get(applicationId) ?? []), totalOf(form.criteria, points)]);
  return new Map([...totals].flatMap(([id, some]) => meansOf(id, some)));
}

function meansOf(id: number, totals: number[]): [number, number][] {
  const found = meanAndSpread(totals);
  return found ? [[id, found.mean]] : [];
}
