import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { beginMany } from './factories/lists';

type Asked = Record<string, string | number>;
const states = ['submitted', 'in-review', 'submitted', 'approved', 'submitted'];

onEachDatabase((portal) => {
  let token: string;

  /** Alternates between both programmes; some applications are from the same day. */
  beforeAll(async () => {
    const [interns, visitors] = [
      await beginMany(portal(), 14),
      await beginMany(portal(), 14, 'visitor', 200_000),
    ];
    token = await staffToken(portal(), 'reviewer');
    for (const [index, id] of interns.flatMap((one, at) => [one, visitors[at] as number]).entries()) {
      const submitted_at = new Date(Date.UTC(2026, 3, 1 + Math.floor(index / 3)));
      const status = states[index % states.length];
      await portal().knex('applications').where({ id }).update({ status, submitted_at });
    }
  });

  const whole = async (query: Asked) =>
    (await portal().call('listApplications', { token, query })).body.applications.map(({ id }) => id);
  const beside = (id: number, query: Asked = {}) =>
    portal().call('getNeighboursInAll', { token, params: { id }, query: query as never });
  const unread = async (id: number, query: Asked = {}) =>
    (await portal().call('getNextUnreadInAll', { token, params: { id }, query: query as never })).body;
  const open = (id: number) => portal().call('openApplication', { token, params: { id } });

  describe('the applications beside one in the list of all programmes', () => {
    it.each<Asked>([
      { sort: 'submitted_date' },
      { sort: '-submitted_date', status: 'submitted,in-review' },
      { sort: 'applicant_name', search: 'person v' },
      { sort: '-status', submitted_from: '2026-04-03', submitted_to: '2026-04-06' },
      { type: 'visitor', sort: 'created_at' },
      {},
    ])('are the neighbours in the list %j, at every place', async (query) => {
      const all = await whole(query);
      expect(all.length).toBeGreaterThan(5);
      for (const [at, id] of all.entries()) {
        const { body } = await beside(id, { ...query, around: 2 });
        expect([body.previous, body.next]).toEqual([all[at - 1] ?? null, all[at + 1] ?? null]);
        const lines = body.applications?.map((one) => one.id);
        expect(lines).toEqual(all.slice(Math.max(at - 2, 0), at + 3));
      }
    });

    it('mix programmes, and one that has left the list has the neighbours of its old place', async () => {
      const query = { sort: 'submitted_date', status: 'submitted' };
      const [before = 0, left = 0, after = 0] = await whole(query);
      await portal().knex('applications').where({ id: left }).update({ status: 'approved' });
      const { body } = await beside(left, { ...query, around: 5 });
      expect(body).toMatchObject({ previous: before, next: after });
      const types = new Set(body.applications?.map(({ type }) => type));
      expect(types.size).toBe(2);
      await portal().knex('applications').where({ id: left }).update({ status: 'submitted' });
    });

    it('are of nobody who asks wrongly', async () => {
      const [id = 0] = await whole({});
      expect((await beside(id, { around: 0 })).status).toBe(422);
      expect((await beside(id, { sort: 'phone' })).status).toBe(422);
      expect((await beside(999_999)).status).toBe(404);
    });
  });

  it('the next unread one is the next in that list that this person has not opened, then from its beginning', async () => {
    const query = { sort: 'submitted_date', search: 'person' };
    const waiting = await whole({ ...query, status: 'submitted' });
    const [first = 0, second = 0, third = 0] = waiting;
    const last = waiting.at(-1) ?? 0;
    await open(second);
    const { type } = await portal().knex('applications').where({ id: third }).first();
    expect(await unread(first, query)).toEqual({ next: third, type });
    expect((await unread(last, query)).next).toBe(first);
    expect((await unread(last, { ...query, from: 'beginning' })).next).toBe(first);
    expect((await unread(first, { ...query, type: 'visitor' })).type).toBe('visitor');
    for (const id of waiting) await open(id);
    expect(await unread(first, query)).toEqual({ next: null, type: null });
  });

  describe('lines of named applications', () => {
    const lines = (ids: string) => portal().call('listApplicationLines', { token, query: { ids } });

    it('come in the order in which they were named, without those that are not there', async () => {
      const [one = 0, two = 0, three = 0] = await whole({});
      const { body } = await lines(`${three},${one},999999,${two},${three}`);
      expect(body.applications.map(({ id }) => id)).toEqual([three, one, two]);
      expect((await lines('9999999999')).body).toEqual({ applications: [] });
    });

    it.each(['', 'a', '1,', `1${',2'.repeat(100)}`])('are refused for %j', async (ids) => {
      expect((await lines(ids)).status).toBe(422);
    });
  });
});
