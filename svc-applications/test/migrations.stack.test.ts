import { connectDatabase, migrate, rollBack } from '@portal/service-kit/database';
import { databases } from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';

const plan = { migrations, table: migrationsTable };

describe.each(databases())('the tables on $engine', ({ createDatabase }) => {
  it('are made, taken away and made again', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    const names = migrations.map(({ name }) => name);
    expect(await migrate(knex, plan)).toEqual(names);
    expect(await migrate(knex, plan)).toEqual([]);
    expect(await rollBack(knex, plan)).toEqual([...names].reverse());
    expect(await knex.schema.hasTable('applications')).toBe(false);
    expect(await migrate(knex, plan)).toEqual(names);
    await knex.destroy();
  });

  it('are made once by replicas that start at the same time', async () => {
    const url = await createDatabase();
    const replicas = [1, 2, 3].map(() => connectDatabase({ url }));
    const ran = await Promise.all(replicas.map((knex) => migrate(knex, plan)));
    expect(ran.flat()).toHaveLength(migrations.length);
    await Promise.all(replicas.map((knex) => knex.destroy()));
  });
});
