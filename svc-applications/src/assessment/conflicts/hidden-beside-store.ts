import type { Knex } from 'knex';
import type { Actor } from '../../platform';
import { readsBlind } from '../phase';

/** A member of staff who asks; a call's `ctx.actor` fits. */
export type ListReader = Pick<Actor, 'personId' | 'role' | 'permissions'>;

/**
 * For statements that read something else: how many conflicts and phases without names hide anything from this reader.
 * Nothing is hidden where both are 0; what is hidden is returned by `hiddenFrom` of the store.
 */
export const hiddenBeside = (
  knex: Knex,
  reader: ListReader,
): Record<'conflicts' | 'phases', Knex.QueryBuilder> => {
  const phases = knex('blind_phases').whereNotNull('open_for').count('*');
  return {
    conflicts: knex('reading_conflicts').where({ staff_id: reader.personId, lifted_at: null }).count('*'),
    phases: readsBlind(reader) ? phases : phases.whereRaw('1 = 0'),
  };
};
