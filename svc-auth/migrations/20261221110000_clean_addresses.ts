import type { Knex } from 'knex';

export const name = '20261221110000_clean_addresses';

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\ufffc]/gu;
const rowsAtOnce = 500;

interface Row {
  id: number;
  email: string;
  pair_key: string | null;
}

/**
 * Addresses that a release of before kept with signs that cannot be seen lose them: whoever types theirs today is found.
 * Those that somebody owns, or that others have as clean ones already, stay as they are. The hash of the pair goes with
 * the old address; without one a row is compared by its number.
 */
export async function up(knex: Knex): Promise<void> {
  const people = () => knex<Row>('people');
  for (let after = 0, rows: Row[] = []; ; after = rows.at(-1)?.id ?? after) {
    rows = await people()
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .select('id', 'email', 'pair_key');
    if (rows.length === 0) return;
    for (const { id, email } of rows) {
      const clean = email.replace(unseen, '');
      if (clean === email || clean === '') continue;
      const others = await people().where({ email: clean }).whereNot({ id }).pluck('id');
      if (others.length > 0) continue;
      await knex('people').where({ id }).whereNull('proven_email').update({ email: clean, pair_key: null });
    }
  }
}

/** What could not be seen is not put back. */
export async function down(): Promise<void> {}
