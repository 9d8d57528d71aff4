import type { Knex } from 'knex';
import type { Sought } from './bare-statements';

/** Finds an applicant with a name of two plain words, parts of which other names have, too. */
export async function somebody(knex: Knex): Promise<Pick<Sought, 'id' | 'name' | 'email'>> {
  const people = await knex('applications')
    .where({ type: 'intern', status: 'submitted' })
    .orderBy('id')
    .limit(200)
    .select('id', { name: 'applicant_name', email: 'applicant_email' });
  const plain = people.find(({ name }) => /^[A-Za-z]+ [A-Za-z]{6,}$/.test(name));
  if (!plain) throw new Error('Nobody has a plain name.');
  return plain;
}
