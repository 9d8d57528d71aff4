import { connectDatabase, migrate } from '@portal/service-kit/database';
import { databases } from '@portal/test-kit';
import type { Knex } from 'knex';
import { migrations, migrationsTable } from '../migrations';
import { auditStore } from '../src/platform/audit/store';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const entry = (id: number, at: Date) => ({
  ...{ id, action: 'created', actor_id: 1, actor_name: 'Amina', actor_role: 'applicant', details: '{}' },
  created_at: at,
});

const many = (from: number, to: number, at: Date) =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index, at));

async function add(knex: Knex, rows: object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500)
    await knex('audit_entries').insert(rows.slice(from, from + 500));
}

describe.each(databases())('the number of all acts on $engine', ({ createDatabase }) => {
  it('is always that of the table, though old acts are counted once', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    await migrate(knex, { migrations, table: migrationsTable });
    const store = auditStore(knex);
    expect(await store.count(now)).toBe(0);

    await add(knex, many(1, 3000, ago(60)));
    // The id 3001 belongs to an act whose transaction is still open.
    await add(knex, many(3002, 3100, ago(1)));
    expect(await store.count(now)).toBe(3099);
    await add(knex, [entry(3001, ago(1))]);
    expect(await store.count(now)).toBe(3100);

    const asked: string[] = [];
    knex.on('query', ({ bindings }) => asked.push(String(bindings?.[0])));
    expect(await store.count(now)).toBe(3100);
    expect(asked).toEqual(['3000']);
    await knex.destroy();
  });
});
