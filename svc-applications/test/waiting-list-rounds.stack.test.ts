import { silentLogger } from '@portal/service-kit/logging';
import { offerFreePlaces } from '../src/decisions/waiting-list/offer-next-job';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { approveWithOffer, dayIn, offerOf } from './factories/offers';
import { minutesFromNow } from './factories/rounds';
import { buildSubmitted } from './factories/sections';

const day = 1_440;
const terms = { message: 'A place has become free, and we are glad to offer it.', reply_days: 5 };

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const facts = (changes: object = {}) => ({
    programme: 'intern' as const,
    names: { en: 'Autumn' },
    opens: minutesFromNow(-day),
    closes: minutesFromNow(day),
    places: 1,
    periods: [{ from: dayIn(30), until: dayIn(60) }],
    ...changes,
  });
  const make = async (changes: object = {}) =>
    (await portal().call('createRound', { token: await grace(), body: facts(changes) as never })).body.round;
  const change = async (id: number, version: number, changes: object) => {
    const body = { ...facts(changes), version } as never;
    const answer = await portal().call('updateRound', { token: await grace(), params: { id }, body });
    expect(answer.status).toBe(200);
    return answer.body.round.version;
  };
  const list = async (query: object = {}) => {
    const all = { programme: 'intern' as const, ...query };
    return (await portal().call('listWaitingList', { token: await grace(), query: all })).body;
  };
  const free = async () =>
    ((await list()).free_places ?? []).map(({ from, until, next, days_to_choose, press_because }) => [
      ...[from, until, next?.id, days_to_choose, press_because],
    ]);
  const inRound = async (round_id: number | null) => {
    const person = await buildSubmitted(portal());
    await portal().knex('applications').where({ id: person.applicationId }).update({ round_id });
    return person;
  };
  const waits = async (...people: Applicant[]) => {
    for (const { applicationId: application_id } of people)
      await portal().call('addToWaitingList', { token: await grace(), body: { application_id } });
  };
  const today = async () => (await portal().call('getWorkQueue', { token: await grace() })).body.free_places;
  const offerPlace = async (days: object = {}) => {
    const { free_places: [place] = [], version } = await list();
    const body = { version, terms: { ...terms, ...days } };
    return portal().call('offerPlaceToNext', {
      token: await grace(),
      params: { id: place?.id as number },
      body,
    });
  };
  const decline = async (person: Applicant) =>
    portal().call('declineOffer', {
      token: await person.accountToken(),
      params: { id: person.applicationId },
      body: { offer_id: (await offerOf(portal(), person)).id },
    });

  afterEach(async () => {
    const { knex } = portal();
    for (const table of ['waiting_list_entries', 'waiting_lists', 'freed_places', 'held_decisions', 'offers'])
      await knex(table).delete();
    await knex('applications').update({ round_id: null });
    await knex('rounds').delete();
  });

  it('places that are added to a round are free for the next who applied in it, and go with the places again', async () => {
    const round = await make();
    const [other, divine] = [await inRound(null), await inRound(round.id)];
    await waits(other, divine);
    expect(await free()).toEqual([]);
    let version = await change(round.id, round.version, { places: 3 });
    const place = [dayIn(30), dayIn(60), divine.applicationId, 'within', 'off'];
    expect(await free()).toEqual([place, place]);
    expect(await today()).toEqual([{ programme: 'intern', count: 2, because: 'off' }]);
    version = await change(round.id, version, {
      places: 2,
      periods: [{ from: dayIn(90), until: dayIn(99) }],
    });
    expect((await free()).map(([from]) => from)).toEqual([dayIn(90)]);
    version = await change(round.id, version, { places: null });
    expect(await free()).toEqual([]);
    await change(round.id, version, { places: 9 });
    expect(await free()).toEqual([]);
  });

  it('as far as nobody has them, and no longer once somebody was offered them otherwise', async () => {
    const round = await make();
    const [amina, joy, divine] = [await inRound(round.id), await inRound(round.id), await inRound(round.id)];
    await waits(divine);
    await approveWithOffer(portal(), amina);
    await change(round.id, round.version, { places: 2 });
    expect(await free()).toHaveLength(1);
    await approveWithOffer(portal(), joy);
    expect(await free()).toEqual([]);
    expect(await today()).toEqual([]);
  });

  it('staff choose the days of an added place among those of the round, and freely where it names none', async () => {
    const round = await make();
    const [divine, eric] = [await inRound(round.id), await inRound(round.id)];
    await waits(divine, eric);
    const version = await change(round.id, round.version, { places: 2 });
    const outside = await offerPlace({ from: dayIn(29), until: dayIn(40) });
    expect([outside.status, outside.body.errors]).toEqual([
      422,
      { 'terms.from': ['Choose days on which this place is free.'] },
    ]);
    expect((await offerPlace({ from: dayIn(50), until: dayIn(40) })).status).toBe(422);
    const made = await offerPlace({ from: dayIn(40), until: dayIn(50) });
    expect([made.status, made.body.held.offer]).toEqual([
      200,
      expect.objectContaining({ from: dayIn(40), until: dayIn(50) }),
    ]);
    await change(round.id, version, { places: 3, periods: [] });
    expect(await free()).toEqual([
      [expect.any(String), expect.any(String), eric.applicationId, 'any', 'off'],
    ]);
    expect((await offerPlace()).status).toBe(422);
    expect((await offerPlace({ from: dayIn(200), until: dayIn(220) })).status).toBe(200);
  });

  it('a place that becomes free in a round with a limit goes to the next who applied in it', async () => {
    const round = await make();
    const [amina, other, divine] = [await inRound(round.id), await inRound(null), await inRound(round.id)];
    await waits(other, divine);
    const body = { programme: 'intern' as const, terms: { ...terms, hold_minutes: 30 } };
    await portal().call('setAutomaticOffers', { token: await grace(), body });
    await approveWithOffer(portal(), amina);
    expect((await decline(amina)).status).toBe(200);
    expect(await free()).toEqual([[dayIn(30), dayIn(60), divine.applicationId, 'none', null]]);
    expect(await today()).toEqual([]);
    expect(await offerFreePlaces(portal().service, silentLogger)).toBe(1);
    const held = await portal().knex('held_decisions').whereNotNull('slot').pluck('application_id');
    expect(held).toEqual([divine.applicationId]);
  });

  it('shows why a place has to be offered by hand', async () => {
    const divine = await inRound(null);
    const amina = await inRound(null);
    await waits(divine);
    await approveWithOffer(portal(), amina);
    await decline(amina);
    const because = async () => (await today())?.map((one) => [one.count, one.because]);
    expect(await because()).toEqual([[1, 'off']]);
    const body = { programme: 'intern' as const, terms: { ...terms, hold_minutes: 30 } };
    await portal().call('setAutomaticOffers', { token: await grace(), body });
    expect(await because()).toEqual([[1, 'earlier']]);
    await portal()
      .knex('waiting_lists')
      .update({ automatic_since_at: new Date(0) });
    expect(await because()).toEqual([]);
    const dayOff = { from: dayIn(30), until: dayIn(30), kind: 'holiday' as const, label: 'Heroes Day' };
    const { body: made } = await portal().call('createDayOff', { token: await grace(), body: dayOff });
    expect(await because()).toEqual([[1, 'clash']]);
    await portal().call('deleteDayOff', { token: await grace(), params: { id: made.day_off.id } });
    await offerFreePlaces(portal().service, silentLogger);
    expect(await because()).toEqual([]);
    const [{ id }] = await portal().knex('held_decisions').whereNotNull('slot');
    await portal().call('undoDecision', { token: await grace(), params: { id } });
    expect(await because()).toEqual([[1, 'undone']]);
  });

  it('lists those of a round alone, with their places on the whole list', async () => {
    const round = await make();
    const [other, divine] = [await inRound(null), await inRound(round.id)];
    await waits(other, divine);
    const { entries, rounds, counts } = await list({ round: round.id });
    expect(entries.map(({ place, application }) => [place, application.id, application.round_id])).toEqual([
      [2, divine.applicationId, round.id],
    ]);
    expect(rounds).toEqual([{ id: round.id, names: { en: 'Autumn' }, count: 1 }]);
    expect(counts).toEqual([{ programme: 'intern', count: 2 }]);
  });

  it('those of a round are listed beyond the hundreds of other rounds', async () => {
    const round = await make();
    const divine = await inRound(round.id);
    await waits(divine);
    const row = await portal().knex('waiting_list_entries').first();
    const application = await portal().knex('applications').where({ id: divine.applicationId }).first();
    const others = Array.from({ length: 500 }, (_, index) => ({
      ...application,
      ...{ id: 8_000_000 + index, round_id: null },
    }));
    for (let from = 0; from < others.length; from += 100)
      await portal()
        .knex('applications')
        .insert(others.slice(from, from + 100));
    const entries = others.map(({ id }, index) => ({
      ...row,
      ...{ id: 8_000_000 + index, application_id: id, slot: id, position: index - 600 },
    }));
    await portal().knex('waiting_list_entries').insert(entries);
    try {
      const { entries: listed } = await list({ round: round.id });
      expect(listed.map(({ application: { id } }) => id)).toEqual([divine.applicationId]);
    } finally {
      await portal().knex('waiting_list_entries').where('id', '>=', 8_000_000).delete();
      await portal().knex('applications').where('id', '>=', 8_000_000).delete();
    }
  });
});
