import { onEachDatabase } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { decision, kindWords } from './factories/decisions';
import { anOffer, approveWithOffer, dayIn, offerOf } from './factories/offers';
import { resultsOf } from './factories/results';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const {
    grace,
    joel,
    prepare,
    prepared,
    takeBack,
    goOut,
    release,
    progress,
    rowOf,
    stored,
    mailsOf,
    results,
    review,
    several,
    forget,
  } = resultsOf(portal);
  afterEach(forget);

  describe('a prepared decision', () => {
    it('is shown to staff alone: the application stays as it was, and nothing is sent', async () => {
      const amina = await buildSubmitted(portal());
      const before = await rowOf(amina);
      const token = await amina.accountToken();
      const params = { id: amina.applicationId };
      const seen = async () => [
        (await portal().call('listOwnApplications', { token })).body,
        (await portal().call('getOwnApplication', { token, params })).body,
        (await portal().call('listOwnFeedback', { token })).body,
      ];
      const seenBefore = await seen();
      const { status, body } = await prepare(amina);
      expect([status, body.message]).toEqual([
        200,
        'The decision is prepared. It goes out when the results are released.',
      ]);
      expect([await rowOf(amina), await seen()]).toEqual([before, seenBefore]);
      expect(JSON.stringify(seenBefore)).not.toContain('prepared');
      expect((await review(amina)).prepared_decision).toEqual(body.prepared);
      expect(body.prepared).toMatchObject({
        status: 'approved',
        prepared_by: 'Joel Kamau',
        releasing: false,
      });
      const list = await portal().call('listApplications', {
        token: await grace(),
        query: { mark: 'prepared', search: amina.personal.email },
      });
      expect(list.body.applications).toMatchObject([
        { prepared_decision: { id: body.prepared.id, status: 'approved', prepared_by: 'Joel Kamau' } },
      ]);
      await goOut();
      expect(await mailsOf(amina)).toEqual([]);
    });

    it('is one for each application: the same again is that one, another is refused', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await prepared(amina);
      expect((await prepared(amina)).id).toBe(id);
      const other = await prepare(amina, { status: 'rejected' }, await grace());
      expect([other.status, other.body.message]).toEqual([
        409,
        'A decision by Joel Kamau is already prepared. Change it or take it back.',
      ]);
      const both = await buildSubmitted(portal());
      const answers = await Promise.all([prepare(both), prepare(both, { status: 'rejected' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const waits = await buildSubmitted(portal());
      await portal().call('decideApplication', {
        token: await joel(),
        body: decision(waits, { hold_minutes: 10 }),
      });
      expect((await prepare(waits)).status).toBe(409);
    });

    it('is changed in the name of whoever does, by the version that was read', async () => {
      const amina = await buildSubmitted(portal());
      const { id, version } = await prepared(amina);
      const words = { status: 'rejected', message: 'We are sorry that we have no place.', version };
      const change = async (body: object) =>
        portal().call('updatePreparedDecision', { token: await grace(), params: { id }, body });
      const { body } = await change(words);
      expect(body.prepared).toMatchObject({
        ...{ status: 'rejected', type: 'rejection', prepared_by: 'Grace Mutoni', version: 2 },
      });
      const stale = await change({ ...words, status: 'in-review' });
      expect([stale.status, stale.body.current]).toEqual([
        409,
        { status: 'rejected', message: words.message, prepared_by: 'Grace Mutoni' },
      ]);
      const mail = await portal().call('previewPreparedDecision', { token: await joel(), params: { id } });
      expect(mail.body).toMatchObject({
        to: amina.personal.email,
        text: expect.stringContaining(words.message),
      });
    });

    it('is taken back with its words, once', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await prepared(amina);
      expect((await takeBack(id)).body.prepared.message).toBe(kindWords);
      expect(await stored(id)).toMatchObject({ state: 'taken-back', message: '', slot: null });
      expect((await takeBack(id)).body.message).toBe('This decision has already been taken back.');
      expect((await prepare(amina)).status).toBe(200);
    });

    it.each([{}, { hold_minutes: 10 }])('ends when somebody decides meanwhile, %p', async (how) => {
      const amina = await buildSubmitted(portal());
      const { id } = await prepared(amina, { status: 'rejected' });
      await portal().call('decideApplication', { token: await grace(), body: decision(amina, how) });
      expect(await stored(id)).toMatchObject({ state: 'overtaken', message: '' });
      expect(await review(amina)).not.toHaveProperty('prepared_decision');
      expect((await takeBack(id)).body.message).toMatch(/is no longer prepared/);
    });

    it('ends when the applicant withdraws, and keeps sections from being reopened', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = await prepared(amina);
      const params = { id: amina.applicationId };
      const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      const body = { sections: ['statement'], reason: 'Please write more about it.', until };
      const reopening = await portal().call('reopenApplication', { token: await joel(), params, body });
      expect([reopening.status, reopening.body.message]).toEqual([
        409,
        'A decision by Joel Kamau is already prepared. Change it or take it back.',
      ]);
      await portal().call('withdrawApplication', { token: await amina.accountToken(), params, body: {} });
      expect(await stored(id)).toMatchObject({ state: 'withdrawn' });
      expect((await prepare(amina)).status).toBe(409);
    });

    it('carries an offer, which is made when the results are released', async () => {
      const amina = await buildSubmitted(portal());
      const first = await prepared(amina, { offer: anOffer() });
      expect((await prepared(amina, { offer: anOffer() })).id).toBe(first.id);
      const params = { id: first.id };
      const token = await joel();
      const words = { status: 'approved', message: kindWords, version: 1 };
      const offer = anOffer({ place: 'Musanze' });
      const changed = await portal().call('updatePreparedDecision', {
        token,
        params,
        body: { ...words, offer },
      });
      expect(changed.body.prepared).toMatchObject({ version: 2, offer: { place: 'Musanze' } });
      expect((await results()).results[0]?.offer).toMatchObject({ from: dayIn(30), place: 'Musanze' });
      const mail = await portal().call('previewPreparedDecision', { token, params });
      expect(mail.body.text).toContain('Musanze');
      expect(await portal().knex('offers').where({ application_id: amina.applicationId })).toEqual([]);
      const { id } = (await release([changed.body.prepared])).body.release;
      await goOut();
      expect((await progress(id)).release.sent).toBe(1);
      expect(await offerOf(portal(), amina)).toMatchObject({ state: 'open', place: 'Musanze' });
      expect(await stored(first.id)).toMatchObject({ state: 'sent', offer: null });
    });

    it('gives its offer back when it is taken back, and offers with an approval alone', async () => {
      const amina = await buildSubmitted(portal());
      const refused = await prepare(amina, { status: 'rejected', offer: anOffer() });
      expect(refused.status).toBe(422);
      expect((await prepare(amina, { offer: anOffer({ from: dayIn(-3) }) })).body.errors).toHaveProperty([
        'offer.from',
      ]);
      const { id } = await prepared(amina, { offer: anOffer() });
      expect((await takeBack(id)).body.prepared.offer).toMatchObject({ place: 'Huye, main office' });
      expect(await stored(id)).toMatchObject({ state: 'taken-back', offer: null });
    });

    it('is not released once its offer can no longer be accepted in time', async () => {
      const amina = await buildSubmitted(portal());
      const one = await prepared(amina, { offer: anOffer() });
      const row = await stored(one.id);
      const late = { ...JSON.parse(row.offer), replyBy: `${dayIn(-1)}T17:00` };
      const makeLate = () =>
        portal()
          .knex('prepared_decisions')
          .where({ id: one.id })
          .update({ offer: JSON.stringify(late) });
      const { id } = (await release([one])).body.release;
      await makeLate();
      await goOut();
      expect((await progress(id)).release).toMatchObject({ sent: 0, kept: 1 });
      expect(await stored(one.id)).toMatchObject({ state: 'prepared' });
      const again = await release([one]);
      expect([again.status, again.body.message]).toEqual([
        409,
        expect.stringMatching(/^The place offered with INT-\d+ can no longer be accepted in time\./),
      ]);
    });

    it('is not released once its places are gone, and says what speaks against it', async () => {
      const token = await grace();
      const days = { programme: 'intern' as const, from: dayIn(25), until: dayIn(70) };
      const made = await portal().call('createPlacePeriods', { token, body: { ...days, places: 2 } });
      const params = { id: made.body.periods[0]?.id as number };
      const places = (count: number) =>
        portal().call('updatePlacePeriod', { token, params, body: { ...days, places: count } });
      try {
        const [amina, divine, eric] = (await several(3)) as [Applicant, Applicant, Applicant];
        const one = await prepared(amina, { offer: anOffer() });
        const other = await prepared(divine, { offer: anOffer() });
        // The number of places is lowered while one decision is being released, and somebody else takes a place.
        const { id } = (await release([one])).body.release;
        await approveWithOffer(portal(), eric);
        await portal()
          .knex('offers')
          .where({ application_id: eric.applicationId })
          .update({ state: 'accepted' });
        await places(1);
        await goOut();
        expect((await progress(id)).release).toMatchObject({ sent: 0, kept: 1 });
        expect(await stored(one.id)).toMatchObject({ state: 'prepared' });
        const refused = await release([other]);
        expect([refused.status, refused.body.message]).toEqual([
          409,
          expect.stringMatching(/^The place offered with INT-\d+ is no longer free: .* Offer other days/),
        ]);
        expect(refused.body.clashes).toMatchObject([{ kind: 'full', places: 1, taken: 1 }]);
        // With one more place both go out: open offers do not take places from each other.
        await places(2);
        const now = (await release([one, other])).body.release;
        await goOut();
        expect((await progress(now.id)).release).toMatchObject({ sent: 2, kept: 0 });
      } finally {
        await portal().call('deletePlacePeriod', { token, params });
      }
    });

    it('takes nothing away from an offer that was accepted meanwhile', async () => {
      const amina = await buildSubmitted(portal());
      const { id: offerId } = await approveWithOffer(portal(), amina);
      const one = await prepared(amina, { offer: anOffer({ place: 'Musanze' }) });
      await portal().knex('offers').where({ id: offerId }).update({ state: 'accepted' });
      await release([one]);
      await goOut();
      expect(await offerOf(portal(), amina)).toMatchObject({ state: 'accepted', place: 'Huye, main office' });
    });

    it('is prepared for several at once, in their names, and taken back together', async () => {
      const people = await several(2);
      const items = await Promise.all(
        people.map(async (one) => ({ id: one.applicationId, version: (await rowOf(one)).version })),
      );
      const message = 'Dear {name}, we look forward to meeting you.';
      const body = { key: 'prepare-several-at-once', act: 'prepare', items, status: 'approved', message };
      const answer = await portal().call('runBulkAction', { token: await joel(), body });
      expect(answer.body.results.map(({ state, undoable }) => [state, undoable])).toEqual([
        ['done', true],
        ['done', true],
      ]);
      const listed = await results();
      expect(listed.counts).toEqual({ total: 2, 'in-review': 0, approved: 2, rejected: 0 });
      expect(listed.results[0]?.message).toMatch(/^Dear Amina \w+, we/);
      const undone = await portal().call('undoBulkAction', {
        token: await joel(),
        params: { id: answer.body.act.id },
      });
      expect(undone.body.results.map(({ reason }) => reason)).toEqual([null, null]);
      expect((await results()).counts.total).toBe(0);
    });
  });
});
