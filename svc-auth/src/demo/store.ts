import type { Knex } from 'knex';

/** An invented person, as the input describes them. */
export interface DemoPerson {
  name: string;
  email: string;
  phone: string;
  role: string;
}

const rowsAtOnce = 500;

export const lastPersonId = async (knex: Knex): Promise<number> =>
  Number((await knex('people').max('id as id').first())?.id ?? 0);

/** The active staff, by id. */
export async function staffOf(knex: Knex): Promise<{ id: number; name: string; role: string }[]> {
  return knex('people')
    .whereIn('role', ['admin', 'reviewer'])
    .where({ active: true })
    .orderBy('id')
    .select('id', 'name', 'role');
}

/** Inserts the people with ids from `first` on; people with a hash in `passwords` can sign in. */
export async function insertPeople(
  knex: Knex,
  people: DemoPerson[],
  { first, passwords }: { first: number; passwords: Map<number, string> },
): Promise<void> {
  const now = new Date();
  const rows = people.map(({ name, email, phone, role }, index) => ({
    id: first + index,
    name,
    email,
    phone,
    role,
    password_hash: passwords.get(index) ?? null,
    password_state: passwords.has(index) ? 'own' : 'none',
    proven_at: passwords.has(index) ? now : null,
    phone_proven_at: passwords.has(index) ? now : null,
    proven_email: passwords.has(index) ? email : null,
    created_at: now,
    updated_at: now,
  }));
  await knex.transaction(async (trx) => {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await trx('people').insert(rows.slice(from, from + rowsAtOnce));
    }
  });
}
