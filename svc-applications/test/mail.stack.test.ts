import { type ApplicationsUnderTest, onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { fillInAll, fillInAndSubmit, submission } from './factories/sections';

onEachDatabase((portal) => {
  const admin = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const outbox = () => portal().knex('applications_outbox');
  const list = async () => (await portal().call('listApplicationMails', { token: await admin() })).body;
  const again = async (id: number) =>
    portal().call('retryApplicationMail', { token: await admin(), params: { id } });

  /** Marks the newest mail of the outbox as given up; returns its id. */
  async function givenUp(): Promise<number> {
    const { id } = await outbox().orderBy('id', 'desc').first('id');
    await outbox().where({ id }).update({
      state: 'dead',
      attempts: 24,
      last_error: 'EENVELOPE 550',
      due_at: new Date(),
      sent_at: null,
    });
    return Number(id);
  }
  afterEach(() => outbox().where({ state: 'dead' }).delete());

  describe('mails that were given up', () => {
    it('are listed with their application, and without an address', async () => {
      const amina = await fillInAndSubmit(portal());
      const id = await givenUp();
      const body = await list();
      expect(body.dead).toEqual([
        {
          id,
          kind: 'confirm-submission',
          application_id: amina.applicationId,
          attempts: 24,
          last_error_code: 'EENVELOPE 550',
          created_at: expect.any(String),
          failed_at: expect.any(String),
        },
      ]);
      expect(JSON.stringify(body)).not.toContain('@');
    });

    it('of a decision lead to its application too', async () => {
      const amina = await fillInAndSubmit(portal());
      await decideOn(portal(), amina);
      await givenUp();
      expect((await list()).dead[0]).toMatchObject({
        kind: 'mail-decision',
        application_id: amina.applicationId,
      });
    });

    it('go out again when an administrator asks for it, which is recorded', async () => {
      const amina = await fillInAndSubmit(portal());
      const id = await givenUp();
      const before = portal().mails.length;
      const { status, body } = await again(id);
      expect([status, body]).toEqual([200, { id, state: 'sent' }]);
      expect(
        portal()
          .mails.slice(before)
          .map(({ to }) => to),
      ).toEqual([amina.personal.email]);
      expect((await list()).dead).toEqual([]);
      const token = await admin();
      const log = await portal().call('getTimeline', { token, params: { id: amina.applicationId } });
      expect(log.body.entries.at(-1)).toMatchObject({
        action: 'mail_sent_again',
        actor: { id: 9_001, name: 'Grace Mutoni' },
        details: { kind: 'confirm-submission' },
      });
    });

    it('are not sent twice: a mail that waits or was sent is refused', async () => {
      await fillInAndSubmit(portal());
      const id = await givenUp();
      const answers = await Promise.all([again(id), again(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await again(id)).status).toBe(409);
      expect((await again(987_654)).status).toBe(404);
    });

    it('that fail again wait for their next attempt', async () => {
      const amina = await fillInAll(portal());
      await amina.call('submitInternship', submission(amina));
      const id = await givenUp();
      await failing(portal(), async () => {
        expect((await again(id)).body.state).toBe('pending');
        const body = await list();
        expect(body.dead).toEqual([]);
        expect(body.waiting).toEqual({ count: 1, oldest_at: expect.any(String) });
      });
    });
  });

  it('the metrics count them until they are sent again', async () => {
    const counted = async () => {
      const text = await (await fetch(`${portal().url}/metrics`)).text();
      return Number(/^outbox_given_up\{outbox="applications_outbox"\} (\d+)$/m.exec(text)?.[1]);
    };
    await fillInAndSubmit(portal());
    const id = await givenUp();
    expect(await counted()).toBe(1);
    await again(id);
    expect(await counted()).toBe(0);
  });

  it('are shown to administrators alone, and sent by them alone', async () => {
    const amina = await buildApplicant(portal());
    for (const token of [await staffToken(portal(), 'reviewer'), await amina.accountToken(), amina.token]) {
      expect((await portal().call('listApplicationMails', { token })).status).toBe(403);
      expect((await portal().call('retryApplicationMail', { token, params: { id: 1 } })).status).toBe(403);
    }
    expect((await portal().call('listApplicationMails')).status).toBe(401);
  });
});

async function failing(portal: ApplicationsUnderTest, story: () => Promise<void>) {
  portal.mailFails(true);
  try {
    await story();
  } finally {
    portal.mailFails(false);
  }
}
