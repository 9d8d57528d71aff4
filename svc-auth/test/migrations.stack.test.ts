import { connectDatabase, migrate, rollBack } from '@portal/service-kit/database';
import { databases } from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';

const plan = { migrations, table: migrationsTable };

describe.each(databases())('the tables on $engine', ({ createDatabase }) => {
  const tables = [
    'people',
    'sessions',
    'revocations',
    'revocation_counter',
    'password_resets',
    'attempts',
    'auth_outbox',
    'staff_invitations',
    'staff_audit',
    'resume_codes',
  ];

  it('are made, rolled back and made again', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    const status = async () => {
      const found = await Promise.all(tables.map((table) => knex.schema.hasTable(table)));
      return tables.filter((_, index) => found[index]);
    };
    try {
      expect(await migrate(knex, plan)).toHaveLength(migrations.length);
      expect(await status()).toEqual(tables);
      await rollBack(knex, plan);
      expect(await status()).toEqual([]);
      await migrate(knex, plan);
      expect(await migrate(knex, plan)).toEqual([]);
      expect(await status()).toEqual(tables);
    } finally {
      await knex.destroy();
    }
  });

  it('are made once when two processes start at once', async () => {
    const url = await createDatabase();
    const [one, other] = [connectDatabase({ url }), connectDatabase({ url })];
    try {
      const made = await Promise.all([migrate(one, plan), migrate(other, plan)]);
      expect(made.flat()).toHaveLength(migrations.length);
    } finally {
      await Promise.all([one.destroy(), other.destroy()]);
    }
  });
});
