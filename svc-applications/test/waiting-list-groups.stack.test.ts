import { lapseOffers } from '../src/offers/offers/lapse-job';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { approveWithOffer, dayIn } from './factories/offers';
import { buildSubmittedVisit } from './factories/visits';

const terms = { message: 'A place has become free, and we are glad to offer it.', reply_days: 5 };
const programme = 'visitor' as const;

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const list = async () =>
    (await portal().call('listWaitingList', { token: await grace(), query: { programme } })).body;
  const free = async () => (await list()).free_places ?? [];
  const group = async (people_participated: number) => {
    const visitor = await buildSubmittedVisit(portal());
    const row = await portal().knex('applications').where({ id: visitor.applicationId }).first('answers');
    const answers = JSON.stringify({ ...JSON.parse(row.answers), people_participated });
    await portal().knex('applications').where({ id: visitor.applicationId }).update({ answers });
    const body = { application_id: visitor.applicationId };
    await portal().call('addToWaitingList', { token: await grace(), body });
    return visitor;
  };
  const days = { from: dayIn(30), until: dayIn(60) };
  const addPlaces = async (count: number) => {
    const facts = { ...days, programme, places: 1 };
    const made = await portal().call('createPlacePeriods', { token: await grace(), body: facts });
    const params = { id: made.body.periods[0]?.id as number };
    const body = { ...facts, places: 1 + count };
    expect((await portal().call('updatePlacePeriod', { token: await grace(), params, body })).status).toBe(
      200,
    );
  };
  const offerFirst = async (chosen: object = { from: dayIn(40), until: dayIn(41) }) => {
    const { free_places: [place] = [], version } = await list();
    const params = { id: place?.id as number };
    const body = { version, terms: { ...terms, ...chosen } };
    return portal().call('offerPlaceToNext', { token: await grace(), params, body });
  };

  afterEach(async () => {
    for (const table of [
      ...['waiting_list_entries', 'waiting_lists', 'freed_places', 'held_decisions', 'offers'],
      'place_periods',
    ])
      await portal().knex(table).delete();
  });

  it('a group that is next takes as many added places as people come, and gives them back when it is undone', async () => {
    await group(3);
    await addPlaces(5);
    expect(await free()).toHaveLength(5);
    const made = await offerFirst();
    expect([made.status, made.body.held.offer]).toEqual([200, expect.objectContaining({ participants: 3 })]);
    await group(2);
    expect(await free()).toHaveLength(2);
    const params = { id: made.body.held.id };
    expect((await portal().call('undoDecision', { token: await grace(), params })).status).toBe(200);
    expect(await free()).toHaveLength(5);
  });

  it('fewer people than a group that gave its place up leave the others, which staff offer to the next', async () => {
    const left = await group(4);
    const { id } = await approveWithOffer(portal(), left, { participants: 4 });
    await portal()
      .knex('offers')
      .where({ id })
      .update({ reply_by: `${dayIn(-2)}T09:00` });
    await lapseOffers(portal().service);
    expect(await free()).toMatchObject([{ participants: 4 }]);
    await group(1);
    const made = await offerFirst({});
    expect([made.status, made.body.held.offer]).toEqual([200, expect.objectContaining({ participants: 1 })]);
    const others = [1, 2, 3].map(() => expect.objectContaining({ participants: 1 }));
    expect(await free()).toEqual(others);
    const params = { id: made.body.held.id };
    expect((await portal().call('undoDecision', { token: await grace(), params })).status).toBe(200);
    expect(await free()).toEqual([...others, expect.objectContaining({ participants: 1 })]);
  });

  it('a group for which there is no room is not offered a place for fewer, and says why', async () => {
    await group(9);
    await addPlaces(2);
    const refused = await offerFirst();
    expect([refused.status, refused.body.clashes]).toEqual([
      409,
      [expect.objectContaining({ kind: 'full', places: 3 })],
    ]);
    expect(await free()).toHaveLength(2);
  });
});
