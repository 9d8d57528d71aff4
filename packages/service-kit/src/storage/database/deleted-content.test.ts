import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/test-kit';
import type { Knex } from 'knex';
import { connectDatabase, emptyWriteAheadLog, migrate } from './index';

const secret = 'Amina Uwase';

async function bytesOf(file: string): Promise<string> {
  const parts = ['', '-wal'].map((end) => readFile(file + end).catch(() => Buffer.alloc(0)));
  return Buffer.concat(await Promise.all(parts)).toString('latin1');
}

const people = (knex: Knex) => knex<{ id: number; name: string; words: string }>('people');

const plan = {
  table: 'things_migrations',
  migrations: [
    {
      name: '20260101_people',
      up: async (knex: Knex) => {
        await knex.schema.createTable('people', (table) => {
          table.increments('id');
          table.string('name').index();
          table.text('words');
        });
      },
      down: async (knex: Knex) => {
        await knex.schema.dropTable('people');
      },
    },
  ],
};

async function livesOf(knex: Knex): Promise<void> {
  const lives = Array.from({ length: 300 }, (_, place) => ({
    name: place % 3 === 0 ? `${secret} ${place}` : `Grace ${place}`,
    words: (place % 3 === 0 ? secret : 'Grace').repeat(place),
  }));
  await knex.batchInsert('people', lives, 50);
}

test('what is deleted or changed stands in no byte of the file, nor of the log beside it', async () => {
  const file = join(temporaryFolder(), 'things.sqlite');
  const knex = connectDatabase({ url: `sqlite:${file}` });
  try {
    await migrate(knex, plan);
    await livesOf(knex);
    expect(await bytesOf(file)).toContain(secret);
    await people(knex).where({ id: 1 }).update({ name: 'Nobody', words: '' });
    await people(knex).where('name', 'like', `${secret}%`).delete();
    expect(await emptyWriteAheadLog(knex)).toBe(true);
    const bytes = await bytesOf(file);
    expect(bytes).toContain('Grace 298');
    expect(bytes).not.toContain(secret);
  } finally {
    await knex.destroy();
  }
});

test('a file of a release that only marked rows as deleted is written anew, once', async () => {
  const file = join(temporaryFolder(), 'things.sqlite');
  const knex = connectDatabase({ url: `sqlite:${file}` });
  try {
    await migrate(knex, plan);
    await knex.raw('PRAGMA secure_delete = OFF');
    await knex.raw('PRAGMA user_version = 0');
    await livesOf(knex);
    await people(knex).where('name', 'like', `${secret}%`).delete();
    await emptyWriteAheadLog(knex);
    expect(await bytesOf(file)).toContain(secret);
    expect(await migrate(knex, plan)).toEqual([]);
    expect(await bytesOf(file)).not.toContain(secret);
    expect(await knex.raw('PRAGMA user_version')).toEqual([{ user_version: 1 }]);
    expect(await people(knex).count({ n: '*' }).first()).toEqual({ n: 200 });
  } finally {
    await knex.destroy();
  }
});

test('while somebody reads, the log cannot be emptied, and the answer reports it', async () => {
  const file = join(temporaryFolder(), 'things.sqlite');
  const url = `sqlite:${file}`;
  const [writer, reader] = [connectDatabase({ url }), connectDatabase({ url })];
  try {
    await migrate(writer, plan);
    await reader.raw('BEGIN');
    await people(reader).first();
    await livesOf(writer);
    expect(await emptyWriteAheadLog(writer)).toBe(false);
    await reader.raw('COMMIT');
    expect(await emptyWriteAheadLog(writer)).toBe(true);
  } finally {
    await writer.destroy();
    await reader.destroy();
  }
});
