import { engineOf } from '@portal/service-kit/database';
import { sorts } from '../src/lists/list';
import { searchTerms } from '../src/lists/search';
import { nothingHidden } from '../src/platform/hidden-store';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { beginMany, listing } from './factories/lists';

const states = ['draft', 'submitted', 'in-review', 'submitted', 'approved'];

onEachDatabase((portal) => {
  const { list } = listing(portal);
  let ids: number[] = [];
  let token: string;

  /** Applications in several states, some of them not submitted, some from the same day. */
  beforeAll(async () => {
    ids = await beginMany(portal(), 35);
    token = await staffToken(portal(), 'reviewer');
    for (const [index, id] of ids.entries()) {
      const status = states[index % states.length] as string;
      const submitted_at = status === 'draft' ? null : new Date(Date.UTC(2026, 3, 1 + (index % 4)));
      await portal().knex('applications').where({ id }).update({ status, submitted_at });
    }
  });

  type Asked = { search?: string; status?: string; sort?: string; around?: number };
  const neighbours = async (id: number, query: Asked = {}) =>
    portal().call('getNeighbours', { token, params: { id }, query });

  async function wholeList(query: Asked): Promise<number[]> {
    const first = (await list({ ...query })).body;
    const found = first.applications.map(({ id }) => id);
    for (let page = 2; page <= first.pagination.last_page; page += 1) {
      found.push(...(await list({ ...query, page })).body.applications.map(({ id }) => id));
    }
    return found;
  }

  describe('the applications beside one', () => {
    const lists: Asked[] = [
      ...sorts.map((sort) => ({ sort })),
      ...sorts.map((sort) => ({ sort, status: 'submitted' })),
      { search: 'person w' },
      { search: 'p', sort: 'applicant_name' },
      { search: 'person', status: 'approved', sort: '-updated_at' },
      {},
    ];
    it.each(lists)('are the neighbours in the list %j, at every place', async (query) => {
      const whole = await wholeList(query);
      expect(whole.length).toBeGreaterThan(5);
      const results = [];
      for (const id of whole) results.push((await neighbours(id, query)).body);
      expect(results).toEqual(
        whole.map((_, index) => ({ previous: whole[index - 1] ?? null, next: whole[index + 1] ?? null })),
      );
    });

    it('of an application that has left the list are the neighbours of its old place', async () => {
      const query = { status: 'submitted', sort: 'created_at' };
      const [first = 0, second = 0, third = 0] = await wholeList(query);
      await portal().knex('applications').where({ id: second }).update({ status: 'approved' });
      expect((await neighbours(second, query)).body).toEqual({ previous: first, next: third });
      await portal().knex('applications').where({ id: second }).update({ status: 'submitted' });
    });

    it.each(lists)('come with the lines around them in the list %j, at every place', async (query) => {
      const whole = await wholeList(query);
      for (const [at, id] of whole.entries()) {
        const { body } = await neighbours(id, { ...query, around: 2 });
        expect(body.applications?.map((line) => line.id)).toEqual(whole.slice(Math.max(at - 2, 0), at + 3));
        expect([body.previous, body.next]).toEqual([whole[at - 1] ?? null, whole[at + 1] ?? null]);
      }
    });

    it('have what is open between them, also where the list has it not', async () => {
      const query = { status: 'submitted', sort: 'created_at' };
      const [first = 0, second = 0, third = 0] = await wholeList(query);
      await portal().knex('applications').where({ id: second }).update({ status: 'approved' });
      const { body } = await neighbours(second, { ...query, around: 1 });
      expect(body.applications?.map(({ id, status }) => [id, status])).toEqual([
        [first, 'submitted'],
        [second, 'approved'],
        [third, 'submitted'],
      ]);
      await portal().knex('applications').where({ id: second }).update({ status: 'submitted' });
    });

    it('are for staff alone, and not found for a missing application', async () => {
      const amina = await buildApplicant(portal());
      const params = { id: ids[0] as number };
      expect(
        (await portal().call('getNeighbours', { token: await amina.accountToken(), params })).status,
      ).toBe(403);
      expect((await neighbours(2_000_000_000)).status).toBe(404);
      const wrong = await neighbours(params.id, { sort: 'phone' });
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['sort']]);
      await portal().knex('applications').where({ id: amina.applicationId }).delete();
    });

    it('are found by an index, with the same number of statements at every place', async () => {
      await beginMany(portal(), 300, 'visitor');
      if (engineOf(portal().knex) === 'mysql') await portal().knex.raw('analyze table applications');
      for (const search of ['', 'p', 'person w']) {
        for (const by of ['submitted_date', 'status', 'applicant_name'] as const) {
          const counts = new Set<number>();
          for (const id of [ids[0], ids[17], ids[34]] as number[]) {
            const request = {
              type: 'intern' as const,
              terms: searchTerms(search, 'intern'),
              hidden: nothingHidden,
              sort: { by, descending: true },
            };
            const seen = await statements(() => portal().service.stores.lists.neighbours(id, request));
            counts.add(seen.length);
            for (const statement of seen) expect(await withoutIndex(statement)).toEqual([]);
          }
          expect([search, by, counts]).toEqual([search, by, new Set([counts.values().next().value])]);
          expect(Math.max(...counts)).toBeLessThanOrEqual(4);
        }
      }
      await portal().knex('applications').where({ type: 'visitor' }).delete();
    });
  });

  type Statement = { sql: string; bindings: never[] };

  async function statements(work: () => Promise<unknown>): Promise<Statement[]> {
    const seen: Statement[] = [];
    const see = (query: Statement) => {
      if (!/_outbox/.test(query.sql)) seen.push(query);
    };
    portal().knex.on('query', see);
    await work();
    portal().knex.off('query', see);
    return seen;
  }

  /** The reads of our tables without an index; temporary tables of a statement have none. */
  async function withoutIndex({ sql, bindings }: Statement): Promise<unknown[]> {
    const { knex } = portal();
    if (engineOf(knex) === 'sqlite') {
      const steps: { detail: string }[] = await knex.raw(`explain query plan ${sql}`, bindings);
      return steps.filter(({ detail }) => /^SCAN (?!m\b|\(|CONSTANT)/.test(detail) && !/USING/.test(detail));
    }
    const [steps] = await knex.raw(`explain ${sql}`, bindings);
    return (steps as { table: string | null; key: string | null }[]).filter(
      ({ table, key }) => table && !table.startsWith('<') && !key,
    );
  }
});
