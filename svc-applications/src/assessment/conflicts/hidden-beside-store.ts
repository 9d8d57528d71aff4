import type { Knex } from 'knex';
import type { Actor } from '../../platform';

/** The member of staff who asks; `ctx.actor` of a call can be passed. */
export type ListReader = Pick<Actor, 'personId' | 'role' | 'permissions'>;

/**
 * Subqueries that count what hides applications from a member of staff: their conflicts and, if they read without names
 * (`blind`), the current phases. For use within other statements. If both are 0 nothing is hidden; otherwise
 * `hiddenFrom` of the store returns what is.
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
