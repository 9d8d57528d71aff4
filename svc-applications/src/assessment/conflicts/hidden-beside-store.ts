import type { Knex } from 'knex';
import type { Actor } from '../../platform';

/** A member of staff who asks; a call's `ctx.actor` fits. */
export type ListReader = Pick<Actor, 'personId' | 'role' | 'permissions'>;

/**
 * For statements that read something else: how many conflicts and, of who reads without names, phases hide anything from this
 * member of staff.
 * Nothing is hidden where both are 0; what is hidden is returned by `hiddenFrom` of the store.
 */
export const hiddenBeside = (
  knex: Knex,
  staffId: number,
  blind: boolean,
): Record<'conflicts' | 'phases', Knex.QueryBuilder> => {
  const phases = knex('blind_phases').whereNotNull('open_for').count('*');
  return {
    conflicts: knex('reading_conflicts').where({ staff_id: staffId, lifted_at: null }).count('*'),
    phases: blind ? phases : phases.whereRaw('1 = 0'),
  };
};
