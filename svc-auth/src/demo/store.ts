import type { Knex } from 'knex';

/** Someone made up, as the line that tells of them. */
export interface DemoPerson {
  name: string;
  email: string;
  phone: string;
  role: string;
}

const atOnce = 500;

export const lastPersonId = async (knex: Knex): Promise<number> =>
  Number((await knex('people').max('id as id').first())?.id ?? 0);

/** The active staff, the first first. */
export async function staffOf(knex: Knex): Promise<{ id: number; name: string; role: string }[]> {
  return knex('people')
    .whereIn('role', ['admin', 'reviewer'])
    .where({ active: true })
    .orderBy('id')
    .select('id', 'name', 'role');
}

/** Inserts the people under the ids from `first` on; those in `passwords` can sign in. */
export async function insertPeople(
  knex: Knex,
  people: DemoPerson[],
  { first, passwords }: { first: number; passwords: Map<number, string> },
): Promise<void> {
  const now = new Date();
  const rows = people.map(({ name, email, phone, role }, index) => ({
    ...{ id: first + index, name, email, phone, role },
    password_hash: passwords.get(index) ?? null,
    password_state: passwords.has(index) ? 'own' : 'none',
    created_at: now,
    updated_at: now,
  }));
  await knex.transaction(async (trx) => {
    for (let from = 0; from < rows.length; from += atOnce) {
      await trx('people').insert(rows.slice(from, from + atOnce));
    }
  });
}
