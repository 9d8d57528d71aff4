import { setTimeout as pause } from 'node:timers/promises';
import { databases, until } from '@portal/test-kit';
import type { Knex } from 'knex';
import { createLogger } from '../../base/logging';
import { connectDatabase, inTransaction } from '../database';
import {
  enqueue,
  type OutboxWorker,
  type OutboxWorkerOptions,
  outboxTable,
  startOutboxWorker,
  Undeliverable,
} from './index';
import { leases } from './leases';

describe.each(databases())('on $engine', ({ engine, createDatabase }) => {
  let url: string;
  let knex: Knex;
  let workers: OutboxWorker[];

  beforeEach(async () => {
    url = await createDatabase();
    knex = connectDatabase({ url });
    workers = [];
    await outboxTable(knex.schema, 'mails');
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await knex.destroy();
  });

  const add = (payload: unknown = {}) =>
    inTransaction(knex, (trx) => enqueue(trx, 'mails', { kind: 'mail', payload }));
  const row = (id: number) => knex('mails').where({ id }).first();
  const stateOf = async (id: number) => (await row(id)).state;

  function start(options: Partial<OutboxWorkerOptions> & Pick<OutboxWorkerOptions, 'deliver'>): OutboxWorker {
    const worker = startOutboxWorker({ knex, table: 'mails', pollMs: 20, backOffMs: () => 30, ...options });
    workers.push(worker);
    return worker;
  }

  /** Resolves when a newly started worker has read the due rows. */
  const hasLooked = () => new Promise((resolve) => knex.once('query-response', resolve));

  test('committed work is delivered, with its payload', async () => {
    const delivered: unknown[] = [];
    start({ deliver: async (kind, payload, context) => void delivered.push([kind, payload, context]) });
    const id = await add({ to: 'ada' });
    await until(async () => (await stateOf(id)) === 'sent');
    expect(delivered).toEqual([['mail', { to: 'ada' }, { id, attempt: 1 }]]);
    expect((await row(id)).sent_at).toBeInstanceOf(Date);
  });

  test('work that was rolled back is never done', async () => {
    const delivered: number[] = [];
    start({ deliver: async (_kind, _payload, { id }) => void delivered.push(id) });
    const failure = inTransaction(knex, async (trx) => {
      await enqueue(trx, 'mails', { kind: 'mail', payload: {} });
      throw new Error('no');
    });
    await expect(failure).rejects.toThrow();
    const after = await add();
    await until(() => delivered.includes(after));
    expect(delivered).toEqual([after]);
  });

  test('a failure is tried again after a pause, until it is done', async () => {
    const times: number[] = [];
    const asked: number[] = [];
    start({
      backOffMs: (attempt) => {
        asked.push(attempt);
        return 100;
      },
      deliver: async (_kind, _payload, { attempt }) => {
        times.push(Date.now());
        if (attempt < 3) throw new Error('not now');
      },
    });
    const id = await add();
    await until(async () => (await stateOf(id)) === 'sent');
    expect(asked).toEqual([1, 2]);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(95);
    expect((await row(id)).attempts).toBe(3);
  });

  test('after the last attempt the work is dead, and is left alone', async () => {
    const attempts: number[] = [];
    start({
      maxAttempts: 3,
      deliver: async (_kind, _payload, { id }) => {
        attempts.push(id);
        throw Object.assign(new Error('ada@example.org is unknown'), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
      },
    });
    const id = await add();
    await until(async () => (await stateOf(id)) === 'dead');
    const later = await add();
    await until(async () => (await stateOf(later)) === 'dead');
    expect(attempts).toEqual([id, id, id, later, later, later]);
    expect((await row(id)).last_error).toBe('EENVELOPE 550');
  });

  test('work that is undeliverable is not tried again', async () => {
    let attempts = 0;
    start({
      deliver: async () => {
        attempts += 1;
        throw new Undeliverable('nobody there');
      },
    });
    const id = await add();
    await until(async () => (await stateOf(id)) === 'dead');
    expect(attempts).toBe(1);
  });

  test('a row of a dead worker goes to another worker after the lease', async () => {
    const id = await add();
    const dying = leases(knex, 'mails', 3_600_000);
    expect(await dying.takeDue(10)).toHaveLength(1);
    const delivered: [number, number][] = [];
    start({ deliver: async (_kind, _payload, { id, attempt }) => void delivered.push([id, attempt]) });
    const other = await add();
    await until(() => delivered.length > 0);
    expect(delivered).toEqual([[other, 1]]);
    const overAt = (await row(id)).due_at;
    expect(Number(overAt)).toBeGreaterThan(Date.now());
    // Simulates that the lease of an hour has ended.
    await knex('mails').where({ id }).update({ due_at: new Date() });
    await until(async () => (await stateOf(id)) === 'sent');
    expect(delivered.at(-1)).toEqual([id, 2]);
  });

  test('a row that kills every worker is given up in the end', async () => {
    const id = await add();
    for (let time = 0; time < 2; time += 1) {
      await leases(knex, 'mails', 1).takeDue(1);
      await pause(5);
    }
    let attempts = 0;
    start({
      maxAttempts: 2,
      deliver: async () => {
        attempts += 1;
      },
    });
    await until(async () => (await stateOf(id)) === 'dead');
    expect(attempts).toBe(0);
  });

  test('a worker that has lost its lease can no longer record the outcome', async () => {
    const id = await add();
    const slow = leases(knex, 'mails', 1);
    const [late] = await slow.takeDue(1);
    await pause(5);
    const quick = leases(knex, 'mails', 60_000);
    const [current] = await quick.takeDue(1);
    if (!late || !current) throw new Error('both had it');
    await slow.giveUp(late, 'too late to say');
    expect(await stateOf(id)).toBe('waiting');
    await quick.done(current);
    expect(await stateOf(id)).toBe('sent');
  });

  test('many workers never have the same row at the same time', async () => {
    const inHand = new Set<number>();
    const delivered: number[] = [];
    let together = 0;
    const deliver: OutboxWorkerOptions['deliver'] = async (_kind, _payload, { id }) => {
      if (inHand.has(id)) together += 1;
      inHand.add(id);
      await pause(Math.random() * 10);
      inHand.delete(id);
      delivered.push(id);
    };
    const ids = [];
    for (let count = 0; count < 60; count += 1) ids.push(await add());
    const others = [connectDatabase({ url }), connectDatabase({ url })];
    for (const connection of [knex, ...others]) start({ knex: connection, deliver });
    await until(() => delivered.length >= 60);
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await Promise.all(others.map((connection) => connection.destroy()));
    expect(together).toBe(0);
    expect(delivered.sort((a, b) => a - b)).toEqual(ids);
  });

  test('deliverNow resolves when the work is done', async () => {
    const worker = start({ pollMs: 3_600_000, deliver: () => pause(20).then(() => undefined) });
    await hasLooked();
    expect(await worker.deliverNow(await add(), 3_600_000)).toBe('sent');
  });

  test('deliverNow watches the row when another worker was faster', async () => {
    const waiting = start({ pollMs: 3_600_000, deliver: async () => undefined });
    await hasLooked();
    let goOn = () => {};
    start({ deliver: () => new Promise<void>((resolve) => (goOn = resolve)) });
    const id = await add();
    await until(async () => (await row(id)).attempts === 1);
    const watched = waiting.deliverNow(id, 3_600_000);
    await hasLooked();
    goOn();
    expect(await watched).toBe('sent');
  });

  test('deliverNow returns in time, and the work goes on', async () => {
    let goOn = () => {};
    let begun = false;
    const deliver = () => {
      begun = true;
      return new Promise<void>((resolve) => (goOn = resolve));
    };
    const worker = start({ pollMs: 3_600_000, deliver });
    await hasLooked();
    const id = await add();
    expect(await worker.deliverNow(id, 100)).toBe('pending');
    expect(await stateOf(id)).toBe('waiting');
    await until(() => begun);
    goOn();
    await until(async () => (await stateOf(id)) === 'sent');
  });

  test('deliverNow reports a failure as pending', async () => {
    const worker = start({ pollMs: 3_600_000, deliver: () => Promise.reject(new Error('no server')) });
    await hasLooked();
    expect(await worker.deliverNow(await add(), 3_600_000)).toBe('pending');
  });

  test('an attempt that hangs has failed', async () => {
    let attempts = 0;
    start({
      deliverTimeoutMs: 50,
      deliver: () => {
        attempts += 1;
        return attempts === 1 ? new Promise<void>(() => undefined) : Promise.resolve();
      },
    });
    const id = await add();
    await until(async () => (await stateOf(id)) === 'sent');
    expect((await row(id)).attempts).toBe(2);
  });

  test('stopping waits for running work', async () => {
    let ended = false;
    const worker = start({
      deliver: async () => {
        await pause(200);
        ended = true;
      },
    });
    const id = await add();
    await until(async () => (await row(id)).attempts === 1);
    await worker.stop();
    expect(ended).toBe(true);
    expect(await stateOf(id)).toBe('sent');
  });

  test('nothing personal gets into the log', async () => {
    const lines: string[] = [];
    const logger = createLogger({ name: 'test', destination: { write: (line) => lines.push(line) } });
    start({ logger, maxAttempts: 1, deliver: () => Promise.reject(new Error('ada@example.org is unknown')) });
    const id = await add({ to: 'ada@example.org' });
    await until(async () => (await stateOf(id)) === 'dead');
    await until(() => lines.some((line) => line.includes('given up')));
    expect(lines.join('')).not.toContain('ada@');
  });

  test(`${engine} keeps the order of what became due`, async () => {
    const first = await add();
    await pause(5);
    const second = await add();
    const held = leases(knex, 'mails', 3_600_000);
    expect((await held.takeDue(1)).map(({ id }) => id)).toEqual([first]);
    expect((await held.takeDue(1)).map(({ id }) => id)).toEqual([second]);
  });
});
