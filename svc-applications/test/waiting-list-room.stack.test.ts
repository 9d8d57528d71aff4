import { silentLogger } from '@portal/service-kit/logging';
import { offerFreePlaces } from '../src/decisions/waiting-list/offer-next-job';
import { lapseOffers } from '../src/offers/offers/lapse-job';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { anOffer, approveWithOffer, dayIn } from './factories/offers';
import { minutesFromNow } from './factories/rounds';
import { buildSubmitted } from './factories/sections';

const programme = 'intern' as const;
const terms = { message: 'A place has become free, and we are glad to offer it.', reply_days: 5 };

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const list = async () =>
    (await portal().call('listWaitingList', { token: await grace(), query: { programme } })).body;
  const free = async () =>
    ((await list()).free_places ?? []).map(({ from, until, participants }) => [from, until, participants]);
  const waits = async (...people: Applicant[]) => {
    for (const { applicationId: application_id } of people)
      await portal().call('addToWaitingList', { token: await grace(), body: { application_id } });
  };
  const automatic = async () =>
    portal().call('setAutomaticOffers', { token: await grace(), body: { programme, terms } });
  const offerByItself = () => offerFreePlaces(portal().service, silentLogger);
  const heldFor = () => portal().knex('held_decisions').whereNotNull('slot').pluck('application_id');
  const lapsed = async (count: number) => {
    for (let time = 0; time < count; time += 1) {
      const { id } = await approveWithOffer(portal(), await buildSubmitted(portal()));
      const reply_by = `${dayIn(-2)}T09:00`;
      await portal().knex('offers').where({ id }).update({ reply_by });
    }
    await lapseOffers(portal().service);
  };
  const onePlace = async () =>
    portal().call('createPlacePeriods', {
      token: await grace(),
      body: { programme, from: dayIn(20), until: dayIn(70), places: 1 },
    });
  const freed = (from: number, changes: object = {}) => ({
    ...{ programme, participants: 1, freed_at: new Date(), from_day: dayIn(from), until_day: dayIn(from) },
    ...changes,
  });

  afterEach(async () => {
    const { knex } = portal();
    for (const table of [
      ...['waiting_list_entries', 'waiting_lists', 'freed_places', 'held_decisions', 'offers'],
      'place_periods',
    ])
      await knex(table).delete();
    await knex('applications').update({ round_id: null });
    await knex('rounds').delete();
  });

  it('one place goes to one person, however many offers of it lapsed, while the offer can still be undone', async () => {
    const [divine, eric] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    await waits(divine, eric);
    await automatic();
    await lapsed(3);
    await onePlace();
    expect(await offerByItself()).toBe(1);
    expect(await offerByItself()).toBe(0);
    expect(await heldFor()).toEqual([divine.applicationId]);
    expect(await free()).toEqual([]);
    const { version } = await list();
    for (const id of await portal().knex('freed_places').whereNull('passed_to').pluck('id')) {
      const body = { version, terms };
      const pressed = await portal().call('offerPlaceToNext', { token: await grace(), params: { id }, body });
      expect(pressed.status).toBe(409);
    }
    const [held] = await portal().knex('held_decisions').whereNotNull('slot').pluck('id');
    await portal().call('undoDecision', { token: await grace(), params: { id: held } });
    expect(await free()).toEqual([[dayIn(30), dayIn(60), 1]]);
  });

  it('a free place is shown and offered behind hundreds that somebody else has by now', async () => {
    await waits(await buildSubmitted(portal()));
    await automatic();
    await onePlace();
    await approveWithOffer(portal(), await buildSubmitted(portal()));
    const since = new Date(Date.now() + 60_000);
    const taken = Array.from({ length: 505 }, (_, offer_id) =>
      freed(30, { offer_id: offer_id + 1_000_000, freed_at: since }),
    );
    await portal().knex.batchInsert('freed_places', taken, 100);
    await portal()
      .knex('freed_places')
      .insert(freed(90, { offer_id: 2_000_000, freed_at: since }));
    expect(await free()).toEqual([[dayIn(90), dayIn(90), 1]]);
    expect(await offerByItself()).toBe(1);
  });

  it('what a group left stays free when its round is renamed, and is offered by itself', async () => {
    const body = {
      ...{ programme, names: { en: 'Autumn' }, opens: minutesFromNow(-1_440), closes: minutesFromNow(1_440) },
      ...{ places: null, periods: [{ from: dayIn(30), until: dayIn(60) }] },
    };
    const made = await portal().call('createRound', { token: await grace(), body });
    const { id, version } = made.body.round;
    const [divine, eric] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    await waits(divine, eric);
    await automatic();
    const place = freed(40, { participants: 3, round_id: id, freed_at: new Date(Date.now() + 60_000) });
    await portal()
      .knex('freed_places')
      .insert({ ...place, offer_id: 3_000_000 });
    expect(await offerByItself()).toBe(1);
    const left = [dayIn(40), dayIn(40), 1];
    expect(await free()).toEqual([left, left]);
    const renamed = { ...body, names: { en: 'Autumn 2027' }, version };
    const answer = await portal().call('updateRound', {
      token: await grace(),
      params: { id },
      body: renamed,
    });
    expect(answer.status).toBe(200);
    expect(await free()).toEqual([left, left]);
    expect(await offerByItself()).toBe(1);
    expect(await heldFor()).toEqual([divine.applicationId, eric.applicationId]);
  });

  it('other days, or fewer people, leave the place of before free for the next', async () => {
    const amina = await buildSubmitted(portal());
    await approveWithOffer(portal(), amina, { participants: 2 });
    const offer = async (changes: object) => {
      const body = { application_id: amina.applicationId, offer: anOffer(changes) };
      expect((await portal().call('offerPlace', { token: await grace(), body })).status).toBe(200);
    };
    await offer({ participants: 1 });
    expect(await free()).toEqual([[dayIn(30), dayIn(60), 1]]);
    await offer({ participants: 1, from: dayIn(90), until: dayIn(99) });
    expect(await free()).toEqual([
      [dayIn(30), dayIn(60), 1],
      [dayIn(30), dayIn(60), 1],
    ]);
    await offer({ participants: 1, from: dayIn(90), until: dayIn(99), place: 'Kigali, second floor' });
    expect(await free()).toHaveLength(2);
  });
});
