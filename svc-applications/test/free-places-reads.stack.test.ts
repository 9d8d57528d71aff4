import { AsyncLocalStorage } from 'node:async_hooks';
import { calendarOf } from '@portal/service-kit/calendar';
import { freePlaces } from '../src/decisions/waiting-list/free-places';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { dayIn } from './factories/offers';
import { buildSubmitted } from './factories/sections';

const calendar = calendarOf('Africa/Kigali');
const read = /from .(freed_places|waiting_list_entries|place_periods|offers|days_off)\b/;

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const stores = () => portal().service.stores;
  const free = async () => freePlaces(stores(), await stores().waitingLists.list('intern'), calendar);
  const days = (from: number) => ({ from_day: dayIn(from), until_day: dayIn(from + 20) });
  const place = (from: number) => ({
    ...{ programme: 'intern', participants: 1, freed_at: new Date(Date.now() + 60_000) },
    ...days(from),
  });

  /** The statements for showing free places, without those of the service's workers. */
  async function shown() {
    const asked: string[] = [];
    const showing = new AsyncLocalStorage<true>();
    const note = ({ sql }: { sql: string }) => void (showing.getStore() && read.test(sql) && asked.push(sql));
    const list = await stores().waitingLists.list('intern');
    portal().knex.on('query', note);
    const places = await showing.run(true, () => freePlaces(stores(), list, calendar));
    portal().knex.off('query', note);
    return { asked, places };
  }

  it('free places take as many statements, however many there are and however many wait', async () => {
    const people = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    for (const { applicationId: application_id } of people)
      await portal().call('addToWaitingList', { token: await grace(), body: { application_id } });
    const terms = { message: 'A place has become free, and we are glad.', reply_days: 5 };
    await portal().call('setAutomaticOffers', { token: await grace(), body: { programme: 'intern', terms } });
    await portal()
      .knex('place_periods')
      .insert([10, 40, 70].map((from) => ({ programme: 'intern', ...days(from), places: 90 })));
    await portal().knex('freed_places').insert(place(10));
    const one = await shown();
    expect(one.places).toHaveLength(1);
    expect(one.asked.length).toBeGreaterThan(3);
    // A delayed decision waits on the first person, so the second is next.
    await portal().call('offerPlaceToNext', {
      token: await grace(),
      params: { id: one.places[0]?.id as number },
      body: { version: (await stores().waitingLists.list('intern')).version, terms },
    });
    const many = Array.from({ length: 40 }, (_, index) => place(10 + index));
    await portal().knex('freed_places').insert(many);
    const forty = await shown();
    expect(forty.places).toHaveLength(40);
    expect(new Set(forty.places.map(({ next }) => next?.applicationId))).toEqual(
      new Set([people[1]?.applicationId]),
    );
    expect(forty.asked).toHaveLength(one.asked.length);
    expect(forty.asked.filter((sql) => /waiting_list_entries/.test(sql))).toHaveLength(1);
  });

  it('a period takes no more free places than it has room for, whichever part of it they are for', async () => {
    for (const table of ['freed_places', 'place_periods']) await portal().knex(table).delete();
    await portal()
      .knex('place_periods')
      .insert({ programme: 'intern', ...days(100), places: 2 });
    await portal().knex('freed_places').insert([100, 101, 102, 125].map(place));
    expect((await free()).map(({ from }) => from)).toEqual([100, 101, 125].map(dayIn));
  });
});
