/**
 * Makes up applications, for `npm run demo-data`. With the argument `check` it only prints the number of applications;
 * otherwise it reads an order as one JSON line, then one line for each person, and stores the applications.
 */
import { createInterface } from 'node:readline';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { openObjectStore } from '@portal/service-kit/store';
import { migrations, migrationsTable } from '../../migrations';
import { readEnv } from '../env';
import { statisticsStore } from '../platform';
import type { DemoStaff } from './aftermath';
import { withoutIndexes } from './bulk-store';
import { fill } from './fill';
import { countApplications, insertAll, lastApplicationId, markRead, takeStock } from './store';
import type { DemoPerson } from './story';

interface OrderLine {
  count: number;
  seed: number;
  now: string;
  staff: DemoStaff[];
  /** Whether no portal runs, so that indexes may be made at the end. */
  fast: boolean;
}

/** The number of unread notifications of each member of staff. */
const unread = 12;
/** The actor of old acts, who left before today's accounts were made: no account has this id. */
const somebody: DemoStaff = { id: 0, name: 'Administrator', role: 'admin' };

async function main(): Promise<void> {
  const env = readEnv();
  const knex = connectDatabase({ ...env.database, statementSeconds: 0 });
  try {
    await migrate(knex, { migrations, table: migrationsTable });
    if (process.argv[2] === 'check') return notify({ applications: await countApplications(knex) });
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const order: OrderLine = JSON.parse((await lines.next()).value);
    const staff = order.staff.length > 0 ? order.staff : [somebody];
    const firstId = (await lastApplicationId(knex)) + 1;
    const sink = {
      files: await openObjectStore(env.files),
      insert: (rows: Record<string, object[]>) => insertAll(knex, rows),
    };
    const filling = () => fill({ ...order, now: new Date(order.now), staff, firstId }, peopleOf(lines), sink);
    await (order.fast ? withoutIndexes(knex, filling) : filling());
    await markRead(
      knex,
      order.staff.map(({ id }) => id),
      unread,
    );
    // Corrects the statistics even if a running portal has checked them a moment ago.
    const now = new Date();
    await statisticsStore(knex).repair(now, now);
    await takeStock(knex);
    notify({ applications: await countApplications(knex) });
  } finally {
    await knex.destroy();
  }
}

async function* peopleOf(lines: AsyncIterator<string>): AsyncGenerator<DemoPerson> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) yield JSON.parse(line.value);
}

const notify = (answer: object) => void process.stdout.write(`${JSON.stringify(answer)}\n`);

main().catch((error) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
});
