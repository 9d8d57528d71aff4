import { randomBytes } from 'node:crypto';
import { silentLogger } from '@portal/service-kit/logging';
import { webhookDelivery } from '../src/integrations/webhooks/deliver';
import { testMessage } from '../src/integrations/webhooks/notify';
import { sealStored } from '../src/integrations/webhooks/seal-stored';
import { secretKeeper } from '../src/integrations/webhooks/secrets';
import { deliverWebhook } from '../src/integrations/webhooks/store';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { isSigned, type Receiver, startReceiver } from './factories/receiver';

const dayMs = 86_400_000;

onEachDatabase((portal) => {
  let receiver: Receiver;
  beforeEach(async () => {
    await portal().knex('webhooks').delete();
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const made = async () => {
    const body = { url: receiver.url, events: ['decided'] };
    const { body: answer } = await portal().call('createWebhook', { token: await grace(), body });
    return { id: answer.webhook.id, secret: answer.secret };
  };
  /** A message that no worker knows about. */
  const message = async (webhook_id: number) => {
    const { eventId: event_id, kind, body } = testMessage(webhook_id, new Date());
    const row = { webhook_id, event_id, kind, body, state: 'waiting', happened_at: new Date() };
    const [id] = await portal().knex('webhook_deliveries').insert(row);
    return Number(id);
  };

  it('has two secrets for a day after a renewal, and each is shown once', async () => {
    const { id, secret } = await made();
    const token = await grace();
    const renewed = (await portal().call('renewWebhookSecret', { token, params: { id } })).body.secret;
    expect(renewed).not.toBe(secret);
    await portal().call('testWebhook', { token, params: { id } });
    await portal()
      .knex('webhooks')
      .where({ id })
      .update({ secret_before_ends_at: new Date(Date.now() - 1000) });
    await portal().call('testWebhook', { token, params: { id } });
    const [during, after] = receiver.received;
    expect([secret, renewed].map((one) => during && isSigned(during, one))).toEqual([true, true]);
    expect([secret, renewed].map((one) => after && isSigned(after, one))).toEqual([false, true]);
    const listed = JSON.stringify((await portal().call('listWebhooks', { token })).body);
    for (const one of [secret, renewed]) expect(listed).not.toContain(one);
  });

  it('shows until when the secret before counts, which is ended by hand, too, once', async () => {
    const { id, secret } = await made();
    const token = await grace();
    const listed = async () =>
      (await portal().call('listWebhooks', { token })).body.webhooks.find((one) => one.id === id);
    expect((await listed())?.former_secret_until).toBeNull();
    const renewed = (await portal().call('renewWebhookSecret', { token, params: { id } })).body.secret;
    const until = new Date(String((await listed())?.former_secret_until)).getTime();
    expect(Math.abs(until - Date.now() - dayMs)).toBeLessThan(60_000);
    const reviewer = await staffToken(portal(), 'reviewer');
    const end = (by: string) => portal().call('endFormerWebhookSecret', { token: by, params: { id } });
    expect((await end(reviewer)).status).toBe(403);
    for (const _ of ['once', 'again']) {
      const { status, body } = await end(token);
      expect([status, body.webhook.former_secret_until]).toEqual([200, null]);
    }
    await portal().call('testWebhook', { token, params: { id } });
    const [message] = receiver.received;
    expect([secret, renewed].map((one) => message && isSigned(message, one))).toEqual([false, true]);
    const events = portal().knex('applications_events').where({ subject_id: id });
    expect(await events.where({ kind: 'webhook_former_secret_ended' })).toHaveLength(1);
    expect(await portal().knex('webhooks').where({ id }).first()).toMatchObject({ secret_before: null });
  });

  it('is sent by the replica that has its key where two have different ones, after the other has failed', async () => {
    const { id, secret } = await made();
    const { service } = portal();
    const delivery_id = await message(id);
    const replica = (key: typeof service.webhookSecrets) =>
      webhookDelivery({ ...service, webhookSecrets: key, logger: silentLogger })(
        deliverWebhook,
        { delivery_id },
        { attempt: 1 } as never,
      );
    const other = secretKeeper(randomBytes(32));
    await expect(replica(other)).rejects.toThrow();
    expect(receiver.received).toEqual([]);
    expect((await service.stores.webhooks.delivery(delivery_id))?.state).toBe('waiting');
    await replica(service.webhookSecrets);
    const [sent] = receiver.received;
    expect(sent && isSigned(sent, secret)).toBe(true);
    // Nothing is encrypted again with the key of another replica, and nothing is lost.
    expect(await sealStored({ ...service, webhookSecrets: other })).toBe(0);
    await replica(service.webhookSecrets);
    expect(receiver.received).toHaveLength(2);
  });

  it('stands in the table without its secret, and one of a release before is encrypted and goes on signing', async () => {
    const { id, secret } = await made();
    const { knex, service } = portal();
    const stored = async () =>
      (await knex('webhooks').where({ id }).first('secret', 'secret_before')) as object;
    expect(JSON.stringify(await stored())).not.toContain(secret);
    // Secrets as a previous release stored them.
    await knex('webhooks').where({ id }).update({ secret, secret_before: 'portal_webhook_before' });
    expect(await sealStored(service)).toBe(1);
    expect(await sealStored(service)).toBe(0);
    expect(JSON.stringify(await stored())).not.toContain('portal_webhook_');
    await portal().call('testWebhook', { token: await grace(), params: { id } });
    const [message] = receiver.received;
    expect(message && isSigned(message, secret)).toBe(true);
  });

  it('signs by a secret that was renewed since the key is another, as the runbook has it', async () => {
    const { id } = await made();
    const token = await grace();
    const sealed = secretKeeper(randomBytes(32)).close(id, 'portal_webhook_before');
    await portal().knex('webhooks').where({ id }).update({ secret: sealed });
    await portal().call('testWebhook', { token, params: { id } });
    expect(receiver.received).toEqual([]);
    const { secret } = (await portal().call('renewWebhookSecret', { token, params: { id } })).body;
    await portal().call('testWebhook', { token, params: { id } });
    const [message] = receiver.received;
    expect(message && isSigned(message, secret)).toBe(true);
  });

  it('renewed while it is being encrypted keeps the new secret', async () => {
    const { id, secret } = await made();
    const { service } = portal();
    await portal().knex('webhooks').where({ id }).update({ secret });
    const before = { secret: 'another', secretBefore: null };
    const after = { secret: 'v1.lost', secretBefore: null };
    expect(await service.stores.webhooks.replaceSecrets(id, before, after)).toBe(false);
    expect(await sealStored({ ...service, webhookSecrets: secretKeeper(undefined) })).toBe(0);
  });
});
