import type { Knex } from 'knex';
import { uploadsOf, uploadsOfLetters } from '../../documents';
import type { ErasureTarget } from './erasure';

/** Something that was erased and has to be checked again: a request that was under way may have stored it anew. */
export interface ErasureCheck {
  kind: 'application' | 'person' | 'upload';
  /** The id of the application, person or upload. */
  subject: string;
}

/** Milliseconds until the check: longer than any request, mail or virus scan takes that was under way. */
export const checkAfterMs = 15 * 60_000;

export interface Page {
  afterId: number;
  limit: number;
}

interface Row extends ErasureCheck {
  id: number;
  due_at: Date;
}

/** Stores what has to be checked again. Call it in the transaction of the erasure, before its rows are deleted. */
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
    // The person comes last, since other things are found through the person.
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
