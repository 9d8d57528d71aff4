import type { Knex } from 'knex';

/**
 * A condition for `whereExists`: a member of staff knows the applicant of the application `a`. `reader` is a person's
 * id, or the name of a column that holds it.
 */
export const knowsApplicant = (knex: Knex, reader: number | string) =>
  knex('reading_conflicts as k')
    .select(knex.raw('1'))
    .whereNull('k.lifted_at')
    .where('k.staff_id', typeof reader === 'string' ? knex.ref(reader) : reader)
    .whereRaw('(k.person_id = a.person_id or k.application_id = a.id)');
