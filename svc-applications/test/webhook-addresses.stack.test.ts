import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { type Receiver, startReceiver } from './factories/receiver';

onEachDatabase((portal) => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.stop());

  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const make = async (body: object) =>
    portal().call('createWebhook', {
      token: await grace(),
      body: { url: receiver.url, events: ['submitted'], ...body },
    });

  it('addresses into private networks and without https are refused, in a sentence', async () => {
    for (const [url, sentence] of [
      [
        'https://10.0.0.1/hook',
        'This address leads into a private network. Enter one that can be reached from the internet',
      ],
      [
        'https://169.254.169.254/latest',
        'This address leads into a private network. Enter one that can be reached from the internet',
      ],
      ['http://example.org/hook', 'Enter an address that starts with https://'],
    ]) {
      const { status, body } = await make({ url });
      expect([status, body.errors]).toEqual([422, { url: [sentence] }]);
    }
    const { body } = await make({ events: [] });
    expect(body.errors).toEqual({ events: ['Choose at least one event'] });
  });

  it('webhooks are for administrators', async () => {
    const { id } = (await make({})).body.webhook;
    const reviewer = await staffToken(portal(), 'reviewer');
    const params = { id };
    expect((await portal().call('listWebhooks', { token: reviewer })).status).toBe(403);
    expect((await portal().call('testWebhook', { token: reviewer, params })).status).toBe(403);
    expect((await portal().call('listWebhookDeliveries', { token: reviewer, params })).status).toBe(403);
  });
});
