import type { Knex } from 'knex';
import type { Work } from '../../mail';
import { outboxName } from '../../platform';
import type { ErasureTarget } from './erasure';

/** Deletes waiting mails, and finished work whose payload has a name, as each kind of work declares. */
export async function emptyOutbox(knex: Knex, target: ErasureTarget, works: readonly Work[]): Promise<void> {
  const idsOf = new Map<string, { member: string; ids: Set<number> }>();
  for (const work of works) idsOf.set(work.kind, await idsIn(knex, target, work));
  const storedForLong = works.filter(({ erase }) => 'person' in erase && erase.sentToo);
  const rows: { id: number; kind: string; payload: string }[] = await knex(outboxName)
    .whereNot({ state: 'sent' })
    .orWhereIn(
      'kind',
      storedForLong.map(({ kind }) => kind),
    )
    .select('id', 'kind', 'payload');
  for (const { id, kind, payload } of rows) {
    const about = idsOf.get(kind);
    if (about?.ids.has(JSON.parse(payload)[about.member])) await knex(outboxName).where({ id }).delete();
  }
}

/** The member of a payload that holds an id, and the ids in it that concern what is erased. */
async function idsIn(
  knex: Knex,
  { applicationIds, personId }: ErasureTarget,
  { erase }: Work,
): Promise<{ member: string; ids: Set<number> }> {
  if ('application' in erase && !('row' in erase))
    return { member: erase.application, ids: new Set(applicationIds) };
  if ('person' in erase)
    return { member: erase.person, ids: new Set(personId === undefined ? [] : [personId]) };
  const { row, of, application = 'application_id' } = erase;
  return { member: row, ids: new Set(await knex(of).whereIn(application, applicationIds).pluck('id')) };
}
