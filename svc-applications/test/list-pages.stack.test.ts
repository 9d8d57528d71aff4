import { engineOf } from '@portal/service-kit/database';
import { searchTerms } from '../src/lists/search';
import { nothingHidden } from '../src/platform/hidden-store';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { beginMany, listing } from './factories/lists';

onEachDatabase((portal) => {
  const { list } = listing(portal);
  let ids: number[] = [];
  beforeAll(async () => {
    ids = await beginMany(portal(), 25);
  });

  /** The statements that `work` runs. */
  async function statements(work: () => Promise<unknown>): Promise<{ sql: string; bindings: never[] }[]> {
    const seen: { sql: string; bindings: never[] }[] = [];
    const see = (query: { sql: string; bindings: never[] }) => {
      if (!/_outbox/.test(query.sql)) seen.push(query);
    };
    portal().knex.on('query', see);
    await work();
    portal().knex.off('query', see);
    return seen;
  }

  const pageOf = (page: number, more: { search?: string; sort?: 'applicant_name' | 'status' } = {}) =>
    portal().service.stores.lists.page({
      type: 'intern',
      sort: { by: more.sort ?? 'created_at', descending: false },
      terms: searchTerms(more.search ?? '', 'intern'),
      hidden: nothingHidden,
      offset: (page - 1) * 10,
      limit: 10,
    });

  describe('the pages', () => {
    it('have ten lines each, and nobody twice', async () => {
      const pages = [];
      for (const page of [1, 2, 3]) pages.push((await list({ page, sort: 'created_at' })).body);
      expect(pages.map(({ applications }) => applications.length)).toEqual([10, 10, 5]);
      expect(pages.flatMap(({ applications }) => applications.map(({ id }) => id))).toEqual(ids);
      expect(pages[2]?.pagination).toEqual({ current_page: 3, last_page: 3, per_page: 10, total: 25 });
    });

    it('have an order among equals: drafts have no day of submission', async () => {
      const found = [];
      for (const page of [1, 2, 3]) found.push(...(await list({ page })).body.applications);
      expect(found.map(({ id }) => id)).toEqual([...ids].reverse());
    });

    it.each([4, 1_000_000_000])(
      'beyond the last, as %d, are empty and say how many there are',
      async (page) => {
        const { status, body } = await list({ page });
        expect([status, body.applications]).toEqual([200, []]);
        expect(body.pagination).toEqual({ current_page: page, last_page: 3, per_page: 10, total: 25 });
      },
    );

    it.each(['0', '-1', 'two', '1.5', '1e400', '99999999999999999999'])(
      'are not numbered %s',
      async (page) => {
        const { status, body } = await list({ page });
        expect([status, Object.keys(body.errors)]).toEqual([422, ['page']]);
      },
    );

    it('count the matches of search and filter', async () => {
      const { body } = await list({ search: 'person', page: 2 });
      expect(body.pagination).toEqual({ current_page: 2, last_page: 3, per_page: 10, total: 25 });
      expect((await list({ search: 'person w' })).body.pagination.total).toBe(10);
      expect((await list({ status: 'approved' })).body.pagination).toEqual({
        current_page: 1,
        last_page: 1,
        per_page: 10,
        total: 0,
      });
    });

    it('need the same number of statements, however many lines they have', async () => {
      const searches = ['', 'person', 'p', 'person w', 'p person'];
      for (const search of searches) {
        const counts = [];
        for (const page of [1, 2, 3]) counts.push((await statements(() => pageOf(page, { search }))).length);
        if (search.endsWith('w')) counts.splice(1);
        const [first = 0, ...further] = counts;
        expect(new Set(further).size).toBeLessThanOrEqual(1);
        // If there are few matches, the statement for the first page counts them.
        expect(first).toBeLessThanOrEqual(further[0] ?? 9);
        expect(Math.max(...counts)).toBeLessThanOrEqual(9);
      }
    });

    it('that nobody searches begin with two: the lines with their number, and what stands beside them; drafts take three more', async () => {
      const asked = async (role: 'admin' | 'reviewer') => {
        const token = await staffToken(portal(), role);
        const first = () =>
          portal().call('listProgrammeApplications', {
            params: { type: 'intern' },
            query: { sort: 'created_at' },
            token,
          });
        // The portal's settings are read again once they are older than half a second.
        return (await statements(first)).filter(({ sql }) => !/portal_settings/.test(sql));
      };
      // The progress of drafts needs their answers, documents and letters.
      expect(await asked('admin')).toHaveLength(2 + 3);
      // For reviewers each call also asks whether names are hidden from them.
      expect(await asked('reviewer')).toHaveLength(3 + 3);
      await portal().knex('applications').where({ type: 'intern' }).update({ status: 'submitted' });
      expect(await asked('admin')).toHaveLength(2);
      await portal().knex('applications').where({ type: 'intern' }).update({ status: 'draft' });
    });

    it('are read by an index, whatever the query', async () => {
      // Databases read small tables as a whole.
      await beginMany(portal(), 300, 'visitor');
      if (engineOf(portal().knex) === 'mysql') await portal().knex.raw('analyze table applications');
      for (const search of ['', 'p', 'person', 'person w', '12', 'INT-12', 'person w1 p', 'a@example.org']) {
        for (const sort of ['applicant_name', 'status'] as const) {
          for (const { sql, bindings } of await statements(() => pageOf(1, { search, sort }))) {
            await expectAnIndex(sql, bindings);
          }
        }
      }
      await portal().knex('applications').where({ type: 'visitor' }).delete();
    });
  });

  /** Tables that may be read as a whole: changes of the last minute, and the few conflicts that staff declared (k). */
  const short = ['application_figure_changes', 'k'];

  async function expectAnIndex(sql: string, bindings: never[]): Promise<void> {
    const { knex } = portal();
    if (engineOf(knex) === 'sqlite') {
      const steps: { detail: string }[] = await knex.raw(`explain query plan ${sql}`, bindings);
      // Scans of our tables count; temporary tables of a statement have no index.
      const scans = steps.filter(
        ({ detail }) =>
          /^SCAN (?![fmp]\b|\(|CONSTANT)/.test(detail) &&
          !/USING/.test(detail) &&
          !short.some((table) => detail.includes(` ${table}`)),
      );
      expect([sql, scans]).toEqual([sql, []]);
      return;
    }
    const explained = await knex.raw(`explain ${sql}`, bindings);
    const steps = explained[0] as { table: string | null; key: string | null }[];
    const without = steps.filter(
      ({ table, key }) => table && !short.includes(table) && !table.startsWith('<') && !key,
    );
    expect([sql, without]).toEqual([sql, []]);
  }

  describe('the figures', () => {
    it('count the stored applications', async () => {
      const token = await staffToken(portal());
      const { knex } = portal();
      const now = Date.now();
      const ago = (days: number) => new Date(now - days * 86_400_000);
      const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids;
      await knex('applications').update({ created_at: ago(45) });
      await knex('applications')
        .whereIn('id', ids.slice(0, 5))
        .update({ created_at: ago(3) });
      const change = (id: number, status: string, days: number) =>
        knex('applications')
          .where({ id })
          .update({ status, submitted_at: ago(days), applicant_email: 'one@example.org' });
      await change(first, 'submitted', 2);
      await change(second, 'in-review', 5);
      await change(third, 'approved', 12);
      await change(fourth, 'rejected', 40);
      // The reader opened these; the fifth was opened only while it was a draft.
      await portal().call('openApplication', { token, params: { id: first } });
      await portal().call('openApplication', { token, params: { id: fifth } });
      await knex('audit_entries')
        .where({ application_id: fifth })
        .update({ created_at: ago(60) });
      await knex('looks')
        .where({ application_id: fifth })
        .update({ looked_at: ago(60) });
      await change(fifth, 'submitted', 50);
      await beginMany(portal(), 3, 'visitor');
      await knex('applications')
        .where({ type: 'visitor' })
        .update({ created_at: ago(1), status: 'in-progress' });
      expect((await portal().call('getStatistics', { token })).body).toEqual({
        total: 28,
        intern: 25,
        visitor: 3,
        pending: 3,
        // Five of the internships share an email.
        applicants: 24,
        draft: 20,
        in_progress: 3,
        submitted: 2,
        in_review: 1,
        approved: 1,
        rejected: 1,
        waiting: { intern: { submitted: 2, unread: 1 }, visitor: { submitted: 0, unread: 0 } },
        changes: { total: -60, intern: -75, visitor: null, pending: 50 },
      });
    });
  });
});
