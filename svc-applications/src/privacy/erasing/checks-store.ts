import type { Knex } from 'knex';
import { uploadsOf, uploadsOfLetters } from '../../documents';
import type { ErasureTarget } from './erasure';

/** Something that was erased, and that a request which was under way then may have written again. */
export interface ErasureCheck {
  kind: 'application' | 'person' | 'upload';
  /** The id. */
  subject: string;
}

/** Longer than any request, mail or answer of a scanner takes that was under way. */
export const checkAfterMs = 15 * 60_000;

export interface Page {
  afterId: number;
  limit: number;
}

interface Row extends ErasureCheck {
  id: number;
  due_at: Date;
}

/** Notes what is looked for once more; within the transaction that erases it, before its rows go. */
export async function noteChecks(knex: Knex, target: ErasureTarget, now: Date): Promise<void> {
  const { applicationIds: ids, personId } = target;
  const due_at = new Date(now.getTime() + checkAfterMs);
  const uploads = [
    ...(await uploadsOfLetters(knex, ids)),
    ...(personId === undefined ? [] : await uploadsOf(knex, personId)),
  ];
  const rows = [
    ...ids.map((id) => ({ kind: 'application', subject: String(id), due_at })),
    ...uploads.map((subject) => ({ kind: 'upload', subject, due_at })),
    // The last, for everything else is found by the person, too.
    ...(personId === undefined ? [] : [{ kind: 'person', subject: String(personId), due_at }]),
  ];
  await knex.batchInsert('erasure_checks', rows, 100);
}

export const dueChecks = (
  knex: Knex,
  now: Date,
  { afterId, limit }: Page,
): Promise<(ErasureCheck & { id: number })[]> =>
  knex<Row>('erasure_checks')
    .where('due_at', '<=', now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .select('id', 'kind', 'subject');

export async function checkDone(knex: Knex, id: number): Promise<void> {
  await knex('erasure_checks').where({ id }).delete();
}
