/**
 * Makes accounts of invented people, for `npm run demo-data`. Reads a JSON line for each person and answers with one
 * line: `{ first, staff }`, the first person's id (the others follow in order) and the active staff. With the argument
 * `check` it reads nothing and answers with the last id.
 */
import { createInterface } from 'node:readline';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { migrations, migrationsTable } from '../../migrations';
import { hashPassword } from '../accounts/passwords/hashing';
import { readEnv } from '../env';
import { type DemoPerson, insertPeople, lastPersonId, staffOf } from './store';

/** Number of people, from the first on, who get the password of DEMO_PASSWORD. */
const withPassword = 10;
const chunk = 20_000;

async function insertAccounts(): Promise<void> {
  const knex = connectDatabase({ ...readEnv().database, statementSeconds: 0 });
  try {
    await migrate(knex, { migrations, table: migrationsTable });
    const last = await lastPersonId(knex);
    if (process.argv[2] === 'check') return writeAnswer({ last });
    await insertAll(knex, last + 1);
    writeAnswer({ first: last + 1, staff: await staffOf(knex) });
  } finally {
    await knex.destroy();
  }
}

async function insertAll(knex: ReturnType<typeof connectDatabase>, start: number): Promise<void> {
  const password = process.env.DEMO_PASSWORD;
  const passwords = new Map<number, string>();
  if (password) {
    for (let index = 0; index < withPassword; index += 1) passwords.set(index, await hashPassword(password));
  }
  let first = start;
  let people: DemoPerson[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    people.push(JSON.parse(line));
    if (people.length < chunk) continue;
    await insertPeople(knex, people, { first, passwords });
    first += people.length;
    passwords.clear();
    people = [];
  }
  if (people.length > 0) await insertPeople(knex, people, { first, passwords });
}

const writeAnswer = (answer: object) => void process.stdout.write(`${JSON.stringify(answer)}\n`);

insertAccounts().catch((error) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
});
