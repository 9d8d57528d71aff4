import { silentLogger } from '@portal/service-kit/logging';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { offerFreePlaces } from '../src/decisions/waiting-list/offer-next-job';
import { lapseOffers } from '../src/offers/offers/lapse-job';
import type { ApplicationsUnderTest } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { approveWithOffer, dayIn, offerOf } from './factories/offers';
import { onEachWithReplicas } from './factories/replicas';
import { buildSubmitted } from './factories/sections';

onEachWithReplicas((replicas) => {
  const here = () => replicas().here;
  const both = () => [replicas().here, replicas().there];
  const grace = (portal = here()) => staffToken(portal, 'admin', { personId: 9_401, name: 'Grace Mutoni' });
  const terms = {
    message: 'A place has become free, and we are glad to offer it to you.',
    place: 'Huye, main office',
    reply_days: 5,
    hold_minutes: 30,
  };
  const list = async () =>
    (await here().call('listWaitingList', { token: await grace(), query: { programme: 'intern' } })).body;
  const waiting = async (...people: Applicant[]) => {
    for (const { applicationId: application_id } of people)
      await here().call('addToWaitingList', { token: await grace(), body: { application_id } });
  };
  const automatic = async (changes: object | null = {}, token?: string) =>
    here().call('setAutomaticOffers', {
      token: token ?? (await grace()),
      body: { programme: 'intern', terms: changes && { ...terms, ...changes } },
    });
  const offerPlace = async (id: number, version?: number) =>
    here().call('offerPlaceToNext', {
      token: await grace(),
      params: { id },
      body: { version: version ?? (await list()).version, terms },
    });
  const held = () => here().knex('held_decisions').whereNotNull('slot').orderBy('id');
  const heldFor = async () => (await held()).map(({ application_id }) => application_id);
  const everywhere = (work: (portal: ApplicationsUnderTest) => Promise<number>) =>
    Promise.all(both().map(work));
  const offerEverywhere = async () => {
    const counts = await everywhere(({ service }) => offerFreePlaces(service, silentLogger));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  const accept = async (person: Applicant, offer_id: number) =>
    here().call('acceptOffer', {
      token: await person.accountToken(),
      params: { id: person.applicationId },
      body: { offer_id },
    });
  /** An offer that somebody did not answer in time. */
  const lapsed = async () => {
    const amina = await buildSubmitted(here());
    const { id } = await approveWithOffer(here(), amina);
    await here()
      .knex('offers')
      .where({ id })
      .update({ reply_by: `${dayIn(-2)}T09:00` });
    await everywhere(({ service }) => lapseOffers(service));
    return { amina, id };
  };
  const two = async () => [await buildSubmitted(here()), await buildSubmitted(here())] as const;
  const goesOut = async () => {
    await here()
      .knex('held_decisions')
      .whereNotNull('slot')
      .update({ goes_out_at: new Date(0) });
    await everywhere(async ({ service }) => {
      await releaseDue(service, silentLogger);
      return 0;
    });
  };
  const undo = async (id: number) => here().call('undoDecision', { token: await grace(), params: { id } });

  afterEach(async () => {
    for (const { auth } of both()) auth.standings.clear();
    for (const table of ['waiting_list_entries', 'waiting_lists', 'freed_places', 'held_decisions'])
      await here().knex(table).delete();
  });

  it('a place that lapsed goes to the next, once with two services at once, and the late press is answered kindly', async () => {
    const [divine, eric] = await two();
    await waiting(divine, eric);
    expect((await automatic()).status).toBe(200);
    const { amina, id } = await lapsed();
    expect(await offerEverywhere()).toBe(1);
    expect(await offerEverywhere()).toBe(0);
    expect(await heldFor()).toEqual([divine.applicationId]);
    expect((await list()).free_places).toEqual([]);
    await goesOut();
    const offer = await offerOf(here(), divine);
    expect(offer).toMatchObject({ state: 'open', from: dayIn(30), until: dayIn(60), place: terms.place });
    expect((await list()).entries.map(({ application }) => application.id)).toEqual([eric.applicationId]);
    const late = await accept(amina, id);
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ offer_state: 'lapsed' })]);
    expect((await accept(divine, offer.id)).status).toBe(200);
    expect(await offerEverywhere()).toBe(0);
    const acts = await here()
      .knex('audit_entries')
      .where({ application_id: divine.applicationId, action: 'edited' })
      .pluck('details');
    expect(acts.join()).toContain('"by_itself":true');
  });

  it('two places at once go to two people', async () => {
    const [divine, eric] = await two();
    await waiting(divine, eric);
    await automatic();
    await lapsed();
    await lapsed();
    for (let round = 0; round < 2; round += 1) await offerEverywhere();
    expect((await heldFor()).sort()).toEqual([divine.applicationId, eric.applicationId].sort());
  });

  it('nothing goes by itself unless it is switched on; a press offers it once, and can be undone', async () => {
    const [divine, eric] = await two();
    await waiting(divine, eric);
    await lapsed();
    expect(await offerEverywhere()).toBe(0);
    const [place] = (await list()).free_places ?? [];
    expect(place).toMatchObject({ from: dayIn(30), until: dayIn(60), participants: 1 });
    const stale = await offerPlace(place?.id as number, 999);
    expect(stale.status).toBe(409);
    const first = await offerPlace(place?.id as number);
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({ application_id: divine.applicationId }),
    ]);
    const again = await offerPlace(place?.id as number);
    expect([again.status, again.body.message]).toEqual([
      409,
      'A colleague has already offered this place to the next.',
    ]);
    expect((await undo(first.body.held.id)).status).toBe(200);
    // Even if automatic offers are switched on afterwards, an undone offer is not made again automatically.
    await automatic();
    expect(await offerEverywhere()).toBe(0);
    expect((await list()).free_places).toHaveLength(1);
    expect((await offerPlace(place?.id as number)).status).toBe(200);
  });

  it('what was undone is not offered by itself again', async () => {
    const [divine] = await two();
    await waiting(divine);
    await automatic();
    await lapsed();
    expect(await offerEverywhere()).toBe(1);
    const [{ id }] = await held();
    await undo(id);
    expect(await offerEverywhere()).toBe(0);
    expect((await list()).free_places).toHaveLength(1);
  });

  it('whoever withdraws before it goes out leaves the place to the next', async () => {
    const [divine, eric] = await two();
    await waiting(divine, eric);
    await automatic();
    await lapsed();
    await offerEverywhere();
    const params = { id: divine.applicationId };
    const token = await divine.accountToken();
    expect((await here().call('withdrawApplication', { token, params, body: {} })).status).toBe(200);
    expect(await offerEverywhere()).toBe(1);
    expect(await heldFor()).toEqual([eric.applicationId]);
  });

  it('whoever got the place and is erased frees it no second time', async () => {
    const [divine, eric] = await two();
    await waiting(divine, eric);
    await automatic();
    await lapsed();
    await offerEverywhere();
    await goesOut();
    const { id: offer_id } = await offerOf(here(), divine);
    const params = { id: divine.applicationId };
    const declined = { token: await divine.accountToken(), params, body: { offer_id } };
    expect((await here().call('declineOffer', declined)).status).toBe(200);
    expect((await list()).free_places).toHaveLength(1);
    await here().knex('applications').where({ id: divine.applicationId }).delete();
    expect((await list()).free_places).toHaveLength(1);
  });

  it('is switched off once whoever switched it on may not decide any more', async () => {
    const [divine] = await two();
    await waiting(divine);
    await automatic();
    await lapsed();
    here().auth.standings.set(9_401, { role: null });
    replicas().there.auth.standings.set(9_401, { role: null });
    expect(await offerEverywhere()).toBe(0);
    expect(await heldFor()).toEqual([]);
    expect((await list()).automatic).toBeNull();
    const news = await here().knex('notifications').where({ title: 'Waiting list' });
    expect(news.map(({ application_id, message }) => [application_id, message])).toEqual([
      [
        divine.applicationId,
        expect.stringMatching(/^Free places are no longer .*: Grace Mutoni can no longer/),
      ],
    ]);
  });

  it('places that are added to a period are offered after a press, and go with the places again', async () => {
    const [divine] = await two();
    await waiting(divine);
    await automatic();
    const token = await grace();
    const days = { programme: 'intern' as const, from: dayIn(100), until: dayIn(130) };
    const made = await here().call('createPlacePeriods', { token, body: { ...days, places: 1 } });
    const params = { id: made.body.periods[0]?.id as number };
    const places = (count: number, other: object = {}) =>
      here().call('updatePlacePeriod', { token, params, body: { ...days, places: count, ...other } });
    const spans = async () => ((await list()).free_places ?? []).map(({ from, until }) => [from, until]);
    try {
      expect(await spans()).toEqual([]);
      await places(3);
      expect(await spans()).toEqual([
        [days.from, days.until],
        [days.from, days.until],
      ]);
      await places(2);
      expect(await spans()).toHaveLength(1);
      expect(await offerEverywhere()).toBe(0);
      const [place] = (await list()).free_places ?? [];
      expect((await offerPlace(place?.id as number)).body.application_id).toBe(divine.applicationId);
      expect(await spans()).toEqual([]);
      await places(4);
      expect(await spans()).not.toEqual([]);
      await places(4, { until: dayIn(120) });
      expect(await spans()).toEqual([]);
      await places(5, { until: dayIn(120) });
      expect(await spans()).toHaveLength(1);
    } finally {
      await here().call('deletePlacePeriod', { token, params });
    }
    expect(await spans()).toEqual([]);
  });

  it('a place that waits since its days are full or off is offered once they are not', async () => {
    const [divine] = await two();
    await waiting(divine);
    await automatic();
    const token = await grace();
    const days = { from: dayIn(30), until: dayIn(30) };
    const dayOff = { ...days, kind: 'holiday' as const, label: 'Heroes Day' };
    await lapsed();
    const { body } = await here().call('createDayOff', { token, body: dayOff });
    const period = { programme: 'intern' as const, from: dayIn(20), until: dayIn(70) };
    const full = await here().call('createPlacePeriods', { token, body: { ...period, places: 0 } });
    const params = { id: full.body.periods[0]?.id as number };
    try {
      expect(await offerEverywhere()).toBe(0);
      await here().call('deleteDayOff', { token, params: { id: body.day_off.id } });
      expect(await offerEverywhere()).toBe(0);
      await here().call('updatePlacePeriod', { token, params, body: { ...period, places: 50 } });
      expect(await offerEverywhere()).toBe(1);
      expect(await heldFor()).toEqual([divine.applicationId]);
    } finally {
      await here().call('deletePlacePeriod', { token, params });
    }
  });

  it('nobody is passed over whom that person knows: the place waits for a colleague', async () => {
    const [divine, eric] = await two();
    await waiting(divine, eric);
    await automatic();
    const params = { id: divine.applicationId };
    await here().call('declareConflict', { token: await grace(), params });
    await lapsed();
    expect(await offerEverywhere()).toBe(0);
    expect(await heldFor()).toEqual([]);
  });

  it('is set by administrators alone, and with words', async () => {
    const joel = await staffToken(here(), 'reviewer', { personId: 9_402, name: 'Joel Kamau' });
    expect((await automatic({}, joel)).status).toBe(403);
    expect((await automatic({ message: 'ok' })).status).toBe(422);
    expect((await automatic({ reply_days: 0 })).status).toBe(422);
    expect((await automatic()).status).toBe(200);
    expect((await list()).automatic).toMatchObject({ reply_days: 5, set_by: 'Grace Mutoni' });
    await automatic(null);
    expect((await list()).automatic).toBeNull();
  });
});
