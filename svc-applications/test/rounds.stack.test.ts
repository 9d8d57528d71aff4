import { onEachDatabase } from './applications-under-test';
import { buildApplicant, personal, staffToken } from './factories/applicant';
import { ask, decideRequest, settle } from './factories/requests';
import { minutesFromNow } from './factories/rounds';
import { createSecondary } from './factories/secondary';
import { buildComplete, buildSubmitted, submission } from './factories/sections';

const day = 1_440;

onEachDatabase((portal) => {
  let token: string;
  beforeAll(async () => {
    token = await staffToken(portal());
  });
  afterEach(async () => {
    await portal().knex('applications').update({ round_id: null });
    await portal().knex('round_extensions').delete();
    await portal().knex('rounds').delete();
  });

  const facts = (changes: object = {}) => ({
    programme: 'intern' as const,
    names: { en: 'Autumn', fr: 'Automne' },
    opens: minutesFromNow(-day),
    closes: minutesFromNow(day),
    ...changes,
  });
  const create = (changes: object = {}) =>
    portal().call('createRound', { token, body: facts(changes) as never });
  async function make(changes: object = {}) {
    const { status, body } = await create(changes);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.round;
  }
  const update = (id: number, version: number, changes: object = {}) =>
    portal().call('updateRound', { token, params: { id }, body: { ...facts(changes), version } as never });
  const remove = (id: number) => portal().call('deleteRound', { token, params: { id } });
  const list = async () => (await portal().call('listRounds', { token })).body.rounds;
  const publicRounds = async () => {
    const { body } = await portal().call('getPortalStatus');
    return body.rounds;
  };
  const rowOf = (id: number) => portal().knex('applications').where({ id }).first();
  const next = () =>
    make({ names: { en: 'Winter' }, opens: minutesFromNow(2 * day), closes: minutesFromNow(9 * day) });

  describe('a portal without rounds', () => {
    it('is always open, and says nothing of rounds', async () => {
      const amina = await buildComplete(portal());
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
      expect(await publicRounds()).toBeUndefined();
      expect((await rowOf(amina.applicationId)).round_id).toBeNull();
    });
  });

  describe('rounds', () => {
    it('are made, listed with what is for them, changed as they were read, and removed while nothing is for them', async () => {
      const made = await make({
        grace_minutes: 30,
        places: 10,
        periods: [{ from: '2027-01-04', until: '2027-02-28' }],
      });
      expect(made).toMatchObject({
        state: 'open',
        grace_minutes: 30,
        places: 10,
        version: 1,
        drafts: 0,
        submitted: 0,
      });
      const draft = await buildApplicant(portal());
      expect(await list()).toMatchObject([{ id: made.id, drafts: 1, submitted: 0 }]);
      expect((await rowOf(draft.applicationId)).round_id).toBe(made.id);
      expect(await remove(made.id)).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/cannot be removed/) },
      });
      const changed = await update(made.id, 1, { names: { en: 'Fall', fr: '' } });
      expect(changed.body.round).toMatchObject({ names: { en: 'Fall' }, version: 2 });
      expect((await update(made.id, 1)).status).toBe(409);
      const winter = await next();
      expect((await remove(winter.id)).status).toBe(204);
      expect([(await remove(winter.id)).status, (await update(winter.id, 1)).status]).toEqual([404, 404]);
      const acts = await portal()
        .knex('audit_entries')
        .where({ action: 'rounds_changed' })
        .orderBy('id')
        .pluck('details');
      expect(acts.map((one) => JSON.parse(one).what)).toEqual(['made', 'changed', 'made', 'removed']);
    });

    it('that are made at once, as by a double press, are one', async () => {
      const answers = await Promise.all([create(), create(), create()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      expect(await list()).toHaveLength(1);
    });

    it('are refused where their words or times are wrong, each at its field', async () => {
      const problems = async (changes: object) => Object.keys((await create(changes)).body.errors ?? {});
      expect(await problems({ names: { fr: 'Automne' } })).toEqual(['names.en']);
      expect(await problems({ opens: '2027-02-30T08:00' })).toEqual(['opens']);
      expect(await problems({ closes: 'soon' })).toEqual(['closes']);
      expect(await problems({ closes: minutesFromNow(-2 * day) })).toEqual(['closes']);
      expect(await problems({ grace_minutes: 1_441 })).toEqual(['grace_minutes']);
      expect(await problems({ places: 0 })).toEqual(['places']);
      expect(await problems({ periods: [{ from: '2027-03-01', until: '2027-02-01' }] })).toEqual([
        'periods.0',
      ]);
      await make();
      expect(await problems({ names: { en: 'Other' } })).toEqual(['opens']);
      expect((await create({ programme: 'visitor' })).status).toBe(200);
    });

    it('are known to everybody beside the portal’s status', async () => {
      const open = await make();
      const winter = await next();
      const shown = await untilShown(publicRounds);
      expect(shown).toMatchObject([{ programme: 'intern', open: { id: open.id }, next: { id: winter.id } }]);
    });
  });

  describe('a round that closed', () => {
    async function missed(changes: object = {}) {
      const round = await make();
      const amina = await buildComplete(portal());
      await update(round.id, 1, { closes: minutesFromNow(-1), ...changes });
      return { amina, round };
    }

    it('refuses a draft and keeps it, which moves to the next round with one press', async () => {
      const { amina, round } = await missed();
      const refused = await amina.call('submitInternship', submission(amina));
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        message: expect.stringMatching(/^This round closed on .* \(Kigali\)\. Your draft is kept/),
        round: { id: round.id },
        closed_at: expect.any(String),
        next_round: null,
      });
      const params = { id: amina.applicationId };
      expect((await amina.call('moveToNextRound', { params })).status).toBe(409);
      const winter = await next();
      const own = await amina.call('getOwnRound', { params });
      expect(own.body.round).toMatchObject({ id: round.id, state: 'closed', moves_to: { id: winter.id } });
      const moved = await amina.call('moveToNextRound', { params });
      expect(moved.body.round).toMatchObject({ id: winter.id, state: 'coming', moves_to: null });
      expect((await amina.call('moveToNextRound', { params })).status).toBe(409);
      expect((await rowOf(amina.applicationId)).status).toBe('in-progress');
      const early = await amina.call('submitInternship', submission(amina));
      expect(early.body.message).toMatch(/^This round opens on/);
      await update(winter.id, 1, {
        names: { en: 'Winter' },
        opens: minutesFromNow(-1),
        closes: minutesFromNow(day),
      });
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
      expect((await rowOf(amina.applicationId)).round_id).toBe(winter.id);
      expect((await amina.call('getOwnRound', { params })).status).not.toBe(200);
    });

    it('begins nothing, no account either, and lets whoever has a draft go on', async () => {
      const { amina } = await missed();
      const winter = await next();
      const newcomer = personal();
      const refused = await portal().call('signInToInternship', { body: { ...newcomer, role: 'intern' } });
      expect(refused.body).toMatchObject({
        message: expect.stringMatching(/^We are not taking applications now\. The next round opens on/),
        round: null,
        next_round: { id: winter.id },
      });
      expect(refused.status).toBe(409);
      expect([...portal().auth.people.values()].some(({ email }) => email === newcomer.email)).toBe(false);
      const back = await portal().call('signInToInternship', { body: { ...amina.personal, role: 'intern' } });
      expect(back.status).toBe(200);
      const visitor = await portal().call('signInToVisit', { body: { ...personal(), role: 'visitor' } });
      expect(visitor.status).toBe(200);
    });

    it('takes a draft within its grace where that was begun before, and no other', async () => {
      const { amina } = await missed({ grace_minutes: 30 });
      const begunAt = (created_at: Date) =>
        portal().knex('applications').where({ id: amina.applicationId }).update({ created_at });
      await begunAt(new Date());
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(409);
      await begunAt(new Date(Date.now() - 3_600_000));
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
    });

    it('takes what came to the gateway before the closing', async () => {
      const { amina } = await missed();
      const call = (waited: string) =>
        amina.call('submitInternship', { ...submission(amina), headers: { 'x-waited-ms': waited } });
      expect((await call('nothing')).status).toBe(409);
      expect((await call('10')).status).toBe(409);
      expect((await call('180000')).status).toBe(200);
    });

    it('believes the gateway for a quarter of an hour', async () => {
      const { amina } = await missed({ closes: minutesFromNow(-20) });
      const headers = { 'x-waited-ms': '86400000' };
      expect((await amina.call('submitInternship', { ...submission(amina), headers })).status).toBe(409);
    });

    it('takes one person later, who hears of it by mail', async () => {
      const { amina, round } = await missed();
      const give = (until: string, reason = 'You were in hospital.') =>
        portal().call('giveMoreTime', {
          token,
          params: { id: amina.applicationId },
          body: { until, reason },
        });
      expect(Object.keys((await give(minutesFromNow(-1))).body.errors)).toEqual(['until']);
      expect(Object.keys((await give(minutesFromNow(day), ' ')).body.errors)).toEqual(['reason']);
      const until = minutesFromNow(3 * day);
      expect(await give(until)).toMatchObject({
        status: 200,
        body: { more_time: { until }, email_sent: true },
      });
      const mail = portal().mails.find(
        ({ to, subject }) => to === amina.personal.email && /^You have until/.test(subject),
      );
      expect(mail?.text).toContain('You were in hospital.');
      expect(mail?.subject).toContain('(Kigali)');
      const own = await amina.call('getOwnRound', { params: { id: amina.applicationId } });
      expect(own.body.round).toMatchObject({ id: round.id, state: 'open', more_time: true });
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
      expect((await give(until)).status).toBe(409);
    });

    it('counts the time in which the portal was closed', async () => {
      const { amina } = await missed();
      const hour = {
        closed_at: new Date(Date.now() - 7_200_000),
        opened_at: new Date(Date.now() - 3_600_000),
      };
      await portal().knex('portal_closures').insert(hour);
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
      await portal().knex('portal_closures').delete();
    });
  });

  it('closing and opening the portal is kept as a time', async () => {
    const set = (enabled: boolean) => portal().call('setPortalStatus', { token, body: { enabled } });
    await set(false);
    expect(await portal().knex('portal_closures')).toMatchObject([{ opened_at: null }]);
    await set(true);
    expect((await portal().knex('portal_closures')).every(({ opened_at }) => opened_at !== null)).toBe(true);
    await portal().knex('portal_closures').delete();
  });

  describe('another application', () => {
    it('of another programme begins in its open round alone', async () => {
      const amina = await buildSubmitted(portal());
      const visits = await make({ programme: 'visitor', closes: minutesFromNow(-60) });
      expect((await createSecondary(portal(), amina, 'visitor')).status).toBe(409);
      await update(visits.id, 1, { programme: 'visitor' });
      const { status, body } = await createSecondary(portal(), amina, 'visitor');
      expect(status).toBe(201);
      expect((await rowOf(body.application.id)).round_id).toBe(visits.id);
    });

    it('of the same programme can be asked for within the year where the round lifts it', async () => {
      const amina = await buildSubmitted(portal());
      await settle(portal(), amina.applicationId, { days: 100 });
      const rounds = await make();
      expect((await ask(portal(), amina)).status).toBe(409);
      await update(rounds.id, 1, { lifts_year_limit: true });
      const asked = await ask(portal(), amina);
      expect(asked.status).toBe(201);
      const approved = await decideRequest(portal(), 'approveRequest', asked.body.request.id);
      expect(approved.status).toBe(200);
    });
  });
});

/** Waits until public facts show a change, since they may be half a second old. */
async function untilShown<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await read();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return undefined;
}
