import type { WebhookEvent } from '@portal/contract-svc-applications-v1';
import { until } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { approveWithOffer, dayIn } from './factories/offers';
import { type Receiver, startReceiver } from './factories/receiver';
import { ask, linkTo, send, setLetters, someone } from './factories/referees';
import { reopening } from './factories/reopening';
import { buildSubmitted, expectTaken } from './factories/sections';

const statement = 'I have taught Amina for two years. She is careful and kind.';

onEachDatabase((portal) => {
  const { reopen, edit, send: sendAnswer } = reopening(portal);
  let receiver: Receiver;
  beforeEach(async () => {
    await portal().knex('webhooks').delete();
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const notify = async (...events: WebhookEvent[]): Promise<number> => {
    const token = await staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
    const { status, body } = await portal().call('createWebhook', {
      token,
      body: { url: receiver.url, events },
    });
    expect(status).toBe(201);
    return body.webhook.id;
  };
  const shown = async (count: number) => {
    await until(async () => receiver.received.length >= count);
    return receiver.received.map(({ body }) => body);
  };
  const queued = (webhook_id: number) => portal().knex('webhook_deliveries').where({ webhook_id });

  describe('a section that is opened again', () => {
    it('is sent once, with the application as it is and without the reason', async () => {
      const id = await notify('reopened');
      const amina = await buildSubmitted(portal());
      expect((await reopen(amina, { reason: 'Zebra words of the reason.' })).status).toBe(201);
      expect(await shown(1)).toEqual([
        {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          kind: 'application.reopened',
          at: expect.stringMatching(/Z$/),
          application: {
            id: amina.applicationId,
            reference: expect.stringMatching(/^INT-\d{3,}$/),
            programme: 'intern',
            status: 'submitted',
          },
        },
      ]);
      expect(receiver.received[0]?.text).not.toContain('Zebra');
      await edit(amina, { personal_statement: 'I want to learn how care at home is taught.' });
      await sendAnswer(amina);
      expect(await queued(id)).toHaveLength(1);
    });

    it('is not sent where it was refused, nor to subscribers of something else', async () => {
      const other = await notify('decided');
      const id = await notify('reopened');
      const amina = await buildSubmitted(portal());
      expect((await reopen(amina, { sections: ['nothing'] })).status).toBe(422);
      expect(await queued(id)).toEqual([]);
      expect((await reopen(amina)).status).toBe(201);
      await shown(1);
      expect(await queued(other)).toEqual([]);
    });
  });

  it('that a person came, or did not, is sent as staff note it', async () => {
    const amina = await buildSubmitted(portal());
    const { id: offer } = await approveWithOffer(portal(), amina);
    await portal()
      .knex('offers')
      .where({ id: offer })
      .update({ state: 'accepted', from_day: dayIn(-1) });
    await notify('offer');
    const token = await staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
    for (const came of [true, true, false])
      await portal().call('noteCame', { token, params: { id: offer }, body: { came } });
    const sent = await shown(2);
    // Messages are sent concurrently, so either may arrive first.
    const kinds = sent.map(({ kind, ...body }) => [kind, (body as { offer?: number }).offer]);
    expect(new Map(kinds as [string, number][])).toEqual(
      new Map([
        ['offer.came', offer],
        ['offer.missed', offer],
      ]),
    );
  });

  describe('a letter of a referee', () => {
    /** A person with a proven mailbox who asks a referee and, by default, submits the application meanwhile. */
    async function asking({ submits = true } = {}): Promise<{ amina: Applicant; link: string }> {
      await setLetters(portal(), 'either');
      const amina = await buildApplicant(portal());
      portal().auth.proven.add(amina.personId);
      const email = someone();
      expectTaken('requestLetter', await ask(amina, { email }));
      const link = await linkTo(portal(), email);
      const submitted = { status: 'submitted', submitted_at: new Date() };
      const { knex } = portal();
      if (submits) await knex('applications').where({ id: amina.applicationId }).update(submitted);
      return { amina, link };
    }
    afterEach(() => setLetters(portal(), 'upload'));

    it('is sent when it arrived, by its number and without a word of it', async () => {
      const id = await notify('letter');
      const { amina, link } = await asking();
      expect((await send(portal(), link, { act: 'send', statement: '' })).status).toBe(422);
      expect(await queued(id)).toEqual([]);
      expect((await send(portal(), link, { act: 'send', statement })).status).toBe(303);
      const { id: letter_request_id } = await portal()
        .knex('letter_requests')
        .where({ application_id: amina.applicationId })
        .first('id');
      expect(await shown(1)).toMatchObject([
        { kind: 'letter.arrived', letter_request_id, application: { id: amina.applicationId } },
      ]);
      expect(receiver.received[0]?.text).not.toMatch(/careful|Amina|example\.org/);
      // A letter that was sent is not reported again.
      await send(portal(), link, { act: 'send', statement });
      expect(await queued(id)).toHaveLength(1);
    });

    it('for a draft is the business of nobody yet', async () => {
      const id = await notify('letter');
      const { link } = await asking({ submits: false });
      expect((await send(portal(), link, { act: 'send', statement })).status).toBe(303);
      expect(await queued(id)).toEqual([]);
    });

    it('that is declined is no letter', async () => {
      const id = await notify('letter');
      const { link } = await asking();
      expect((await send(portal(), link, { act: 'decline' })).status).toBe(303);
      expect(await queued(id)).toEqual([]);
    });
  });
});
