import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { databases } from '@portal/test-kit';
import type { Knex } from 'knex';
import { createLogger } from '../../base/logging';
import { connectDatabase, eventTable, inTransaction } from '../../storage/database';
import { createTestIssuer } from '../../testing';
import { createApp } from '../http';
import { eventCalls, eventLines, eventStore, recordAfterwards, rememberOrigin } from './index';

const now = new Date('2026-11-22T10:00:00Z');
const amina = { personId: 7, role: 'intern' };

describe.each(databases())('security events on $engine', ({ createDatabase, engine }) => {
  let knex: Knex;
  beforeEach(async () => {
    knex = connectDatabase({ url: await createDatabase() });
    await eventTable(knex, 'things_events');
  });
  afterEach(() => knex.destroy());

  const store = (on: Knex = knex) => eventStore(on, 'things_events');
  const kinds = async (filter = {}) =>
    (await store().page(filter, { offset: 0, limit: 50 })).map(({ kind }) => kind);

  test('are read newest first, and by who, what and when', async () => {
    await store().add({ kind: 'sign_in', actor: amina, subject: { kind: 'person', id: 7 } }, now);
    await store().add(
      { kind: 'opened', actor: { personId: 2, role: 'admin' } },
      new Date(now.getTime() + 1000),
    );
    expect(await kinds()).toEqual(['opened', 'sign_in']);
    expect(await kinds({ actorId: 7 })).toEqual(['sign_in']);
    expect(await kinds({ subject: { kind: 'person', id: 7 } })).toEqual(['sign_in']);
    expect(await kinds({ kind: 'opened' })).toEqual(['opened']);
    expect(await kinds({ to: new Date(now.getTime() + 1) })).toEqual(['sign_in']);
    expect(await store().count({ from: new Date(now.getTime() + 1) })).toBe(1);
  });

  test('an event with the key of an earlier one is left out', async () => {
    await store().add({ kind: 'locked', onceKey: 'locked:7' }, now);
    await store().add({ kind: 'locked', onceKey: 'locked:7' }, now);
    expect(await kinds()).toEqual(['locked']);
  });

  if (engine === 'SQLite')
    test('are never changed and never deleted', async () => {
      await store().add({ kind: 'sign_in' }, now);
      await expect(knex('things_events').update({ kind: 'other' })).rejects.toThrow('events are only added');
      await expect(knex('things_events').delete()).rejects.toThrow('events are only added');
      expect(await kinds()).toEqual(['sign_in']);
    });

  test('events of a transaction exist, and are reported, only after the commit', async () => {
    const messages: string[] = [];
    const run = (fails: boolean) =>
      recordAfterwards(
        ({ kind }) => void messages.push(kind),
        (heard) =>
          inTransaction(knex, async (trx) => {
            await eventStore(trx, 'things_events', heard.begin()).add({ kind: 'reset' }, now);
            expect(messages).toEqual([]);
            if (fails) throw new Error('no');
          }),
      );
    await expect(run(true)).rejects.toThrow('no');
    expect([messages, await kinds()]).toEqual([[], []]);
    await run(false);
    expect([messages, await kinds()]).toEqual([['reset'], ['reset']]);
  });

  test('a collector gets them as JSON lines, whatever the level of the log', async () => {
    const lines: string[] = [];
    const logger = createLogger({
      name: 'svc-things',
      level: 'error',
      destination: { write: (line) => void lines.push(line) },
    });
    await eventStore(knex, 'things_events', eventLines(logger)).add({ kind: 'sign_in', actor: amina }, now);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        service: 'svc-things',
        stream: 'security',
        event: expect.objectContaining({
          kind: 'sign_in',
          at: now.toISOString(),
          actor: { id: 7, role: 'intern' },
        }),
      }),
    ]);
  });

  test('administrators read and export them; a network shows as a hash that is equal for equal networks', async () => {
    const issuer = await createTestIssuer();
    const events = store();
    const calls = eventCalls({
      ids: ['T1', 'T2'],
      path: '/api/events',
      tags: [],
      may: 'readActivity',
      scopes: ['account'],
      service: { stores: { events }, clock: () => now },
    });
    const app = createApp({
      name: 'svc-things',
      version: '1.0.0',
      calls,
      authenticator: issuer.authenticator,
      before: [
        rememberOrigin('a secret'),
        async (_ctx, next) => {
          await events.add({ kind: 'asked', details: { list: ['a', 'b'] } }, now);
          return next();
        },
      ],
    });
    const server = createServer(app.callback());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const get = async (path: string, role: string, from: string) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
        headers: {
          ...(await issuer.bearer({ personId: 1, role, scope: 'account' })),
          'X-Forwarded-For': from,
        },
      });
    expect((await get('/api/events', 'reviewer', '10.1.2.3')).status).toBe(403);
    await get('/api/events', 'admin', '2001:db8:1:2:3::4');
    const answer = (await (await get('/api/events?kind=asked', 'admin', '10.1.2.3')).json()) as {
      entries: { network: string }[];
      pagination: { total: number };
    };
    const networks = answer.entries.map(({ network }) => network);
    expect(networks[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(networks[2]).toBe(networks[0]);
    expect(networks[1]).not.toBe(networks[0]);
    expect(answer.pagination.total).toBe(3);
    const csv = await (await get('/api/events.csv', 'admin', '10.1.2.3')).text();
    const [head, first] = csv.split('\r\n');
    expect(head).toBe('id,at,kind,actor_id,actor_role,subject,subject_id,network,details');
    expect(first).toMatch(/^\d+,2026-11-22T10:00:00.000Z,events_exported,1,admin,,,/);
    expect(csv).toContain('"{""list"":[""a"",""b""]}"');
    await new Promise((resolve) => server.close(resolve));
  });
});
