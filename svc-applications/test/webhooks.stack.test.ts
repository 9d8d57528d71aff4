import type { WebhookEvent } from '@portal/contract-svc-applications-v1';
import { silentLogger } from '@portal/service-kit/logging';
import { until } from '@portal/test-kit';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decideOn, decision } from './factories/decisions';
import { isSigned, type Receiver, startReceiver } from './factories/receiver';
import { buildComplete, submission } from './factories/sections';

const dayMs = 86_400_000;
const all: WebhookEvent[] = ['submitted', 'decided', 'reopened', 'withdrawn', 'letter'];

onEachDatabase((portal) => {
  let receiver: Receiver;
  beforeEach(async () => {
    await portal().knex('webhooks').delete();
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  /** Submits by the call itself, since the usual factory copies rows of an earlier applicant. */
  async function buildSent(): Promise<Applicant> {
    const amina = await buildComplete(portal());
    const { status } = await amina.call('submitInternship', submission(amina));
    if (status !== 200) throw new Error(`the submission answered ${status}`);
    return amina;
  }
  const make = async (body: object = {}) =>
    portal().call('createWebhook', {
      token: await grace(),
      body: { url: receiver.url, events: all, ...body },
    });
  const made = async (body: object = {}) => {
    const { body: answer } = await make(body);
    return { id: answer.webhook.id, secret: answer.secret };
  };
  const deliveries = async (id: number) =>
    (await portal().call('listWebhookDeliveries', { token: await grace(), params: { id } })).body.deliveries;
  const kinds = () => receiver.received.map(({ body }) => body.kind);
  const withdraw = async (person: Applicant) =>
    portal().call('withdrawApplication', {
      token: await person.accountToken(),
      params: { id: person.applicationId },
      body: {},
    });

  describe('a webhook', () => {
    it('receives the events of applications, and no personal data', async () => {
      const { id, secret } = await made();
      const amina = await buildSent();
      await until(async () => kinds().length === 1);
      await decideOn(portal(), amina, { status: 'in-review' });
      await withdraw(amina);
      await portal().call('undoWithdrawal', {
        token: await amina.accountToken(),
        params: { id: amina.applicationId },
      });
      await until(async () => kinds().length === 4);
      expect(kinds().sort()).toEqual([
        'application.decided',
        'application.submitted',
        'application.withdrawal_undone',
        'application.withdrawn',
      ]);
      const decided = receiver.received.find(({ body }) => body.kind === 'application.decided');
      expect(decided?.body).toEqual({
        id: decided?.headers['portal-event-id'],
        kind: 'application.decided',
        at: expect.any(String),
        application: {
          id: amina.applicationId,
          reference: expect.stringMatching(/^INT-\d{3,}$/),
          programme: 'intern',
          status: 'in-review',
        },
      });
      for (const message of receiver.received) {
        expect(isSigned(message, secret)).toBe(true);
        expect(message.text).not.toMatch(/Amina|example\.org/);
      }
      await until(async () => (await deliveries(id)).every(({ state }) => state === 'taken'));
      expect((await deliveries(id))[0]).toMatchObject({ answer_status: 204, attempts: 1 });
    });

    it('receives only what it was made for, and nothing while it is off', async () => {
      const { id } = await made({ events: ['withdrawn'] });
      const amina = await buildSent();
      await withdraw(amina);
      await until(async () => kinds().length > 0);
      expect(kinds()).toEqual(['application.withdrawn']);
      await portal().call('updateWebhook', { token: await grace(), params: { id }, body: { active: false } });
      await withdraw(await buildSent());
      expect(await deliveries(id)).toHaveLength(1);
    });

    it('learns of a decision when it goes out; one that is undone never', async () => {
      const { id } = await made({ events: ['decided'] });
      const [amina, joy] = [await buildSent(), await buildSent()];
      const held = async (person: Applicant) =>
        (
          await portal().call('decideApplication', {
            token: await grace(),
            body: decision(person, { hold_minutes: 10 }),
          })
        ).body.held.id;
      const [goesOut, undone] = [await held(amina), await held(joy)];
      await portal().call('undoDecision', { token: await grace(), params: { id: undone } });
      expect(await deliveries(id)).toEqual([]);
      await portal()
        .knex('held_decisions')
        .where({ id: goesOut })
        .update({ goes_out_at: new Date(Date.now() - 1000) });
      await Promise.all([1, 2].map(() => releaseDue(portal().service, silentLogger)));
      await until(async () => kinds().length > 0);
      expect((await deliveries(id)).map(({ application_id }) => application_id)).toEqual([
        amina.applicationId,
      ]);
    });

    it('gets no message of a submission that was refused', async () => {
      const { id } = await made();
      const amina = await buildComplete(portal());
      const { status } = await amina.call('submitInternship', {
        body: { application_id: amina.applicationId },
      });
      expect(status).toBe(422);
      expect(await deliveries(id)).toEqual([]);
    });

    it('that refuses is asked again until it takes the message, with the same id', async () => {
      receiver.answers(503, `Not now. ${'x'.repeat(5_000)}`);
      const { id } = await made({ events: ['submitted'] });
      await buildSent();
      await until(async () => kinds().length > 2);
      const [failing] = await deliveries(id);
      expect(failing).toMatchObject({ state: 'waiting', answer_status: 503 });
      expect(failing?.answer_text).toMatch(/^Not now\. x{400,}$/);
      expect(failing?.answer_text).toHaveLength(500);
      receiver.answers(200, 'Thank you');
      await until(async () => (await deliveries(id))[0]?.state === 'taken');
      expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(1);
      expect((await deliveries(id))[0]).toMatchObject({ answer_status: 200, answer_text: 'Thank you' });
    });

    it('that redirects is not followed', async () => {
      const other = await startReceiver();
      receiver.answers(302, '', { location: other.url });
      const { id } = await made({ events: ['submitted'] });
      const { body } = await portal().call('testWebhook', { token: await grace(), params: { id } });
      expect(body.delivery).toMatchObject({ state: 'waiting', answer_status: 302 });
      expect(other.received).toEqual([]);
      await other.stop();
    });

    it('that takes nothing for three days is turned off, and staff read so', async () => {
      receiver.answers(500);
      const { id } = await made({ events: ['submitted'] });
      await portal()
        .knex('webhooks')
        .where({ id })
        .update({ failing_since_at: new Date(Date.now() - 3 * dayMs - 1000) });
      const amina = await buildSent();
      const token = await grace();
      const read = async () => (await portal().call('listWebhooks', { token })).body.webhooks[0];
      await until(async () => (await read())?.active === false);
      expect(await read()).toMatchObject({ turned_off_at: expect.any(String) });
      await until(async () => (await deliveries(id))[0]?.state === 'failed');
      const news = (await portal().call('listNotifications', { token })).body.notifications;
      expect(news.filter(({ title }) => title === 'A webhook was turned off')).toMatchObject([
        {
          application_id: amina.applicationId,
          message: expect.stringMatching(/^127\.0\.0\.1:\d+ has taken no message/),
        },
      ]);
      receiver.answers(204);
      const on = await portal().call('updateWebhook', { token, params: { id }, body: { active: true } });
      expect(on.body.webhook).toMatchObject({ active: true, turned_off_at: null, failing_since: null });
      const [failed] = await deliveries(id);
      const again = await portal().call('resendWebhookDelivery', {
        token,
        params: { id, delivery: failed?.id ?? 0 },
      });
      expect(again.body.delivery).toMatchObject({ state: 'taken', event_id: failed?.event_id });
    });

    it('is sent again what a process left that died at its last attempt', async () => {
      const { id } = await made({ events: ['submitted'] });
      await buildSent();
      await until(async () => (await deliveries(id))[0]?.state === 'taken');
      const [sent] = await deliveries(id);
      const params = { id, delivery: sent?.id ?? 0 };
      const left = (days: number) =>
        portal()
          .knex('webhook_deliveries')
          .where({ id: params.delivery })
          .update({ state: 'waiting', happened_at: new Date(Date.now() - days * dayMs) });
      await left(1);
      expect((await portal().call('resendWebhookDelivery', { token: await grace(), params })).status).toBe(
        409,
      );
      await left(3);
      const again = await portal().call('resendWebhookDelivery', { token: await grace(), params });
      expect(again.body.delivery).toMatchObject({ state: 'taken', event_id: sent?.event_id });
    });

    it('is tried by a message of its own', async () => {
      const { id, secret } = await made({ events: ['letter'] });
      const { body } = await portal().call('testWebhook', { token: await grace(), params: { id } });
      expect(body.delivery).toMatchObject({
        kind: 'test',
        state: 'taken',
        answer_status: 204,
        application_id: null,
      });
      const [message] = receiver.received;
      expect(message?.headers['portal-event']).toBe('test');
      expect(message && isSigned(message, secret)).toBe(true);
    });

    it('is removed with what was sent there, and a message that waits is given up', async () => {
      receiver.answers(500);
      const { id } = await made({ events: ['submitted'] });
      await buildSent();
      await until(async () => kinds().length > 0);
      const token = await grace();
      expect((await portal().call('deleteWebhook', { token, params: { id } })).status).toBe(204);
      expect((await portal().call('listWebhookDeliveries', { token, params: { id } })).status).toBe(404);
      await until(
        async () => (await portal().knex('webhooks_outbox').where({ state: 'waiting' })).length === 0,
      );
    });
  });
});
