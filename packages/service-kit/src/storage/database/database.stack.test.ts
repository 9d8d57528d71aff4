import { setTimeout as pause } from 'node:timers/promises';
import {
  createDatabase as createOnMariaDb,
  databases,
  freePort,
  inProduction,
  until,
} from '@portal/test-kit';
import type { Knex } from 'knex';
import {
  connectDatabase,
  instant,
  inTransaction,
  isForeignKeyViolation,
  isUniqueViolation,
  type Migration,
  migrate,
  pingDatabase,
  rollBack,
} from './index';

const createPeople: Migration = {
  name: '20260101000000_create_people',
  up: async (knex) => {
    await knex.schema.createTable('people', (table) => {
      table.increments('id');
      table.string('email', 191).notNullable().unique();
      table.string('name', 100);
      table.date('born');
      table.integer('score').notNullable().defaultTo(0);
      instant(table, 'created_at').notNullable();
    });
  },
  down: async (knex) => {
    await knex.schema.dropTable('people');
  },
};

const createPets: Migration = {
  name: '20260102000000_create_pets',
  up: async (knex) => {
    await knex.schema.createTable('pets', (table) => {
      table.increments('id');
      table.integer('person_id').unsigned().notNullable().references('people.id');
    });
  },
  down: async (knex) => {
    await knex.schema.dropTable('pets');
  },
};

const plan = { migrations: [createPets, createPeople], table: 'test_migrations' };

describe.each(databases())('on $engine', ({ createDatabase }) => {
  let url: string;
  let database: Knex;

  beforeEach(async () => {
    url = await createDatabase();
    database = connectDatabase({ url });
    await migrate(database, plan);
  });
  afterEach(() => database.destroy());

  const addPerson = async (email: string, connection: Knex = database) => {
    const [id] = await connection('people').insert({ email, created_at: new Date() });
    return id;
  };
  const emails = (connection = database) => connection('people').orderBy('id').pluck('email');

  test('instants go in and come out as Dates, to the millisecond; dates are plain', async () => {
    const created_at = new Date('2026-11-21T09:08:07.654Z');
    await database('people').insert({ email: 'ada', name: 'Ada 🦉', born: '1990-02-28', created_at });
    const row = await database('people').first();
    expect(row).toMatchObject({ name: 'Ada 🦉', born: '1990-02-28', created_at });
    expect(await database('people').max('created_at as last_at').first()).toEqual({ last_at: created_at });
    expect(await database('people').where('created_at', '<', created_at)).toHaveLength(0);
    expect(await database('people').where('created_at', '<=', created_at)).toHaveLength(1);
  });

  test('a transaction is stored whole or not at all', async () => {
    const failure = inTransaction(database, async (trx) => {
      await addPerson('ada', trx);
      throw new Error('no');
    });
    await expect(failure).rejects.toThrow('no');
    expect(await emails()).toEqual([]);
  });

  test('work inside a transaction joins it', async () => {
    const failure = inTransaction(database, async (trx) => {
      await inTransaction(trx, (inner) => addPerson('ada', inner));
      throw new Error('no');
    });
    await expect(failure).rejects.toThrow('no');
    expect(await emails()).toEqual([]);
  });

  test('two processes that read and then write lose nothing', async () => {
    await addPerson('ada');
    const other = connectDatabase({ url });
    const addTen = async (connection: Knex) => {
      for (let time = 0; time < 10; time += 1) {
        await inTransaction(connection, async (trx) => {
          const { score } = await trx('people').where({ email: 'ada' }).forUpdate().first();
          await trx('people')
            .where({ email: 'ada' })
            .update({ score: score + 1 });
        });
      }
    };
    await Promise.all([addTen(database), addTen(database), addTen(other)]);
    await other.destroy();
    expect(await database('people').pluck('score')).toEqual([30]);
  });

  test('two transactions that wait for each other both succeed', async () => {
    await addPerson('ada');
    await addPerson('bob');
    const raise = (first: string, second: string) =>
      inTransaction(database, async (trx) => {
        await trx('people').where({ email: first }).increment('score', 1);
        await pause(30);
        await trx('people').where({ email: second }).increment('score', 1);
      });
    await Promise.all([raise('ada', 'bob'), raise('bob', 'ada')]);
    expect(await database('people').pluck('score')).toEqual([2, 2]);
  });

  test('a unique violation is recognised, and by its index', async () => {
    await addPerson('ada');
    const error = await addPerson('ada').catch((caught) => caught);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'people', ['email'])).toBe(true);
    expect(isUniqueViolation(error, 'people', ['name'])).toBe(false);
    expect(isUniqueViolation(new Error('another'))).toBe(false);
  });

  test('no row can refer to a missing row', async () => {
    const error = await database('pets')
      .insert({ person_id: 99 })
      .catch((caught) => caught);
    expect(isForeignKeyViolation(error)).toBe(true);
    expect(isUniqueViolation(error)).toBe(false);
  });

  test('migrations run once, in the order of their names, and can be rolled back', async () => {
    expect(await migrate(database, plan)).toEqual([]);
    expect(await rollBack(database, plan, 1)).toEqual([createPets.name]);
    expect(await database.schema.hasTable('pets')).toBe(false);
    expect(await database.schema.hasTable('people')).toBe(true);
    expect(await rollBack(database, plan)).toEqual([createPeople.name]);
    expect(await migrate(database, plan)).toEqual([createPeople.name, createPets.name]);
  });

  test('a numbered migration runs behind those of before numbers, on a database in use as on a new one', async () => {
    const ran = '20261223100000_create_visits';
    const number = '3001_add_nickname';
    const nothing = async () => {};
    const dated = { name: ran, up: nothing, down: nothing };
    const next: Migration = {
      name: number,
      up: (knex) => knex.schema.alterTable('people', (table) => void table.string('nickname', 50)),
      down: (knex) => knex.schema.alterTable('people', (table) => void table.dropColumn('nickname')),
    };
    const before = { ...plan, migrations: [...plan.migrations, dated] };
    const now = { ...plan, migrations: [next, ...before.migrations] };
    expect(await migrate(database, before)).toEqual([ran]);
    expect(await migrate(database, now)).toEqual([number]);
    expect(await rollBack(database, now)).toEqual([number, ran, createPets.name, createPeople.name]);
    expect(await migrate(database, now)).toEqual([createPeople.name, createPets.name, ran, number]);
  });

  test('processes that start at once migrate once', async () => {
    const fresh = await createDatabase();
    const connections = [
      connectDatabase({ url: fresh }),
      connectDatabase({ url: fresh }),
      connectDatabase({ url: fresh }),
    ];
    const ran = await Promise.all(connections.map((connection) => migrate(connection, plan)));
    await Promise.all(connections.map((connection) => connection.destroy()));
    expect(ran.flat()).toEqual([createPeople.name, createPets.name]);
  });

  test('a read-only connection reads and refuses to write', async () => {
    await addPerson('ada');
    const reader = connectDatabase({ url, readOnly: true });
    expect(await emails(reader)).toEqual(['ada']);
    await expect(addPerson('bob', reader)).rejects.toThrow();
    await reader.destroy();
  });

  test('a running server answers', async () => {
    await pingDatabase(database);
  });
});

// Only MariaDB has lists of servers. `npm run test:long` tests a whole cluster with servers that die.
if (inProduction()) {
  const nowhere = async (url: string) => {
    const address = new URL(url);
    address.port = String(await freePort());
    return address.href;
  };

  test('the next server of a list is used where the first does not answer', async () => {
    const url = await createOnMariaDb();
    const database = connectDatabase({ url: `${await nowhere(url)},${url}` });
    const [rows] = await database.raw('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    await database.destroy();
  });

  test('while no server of a list answers, the error of the last is thrown', async () => {
    const url = await createOnMariaDb();
    const database = connectDatabase({ url: `${await nowhere(url)},${await nowhere(url)}` });
    await expect(database.raw('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await database.destroy();
  });

  test.each([
    { of: 'one server', twice: (url: string) => url },
    { of: 'a list of servers', twice: (url: string) => `${url},${url}` },
  ])('statements and transactions that wait for each other both succeed on $of', async ({ twice }) => {
    const database = connectDatabase({ url: twice(await createOnMariaDb()) });
    await database.schema.createTable('pairs', (table) => {
      table.integer('id').primary();
      table.integer('score').notNullable();
    });
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    await database('pairs').insert(ids.map((id) => ({ id, score: 0 })));
    const raise = (connection: Knex, some: number[]) =>
      connection('pairs').whereIn('id', some).orderBy('id').increment('score', 1);
    const waiting = async () => {
      const [rows] = await database.raw(
        "select 1 from information_schema.processlist where db = database() and info like 'update%'",
      );
      return rows.length > 0;
    };
    const alone: PromiseLike<unknown>[] = [];
    await inTransaction(database, async (trx) => {
      await raise(trx, ids.slice(1));
      // This statement has the first row and waits for the second: the engine ends the one that has changed less.
      alone.push(raise(database, [1, 2]).then());
      await until(waiting);
      await raise(trx, [1]);
    });
    await Promise.all(alone);
    expect(await database('pairs').whereIn('id', [1, 2, 3]).orderBy('id').pluck('score')).toEqual([2, 2, 1]);
    await database.destroy();
  });
}
