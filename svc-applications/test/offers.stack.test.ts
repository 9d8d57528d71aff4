import { silentLogger } from '@portal/service-kit/logging';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { lapseOffers } from '../src/offers/offers/lapse-job';
import { remindOfOffers } from '../src/offers/offers/remind-job';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { anOffer, approveWithOffer, dayIn, offerOf } from './factories/offers';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const answerTo = async (
    person: Applicant,
    operation: 'acceptOffer' | 'declineOffer' | 'askForAnotherDate',
    body: object,
  ) =>
    portal().call(operation, {
      token: await person.accountToken(),
      params: { id: person.applicationId },
      body,
    });
  const readByStaff = async ({ applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await staffToken(portal()), params: { id } })).body
      .review;
  const actions = async ({ applicationId }: Applicant) =>
    portal().knex('audit_entries').where({ application_id: applicationId }).orderBy('id').pluck('action');
  const mailsTo = ({ personal: { email } }: Applicant) =>
    portal()
      .mails.filter(({ to }) => to === email)
      .map(({ subject }) => subject);
  const untilMailed = async (person: Applicant, subject: RegExp) => {
    for (;;) {
      if (mailsTo(person).some((one) => subject.test(one))) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const replyDue = (id: number, reply_by: string) =>
    portal().knex('offers').where({ id }).update({ reply_by });
  const lapsedNow = (id: number) => replyDue(id, `${dayIn(-2)}T09:00`);

  describe('an approval with an offer', () => {
    it('is mailed with the days and a link, and accepted on the dashboard; staff and programs learn of it', async () => {
      const amina = await buildSubmitted(portal());
      const offer = await approveWithOffer(portal(), amina);
      expect(offer).toMatchObject({
        state: 'open',
        from: dayIn(30),
        place: 'Huye, main office',
        participants: 1,
      });
      expect(offer.reply_by_at).toBe(`${dayIn(10)}T15:00:00.000Z`);
      const mail = portal()
        .mails.filter(({ to }) => to === amina.personal.email)
        .at(-1);
      expect(mail?.subject).toMatch(/Approved: we offer you a place/);
      expect(mail?.text).toMatch(/17:00 \(Kigali\)/);
      expect(mail?.text).toContain('Bring your student card.');

      const { status, body } = await answerTo(amina, 'acceptOffer', { offer_id: offer.id });
      expect([status, body.offer.state]).toEqual([200, 'accepted']);
      const again = await answerTo(amina, 'acceptOffer', { offer_id: offer.id });
      expect([again.status, again.body.offer]).toEqual([200, body.offer]);

      expect(await readByStaff(amina)).toMatchObject({
        status: 'approved',
        offer: { state: 'accepted', offered_by: 'Grace Mutoni', beyond_places: false },
      });
      const news = await portal().call('listNotifications', { token: await staffToken(portal()) });
      expect(JSON.stringify(news.body)).toContain('has accepted the offer');
      expect((await actions(amina)).filter((action) => action === 'offer_accepted')).toHaveLength(1);
      await untilMailed(amina, /Your place is confirmed/);
    });

    it('is shown before it goes out, with what speaks against it', async () => {
      const amina = await buildSubmitted(portal());
      const token = await staffToken(portal());
      const body = decision(amina, { offer: anOffer() });
      const preview = await portal().call('previewDecision', { token, body });
      expect(preview.body).toMatchObject({ clashes: [] });
      expect(preview.body.text).toContain('Huye, main office');
      expect(await portal().knex('offers').where({ application_id: amina.applicationId })).toEqual([]);
    });

    it('waits with a decision that waits, and goes out with it', async () => {
      const amina = await buildSubmitted(portal());
      const token = await staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
      const body = decision(amina, { offer: anOffer(), hold_minutes: 5 });
      const held = await portal().call('decideApplication', { token, body });
      expect([held.status, held.body.held]).toEqual([
        202,
        expect.objectContaining({ offer: expect.objectContaining({ from: dayIn(30) }) }),
      ]);
      expect((await readByStaff(amina)).offer).toBeUndefined();
      await portal()
        .knex('held_decisions')
        .where({ id: held.body.held.id })
        .update({ goes_out_at: new Date(0) });
      await releaseDue(portal().service, silentLogger);
      expect(await offerOf(portal(), amina)).toMatchObject({ state: 'open', from: dayIn(30) });
    });

    it.each([
      ['a day that is over', { from: dayIn(-3) }, 'offer.from'],
      ['a last day before the first', { until: dayIn(20) }, 'offer.until'],
      ['a day that does not exist', { from: '2027-02-30', until: '2027-03-30' }, 'offer.from'],
      ['a reply that is due already', { reply_by: `${dayIn(-1)}T10:00` }, 'offer.reply_by'],
      ['a reply that is due after the first day', { reply_by: `${dayIn(40)}T10:00` }, 'offer.reply_by'],
      ['a time without a day', { reply_by: '17:00' }, 'offer.reply_by'],
      ['nobody', { participants: 0 }, 'offer.participants'],
    ])('is refused with %s, and nothing is stored', async (_what, changes, field) => {
      const amina = await buildSubmitted(portal());
      const token = await staffToken(portal());
      const body = decision(amina, { offer: anOffer(changes) });
      const { status, body: refused } = await portal().call('decideApplication', { token, body });
      expect([status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]]);
      expect((await readByStaff(amina)).status).toBe('submitted');
    });

    it('goes with an approval alone', async () => {
      const amina = await buildSubmitted(portal());
      const body = decision(amina, { status: 'rejected', offer: anOffer() });
      const answer = await portal().call('decideApplication', { token: await staffToken(portal()), body });
      expect(answer.status).toBe(422);
    });
  });

  describe('an offer that is answered late', () => {
    it('lapses once, however many replicas look; the press after it is answered with what happened', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await approveWithOffer(portal(), amina);
      await lapseOffers(portal().service);
      await lapsedNow(id);
      const early = await answerTo(amina, 'acceptOffer', { offer_id: id });
      expect([early.status, early.body]).toEqual([409, expect.objectContaining({ offer_state: 'lapsed' })]);
      const counts = await Promise.all([lapseOffers(portal().service), lapseOffers(portal().service)]);
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
      expect(await readByStaff(amina)).toMatchObject({ status: 'approved', offer: { state: 'lapsed' } });
      const late = await answerTo(amina, 'acceptOffer', { offer_id: id });
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringMatching(/time to reply to this offer is over/),
      ]);
      await untilMailed(amina, /Our offer has lapsed/);
      expect((await actions(amina)).filter((action) => action === 'offer_lapsed')).toHaveLength(1);
    });

    it('is not ended while the portal is closed, when nobody can answer', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await approveWithOffer(portal(), amina);
      await lapsedNow(id);
      await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled: false } });
      expect(await lapseOffers(portal().service)).toBe(0);
      await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled: true } });
      expect(await lapseOffers(portal().service)).toBe(1);
    });

    it('is reminded of three days and one day before, each once', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await approveWithOffer(portal(), amina);
      await portal()
        .knex('offers')
        .where({ id })
        .update({ offered_at: new Date(0) });
      const reminders = () =>
        mailsTo(amina).filter((subject) => /Please reply to our offer/.test(subject)).length;
      await Promise.all([remindOfOffers(portal().service), remindOfOffers(portal().service)]);
      expect(await portal().knex('offer_reminders').where({ offer_id: id })).toEqual([]);
      await replyDue(id, `${dayIn(2)}T12:00`);
      await Promise.all([remindOfOffers(portal().service), remindOfOffers(portal().service)]);
      await untilMailed(amina, /Please reply to our offer/);
      expect(reminders()).toBe(1);
      await replyDue(id, new Date(Date.now() + 20 * 3_600_000).toISOString().slice(0, 16));
      await remindOfOffers(portal().service);
      await remindOfOffers(portal().service);
      const noted = await portal()
        .knex('offer_reminders')
        .where({ offer_id: id })
        .orderBy('days')
        .pluck('days');
      expect(noted).toEqual([1, 3]);
    });
  });

  describe('staff', () => {
    it('make a newer offer, which replaces the one that waits; the old one cannot be accepted', async () => {
      const amina = await buildSubmitted(portal());
      const first = await approveWithOffer(portal(), amina);
      await answerTo(amina, 'askForAnotherDate', { offer_id: first.id, wish: 'A month later' });
      const token = await staffToken(portal());
      const made = await portal().call('offerPlace', {
        token,
        body: { application_id: amina.applicationId, offer: anOffer({ from: dayIn(61), until: dayIn(90) }) },
      });
      expect([made.status, made.body.offer.state]).toEqual([200, 'open']);
      const late = await answerTo(amina, 'acceptOffer', { offer_id: first.id });
      expect([late.status, late.body]).toEqual([409, expect.objectContaining({ offer_state: 'replaced' })]);
      expect((await answerTo(amina, 'acceptOffer', { offer_id: made.body.offer.id })).status).toBe(200);
      const refused = await portal().call('offerPlace', {
        token,
        body: { application_id: amina.applicationId, offer: anOffer() },
      });
      expect(refused.body.message).toMatch(/has accepted an offer already/);
    });

    it('take an accepted offer back with a reason, by mail', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await approveWithOffer(portal(), amina);
      await answerTo(amina, 'acceptOffer', { offer_id: id });
      const token = await staffToken(portal());
      const takeBack = (reason: string) =>
        portal().call('takeBackOffer', { token, params: { id }, body: { reason } });
      expect((await takeBack(' ')).status).toBe(422);
      expect((await takeBack('Our house is flooded.')).body.offer).toMatchObject({ state: 'taken-back' });
      await untilMailed(amina, /We have to take our offer back/);
      expect(await offerOf(portal(), amina)).toMatchObject({ end_reason: 'Our house is flooded.' });
      expect((await takeBack('Once more')).status).toBe(409);
    });

    it('offer nothing where nothing is approved; a later refusal ends the offer', async () => {
      const amina = await buildSubmitted(portal());
      const token = await staffToken(portal());
      const body = { application_id: amina.applicationId, offer: anOffer() };
      expect((await portal().call('offerPlace', { token, body })).status).toBe(409);
      await approveWithOffer(portal(), amina);
      await portal().call('decideApplication', { token, body: decision(amina, { status: 'rejected' }) });
      expect(await readByStaff(amina)).toMatchObject({ status: 'rejected', offer: { state: 'taken-back' } });
    });
  });

  it('an applicant withdraws until the first day, and the place is free', async () => {
    const amina = await buildSubmitted(portal());
    const { id } = await approveWithOffer(portal(), amina);
    await answerTo(amina, 'acceptOffer', { offer_id: id });
    const options = { token: await amina.accountToken(), params: { id: amina.applicationId }, body: {} };
    await portal()
      .knex('offers')
      .where({ id })
      .update({ from_day: dayIn(-1) });
    expect((await portal().call('withdrawApplication', options)).body.message).toMatch(/have begun/);
    await portal()
      .knex('offers')
      .where({ id })
      .update({ from_day: dayIn(5) });
    expect((await portal().call('withdrawApplication', options)).status).toBe(200);
    expect(await readByStaff(amina)).toMatchObject({ status: 'approved', offer: { state: 'withdrawn' } });
  });

  it('nobody answers for somebody else', async () => {
    const [amina, joy] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    const { id } = await approveWithOffer(portal(), amina);
    expect((await answerTo(joy, 'acceptOffer', { offer_id: id })).status).toBe(404);
    const options = { params: { id: amina.applicationId }, body: { offer_id: id } };
    expect((await portal().call('acceptOffer', { token: await joy.accountToken(), ...options })).status).toBe(
      404,
    );
    expect(
      (await portal().call('acceptOffer', { token: await staffToken(portal()), ...options })).status,
    ).toBe(403);
  });
});
