import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { beginMany } from './factories/lists';

onEachDatabase((portal) => {
  let ids: number[] = [];
  let token: string;

  beforeAll(async () => {
    ids = await beginMany(portal(), 6);
    token = await staffToken(portal(), 'reviewer');
    for (const [index, id] of ids.entries())
      await portal()
        .knex('applications')
        .where({ id })
        .update({ status: 'submitted', submitted_at: new Date(Date.UTC(2026, 3, 1 + index)) });
  });

  const read = (id: number) => portal().call('openApplication', { token, params: { id } });
  const ask = (id: number, query: { status?: string; sort?: string; from?: 'beginning' } = {}) =>
    portal().call('getNextUnread', { token, params: { id }, query: { sort: 'submitted_date', ...query } });
  const next = async (id: number, query?: { status?: string; sort?: string; from?: 'beginning' }) =>
    (await ask(id, query)).body.next;

  describe('the next unread application', () => {
    it('is the next in the list that this person has not opened, then from its beginning, then none', async () => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = ids;
      await read(c);
      expect(await next(c)).toBe(d);
      expect(await next(c, { sort: '-submitted_date' })).toBe(b);
      await read(d);
      expect(await next(c)).toBe(e);
      expect(await next(f)).toBe(a);
      expect(await next(a, { from: 'beginning' })).toBe(a);
      expect(await next(f, { from: 'beginning', sort: '-submitted_date' })).toBe(f);
      for (const id of [a, b, e, f]) await read(id);
      expect(await next(f)).toBeNull();
    });

    it('waits for a decision, is not withdrawn, and fits the list', async () => {
      const [a = 0, b = 0, c = 0] = ids;
      await portal().knex('audit_entries').whereIn('application_id', [a, b, c]).delete();
      await portal().knex('looks').whereIn('application_id', [a, b, c]).delete();
      expect(await next(a)).toBe(b);
      await portal().knex('applications').where({ id: b }).update({ withdrawn_at: new Date() });
      expect(await next(a)).toBe(c);
      expect(await next(a, { status: 'approved' })).toBeNull();
      await portal().knex('applications').where({ id: c }).update({ status: 'in-review' });
      expect(await next(a)).toBeNull();
    });

    it('is each reader’s own, and opened anew when it was submitted anew', async () => {
      const [a = 0, , , d = 0, e = 0] = ids;
      const other = await staffToken(portal(), 'admin');
      const theirs = await portal().call('getNextUnread', { token: other, params: { id: d } });
      expect(theirs.body.next).not.toBeNull();
      expect(await next(d)).toBe(a);
      const later = new Date(Date.now() + 1000);
      await portal().knex('applications').where({ id: e }).update({ submitted_at: later });
      expect(await next(d)).toBe(e);
    });

    it('is for staff alone, and not found for a missing application', async () => {
      const amina = await buildApplicant(portal());
      const params = { id: ids[0] as number };
      expect(
        (await portal().call('getNextUnread', { token: await amina.accountToken(), params })).status,
      ).toBe(403);
      expect((await ask(2_000_000_000)).status).toBe(404);
      expect((await ask(params.id, { sort: 'phone' })).status).toBe(422);
    });
  });
});
