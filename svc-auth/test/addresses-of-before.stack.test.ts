import { connectDatabase, migrate } from '@portal/service-kit/database';
import { databases } from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';
import { peopleStore } from '../src/accounts/people/store';

describe.each(databases())('accounts of the release before, on $engine', ({ createDatabase }) => {
  it('are their owners’ where a password was used, and nobody is locked out', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    try {
      const table = migrationsTable;
      const until = migrations.findIndex(({ name }) => name.endsWith('own_addresses'));
      await migrate(knex, { migrations: migrations.slice(0, until), table });
      const now = new Date();
      const later = new Date(now.getTime() + 86_400_000);
      const person = (name: string, role: string, changes: object) => ({
        email: `${name}@example.org`,
        phone: role === 'intern' ? '250788000111' : null,
        name,
        role,
        password_state: 'none',
        created_at: now,
        updated_at: now,
        ...changes,
      });
      const mailed = { password_hash: 'x', password_state: 'mailed' };
      await knex('people').insert([
        person('draft', 'intern', {}),
        person('mailed', 'intern', { ...mailed, mailed_password_expires_at: later }),
        person('used', 'intern', { ...mailed, mailed_password_expires_at: null }),
        person('own', 'intern', { password_hash: 'x', password_state: 'own' }),
        person('invited', 'reviewer', {}),
      ]);
      await migrate(knex, { migrations, table });
      const rows = await knex('people').orderBy('id');
      expect(
        rows.map(({ name, proven_at, proven_email }) => [name, proven_at !== null, proven_email]),
      ).toEqual([
        ['draft', false, null],
        ['mailed', false, null],
        ['used', true, 'used@example.org'],
        ['own', true, 'own@example.org'],
        ['invited', false, 'invited@example.org'],
      ]);
      // Inserts like a replica of the previous release, which fills none of the new columns.
      await knex('people').insert(person('later', 'intern', {}));
    } finally {
      await knex.destroy();
    }
  });

  it('that were kept with signs that nobody sees are found by the address as it is seen', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    try {
      const table = migrationsTable;
      const until = migrations.findIndex(({ name }) => name.endsWith('clean_addresses'));
      await migrate(knex, { migrations: migrations.slice(0, until), table });
      const now = new Date();
      const draft = (email: string, more = {}) => ({
        email,
        phone: '250788000222',
        name: 'Uwase',
        role: 'intern',
        password_state: 'none',
        created_at: now,
        updated_at: now,
        ...more,
      });
      await knex('people').insert([
        draft('\u200euwase@example.org', { pair_key: 'a'.repeat(64) }),
        draft('kalisa@example.org'),
        // The person began again because the first draft was not found; the newer draft must stay the one that is
        // found.
        draft('kali\u200bsa@example.org'),
      ]);
      await migrate(knex, { migrations, table });
      expect(await knex('people').orderBy('id').pluck('email')).toEqual([
        'uwase@example.org',
        'kalisa@example.org',
        'kali\u200bsa@example.org',
      ]);
      const found = await peopleStore(knex).ofPair('uwase@example.org', '250788000222');
      expect(found.map(({ email }) => email)).toEqual(['uwase@example.org']);
    } finally {
      await knex.destroy();
    }
  });
});
