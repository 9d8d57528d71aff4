import { engineOf } from '@portal/service-kit/database';
import { tables } from '../src/privacy/erasing/tables';
import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, tokenOf } from './people';

onEachDatabase((auth) => {
  const tableNames = async (): Promise<string[]> => {
    const { knex } = auth();
    const sqlite = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'";
    const mysql =
      "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'";
    const found = await knex.raw(engineOf(knex) === 'sqlite' ? sqlite : mysql);
    const rows: { name: string }[] = engineOf(knex) === 'sqlite' ? found : found[0];
    return rows.map(({ name }) => name);
  };
  const erase = (id: number) => auth().internal('POST', `/internal/people/${id}/erase`);
  const confirm = (id: number, password: string) =>
    auth().internal('POST', `/internal/people/${id}/confirm-password`, { body: { password } });

  it('every table is listed with how a person is erased there, or why there is none', async () => {
    expect((await tableNames()).sort()).toEqual(Object.keys(tables).sort());
  });

  it('an erased person stands in no table, and is signed out', async () => {
    const amina = await buildPerson(auth(), { name: 'Amina Erasable' });
    const grace = await buildPerson(auth());
    const token = await tokenOf(auth(), amina);
    for (const { email } of [amina, grace])
      await auth().call('POST', '/api/password/forgot', { body: { email } });
    await auth().service.stores.enqueue('resume-code', { person_id: amina.id });
    await auth().service.stores.codes.put(amina.id, 'a-hash', new Date(Date.now() + 60_000));
    for (const _ of ['once', 'again']) expect((await erase(amina.id)).status).toBe(204);
    expect((await auth().call('GET', '/api/me', { token })).status).toBe(401);
    for (const table of await tableNames()) {
      const rows: Record<string, unknown>[] = await auth().knex(table);
      for (const message of [amina.email, amina.phone, amina.name])
        expect([table, JSON.stringify(rows)]).not.toEqual([table, expect.stringContaining(String(message))]);
      if (table !== 'auth_events') expect(rows.filter(({ person_id }) => person_id === amina.id)).toEqual([]);
    }
    const mails: { payload: string }[] = await auth().knex('auth_outbox');
    expect(mails.map(({ payload }) => JSON.parse(payload))).toContainEqual({ email: grace.email });
    expect(mails.filter(({ payload }) => JSON.parse(payload).person_id === amina.id)).toEqual([]);
    const events = auth().knex('auth_events').where({ kind: 'account_erased', subject_id: amina.id });
    expect(await events).toHaveLength(1);
  });

  it('a code to another address, asked for by a request that was let in before, goes with the second erasing', async () => {
    const amina = await buildPerson(auth());
    await erase(amina.id);
    const payload = { person_id: amina.id, email: 'amina.afterwards@example.org' };
    await auth().service.stores.enqueue('email-code', payload);
    expect((await erase(amina.id)).status).toBe(204);
    expect(JSON.stringify(await auth().knex('auth_outbox'))).not.toContain('afterwards');
  });

  it('staff are not erased', async () => {
    const chidi = await buildPerson(auth(), { role: 'admin' });
    expect((await erase(chidi.id)).status).toBe(409);
    expect(await auth().service.stores.people.byId(chidi.id)).toBeDefined();
  });

  it('a password is confirmed, ten times wrong at most', async () => {
    const chidi = await buildPerson(auth(), { role: 'admin' });
    expect((await confirm(chidi.id, goodPassword)).body).toEqual({ right: true });
    for (let guess = 0; guess < 10; guess += 1)
      expect((await confirm(chidi.id, `Wrong-${guess}`)).body).toEqual({ right: false });
    expect((await confirm(chidi.id, goodPassword)).status).toBe(429);
  });
});
