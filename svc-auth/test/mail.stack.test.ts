import { onEachDatabase } from './each-database';
import { buildPerson, tokenOf } from './people';

interface Mail {
  dead: { id: number; kind: string; application_id: null; last_error_code: string }[];
  waiting: { count: number; oldest_at: string | null };
}

onEachDatabase((auth) => {
  const outbox = () => auth().knex('auth_outbox');
  const admin = async () =>
    tokenOf(auth(), await buildPerson(auth(), { role: 'admin', name: 'Chidi Okafor' }));
  const list = async (token: string) =>
    (await auth().call('GET', '/api/staff/mail', { token })).body as unknown as Mail;

  /** Lets the outbox give up the mail of a forgotten password; returns the work's id. */
  async function givenUp(email: string): Promise<number> {
    await auth().call('POST', '/api/password/forgot', { body: { email } });
    const { id } = await outbox().orderBy('id', 'desc').first('id');
    const end = { state: 'dead', attempts: 12, last_error: 'ETIMEDOUT', due_at: new Date() };
    await outbox().where({ id }).update(end);
    return Number(id);
  }

  it('mails that were given up are listed without an address, and can be sent again, once', async () => {
    const amina = await buildPerson(auth());
    const token = await admin();
    const id = await givenUp(amina.email);
    const before = await list(token);
    expect(before.dead).toEqual([
      expect.objectContaining({
        id,
        kind: 'password-reset',
        last_error_code: 'ETIMEDOUT',
        application_id: null,
      }),
    ]);
    expect(JSON.stringify(before)).not.toContain('@');
    const path = `/api/staff/mail/${id}/retry`;
    const answer = await auth().call('POST', path, { token });
    expect([answer.status, answer.body]).toEqual([200, { id, state: 'pending' }]);
    expect((await auth().call('POST', path, { token })).status).toBe(409);
    const after = await list(token);
    expect(after.dead).toEqual([]);
    expect(after.waiting.count).toBe(before.waiting.count + 1);
    expect(await outbox().where({ id }).first()).toMatchObject({ state: 'waiting', attempts: 0 });
    const log = await auth().call('GET', '/api/staff/activity', { token });
    expect((log.body as { entries: object[] }).entries[0]).toMatchObject({
      action: 'mail_sent_again',
      actor: { name: 'Chidi Okafor' },
      details: { kind: 'password-reset' },
    });
  });

  it('the metrics count them until they are sent again', async () => {
    const counted = async () => {
      const text = await (await fetch(`${auth().url}/metrics`)).text();
      return Number(/^outbox_given_up\{outbox="auth_outbox"\} (\d+)$/m.exec(text)?.[1]);
    };
    const before = await counted();
    const id = await givenUp((await buildPerson(auth())).email);
    expect(await counted()).toBe(before + 1);
    await auth().call('POST', `/api/staff/mail/${id}/retry`, { token: await admin() });
    expect(await counted()).toBe(before);
  });

  it('nobody but an administrator sees or sends them', async () => {
    const reviewer = await tokenOf(auth(), await buildPerson(auth(), { role: 'reviewer' }));
    const applicant = await tokenOf(auth(), await buildPerson(auth()));
    for (const token of [reviewer, applicant]) {
      expect((await auth().call('GET', '/api/staff/mail', { token })).status).toBe(403);
      expect((await auth().call('POST', '/api/staff/mail/1/retry', { token })).status).toBe(403);
    }
    const token = await admin();
    expect((await auth().call('POST', '/api/staff/mail/987654/retry', { token })).status).toBe(404);
  });
});
