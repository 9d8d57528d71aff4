import { silentLogger } from '@portal/service-kit/logging';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decision, kindWords } from './factories/decisions';
import { anOffer, approveWithOffer, dayIn, offerOf } from './factories/offers';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const joel = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Joel Kamau' });
  const hold = async (person: Applicant, offer: object = {}) => {
    const body = decision(person, { hold_minutes: 10, offer: anOffer(offer) });
    const answer = await portal().call('decideApplication', { token: await joel(), body });
    expect(answer.status).toBe(202);
    return answer.body.held;
  };
  const goOut = async () => {
    await portal()
      .knex('held_decisions')
      .where({ state: 'held' })
      .update({ goes_out_at: new Date(0) });
    await releaseDue(portal().service, silentLogger);
  };
  const onePlace = async (changes: object = {}) => {
    const body = { programme: 'intern', from: dayIn(25), until: dayIn(70), places: 1, ...changes };
    return portal().call('createPlacePeriods', { token: await grace(), body });
  };
  const accept = async (person: Applicant) =>
    portal().call('acceptOffer', {
      token: await person.accountToken(),
      params: { id: person.applicationId },
      body: { offer_id: (await offerOf(portal(), person)).id },
    });
  const reviewOf = async ({ applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await joel(), params: { id } })).body.review;
  const keptToday = async (token: string) =>
    (await portal().call('getWorkQueue', { token })).body.kept?.map(({ application, by, why }) => [
      application.id,
      by,
      why,
    ]);
  const actsOn = async ({ applicationId: id }: Applicant) =>
    (await portal().call('getTimeline', { token: await joel(), params: { id } })).body.entries.filter(
      ({ action }: { action: string }) => action === 'decision_kept',
    );
  afterEach(async () => {
    for (const table of ['place_periods', 'days_off', 'offers', 'held_decisions'])
      await portal().knex(table).delete();
  });

  it('does not go out once its place is taken: staff are shown it, and get its words back', async () => {
    await onePlace({ places: 1 });
    const [amina, joy] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    const held = await hold(joy);
    await approveWithOffer(portal(), amina);
    expect((await accept(amina)).status).toBe(200);
    await goOut();
    await goOut();
    expect((await reviewOf(joy)).status).toBe('submitted');
    expect((await reviewOf(joy)).held_decision).toMatchObject({ id: held.id, kept_because: 'full' });
    expect(await keptToday(await grace())).toEqual([[joy.applicationId, 'Joel Kamau', 'full']]);
    expect(await actsOn(joy)).toMatchObject([{ details: { to: 'approved', why: 'full' } }]);
    expect(
      portal().mails.filter(({ to, text }) => to === joy.personal.email && text.includes(kindWords)),
    ).toEqual([]);
    const list = await portal().call('listProgrammeApplications', {
      token: await joel(),
      params: { type: 'intern' },
      query: { search: joy.personal.email },
    });
    expect(list.body.applications).toMatchObject([{ held_decision: { id: held.id, kept: true } }]);
    const undone = await portal().call('undoDecision', { token: await grace(), params: { id: held.id } });
    expect([undone.status, undone.body.held]).toEqual([
      200,
      expect.objectContaining({ message: kindWords, offer: expect.objectContaining({ from: dayIn(30) }) }),
    ]);
    expect(await keptToday(await grace())).toEqual([]);
  });

  it.each([
    ['late', () => portal().knex('held_decisions').update({ offer: late() })],
    [
      'day-off',
      async () =>
        portal().call('createDayOff', {
          token: await grace(),
          body: { from: dayIn(30), until: dayIn(30), kind: 'holiday', label: 'Heroes Day' },
        }),
    ],
  ])('does not go out when its offer is %s by then', async (why, happens) => {
    const joy = await buildSubmitted(portal());
    await hold(joy);
    await happens();
    await goOut();
    expect((await reviewOf(joy)).held_decision).toMatchObject({ kept_because: why });
  });

  const late = () =>
    JSON.stringify({
      ...{ from: dayIn(30), until: dayIn(60), participants: 1, place: null, conditions: null },
      ...{ replyBy: `${dayIn(-1)}T09:00`, clashReason: null },
    });

  it('goes out beside offers that wait, and where it was made with a reason', async () => {
    await onePlace();
    const [amina, joy, eric] = [
      await buildSubmitted(portal()),
      await buildSubmitted(portal()),
      await buildSubmitted(portal()),
    ];
    await hold(joy);
    await approveWithOffer(portal(), amina);
    await goOut();
    expect(await offerOf(portal(), joy)).toMatchObject({ state: 'open' });
    const body = decision(eric, { hold_minutes: 10, offer: anOffer({ clash_reason: 'A second desk' }) });
    expect((await portal().call('decideApplication', { token: await grace(), body })).status).toBe(202);
    expect((await accept(joy)).status).toBe(200);
    await goOut();
    expect(await offerOf(portal(), eric)).toMatchObject({ state: 'open' });
  });

  it.each([
    ['had no right to it', joel, { role: 'reviewer' }],
    ['lost the right to it', grace, { role: 'staff:7', permissions: ['readApplications', 'decide'] }],
  ])('a reason of somebody who %s opens no full place when it goes out', async (_, author, standing) => {
    const [amina, joy] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    await onePlace();
    await approveWithOffer(portal(), amina);
    if (author === joel)
      await portal()
        .knex('offers')
        .update({ from_day: dayIn(80), until_day: dayIn(90) });
    const body = decision(joy, { hold_minutes: 10, offer: anOffer({ clash_reason: 'Because' }) });
    expect((await portal().call('decideApplication', { token: await author(), body })).status).toBe(202);
    await portal()
      .knex('offers')
      .update({ from_day: dayIn(30), until_day: dayIn(60) });
    expect((await accept(amina)).status).toBe(200);
    for (const id of [9_001, 9_002]) portal().auth.standings.set(id, standing);
    await goOut();
    portal().auth.standings.clear();
    expect((await reviewOf(joy)).held_decision).toMatchObject({ kept_because: 'full' });
  });

  it('is shown on Today to those who decide alone', async () => {
    const joy = await buildSubmitted(portal());
    await hold(joy);
    await portal().knex('held_decisions').update({ offer: late() });
    await goOut();
    expect(await keptToday(await joel())).toHaveLength(1);
    const reader = await portal().issuer.token({
      ...{ personId: 9_003, role: 'staff:7', scope: 'account', sessionId: 'reader' },
      permissions: ['readApplications'],
    });
    expect(await keptToday(reader)).toEqual([]);
  });
});
