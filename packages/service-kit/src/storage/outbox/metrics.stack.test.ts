import { databases } from '@portal/test-kit';
import type { Knex } from 'knex';
import { connectDatabase, inTransaction } from '../database';
import { enqueue, outboxMetrics, outboxStore, outboxTable } from './index';

describe.each(databases())('the metrics of an outbox on $engine', ({ createDatabase }) => {
  let url: string;
  let knex: Knex;

  beforeEach(async () => {
    url = await createDatabase();
    knex = connectDatabase({ url });
    await outboxTable(knex.schema, 'mails');
  });
  afterEach(() => knex.destroy());

  const add = () => inTransaction(knex, (trx) => enqueue(trx, 'mails', { kind: 'mail', payload: {} }));
  const shown = async (connection: Knex = knex) =>
    (await outboxMetrics(outboxStore(connection, 'mails'), 'mails').metrics())
      .split('\n')
      .filter((line) => line.startsWith('outbox_'));

  test('are zero when there is no work', async () => {
    expect(await shown()).toEqual([
      'outbox_given_up{outbox="mails"} 0',
      'outbox_waiting{outbox="mails"} 0',
      'outbox_oldest_waiting_seconds{outbox="mails"} 0',
    ]);
  });

  test('count given-up work until it is sent again, and waiting work with the age of the oldest', async () => {
    const dead = [await add(), await add()];
    await knex('mails').whereIn('id', dead).update({ state: 'dead' });
    await knex('mails')
      .where({ id: await add() })
      .update({ state: 'sent' });
    await knex('mails')
      .where({ id: await add() })
      .update({ created_at: new Date(Date.now() - 3_600_000) });
    await add();
    const [givenUp, waiting, oldest = ''] = await shown();
    expect([givenUp, waiting]).toEqual([
      'outbox_given_up{outbox="mails"} 2',
      'outbox_waiting{outbox="mails"} 2',
    ]);
    expect(Number(oldest.split(' ')[1])).toBeGreaterThanOrEqual(3_600);
    await outboxStore(knex, 'mails').revive(dead[0] ?? 0, new Date());
    expect((await shown()).slice(0, 2)).toEqual([
      'outbox_given_up{outbox="mails"} 1',
      'outbox_waiting{outbox="mails"} 3',
    ]);
  });

  test('are left out while the database does not answer', async () => {
    const gone = connectDatabase({ url });
    await gone.destroy();
    expect(await shown(gone)).toEqual([]);
  });
});
