import { onEachDatabase } from './applications-under-test';
import { personal, staffToken } from './factories/applicant';
import { beginMany } from './factories/lists';
import { withoutLetters } from './factories/referees';
import { buildSubmitted } from './factories/sections';
import { buildVisitor } from './factories/visits';

onEachDatabase((portal) => {
  const overview = async (query: object = {}) =>
    portal().call('listApplications', { query: { ...query }, token: await staffToken(portal(), 'reviewer') });
  const ids = async (query: object = {}): Promise<number[]> => {
    const { status, body } = await overview(query);
    if (status !== 200) throw new Error(`listApplications answered ${status} ${JSON.stringify(body)}`);
    return body.applications.map(({ id }: { id: number }) => id);
  };
  const change = (id: number, columns: object) => portal().knex('applications').where({ id }).update(columns);
  let interns: number[] = [];
  let visitors: number[] = [];

  beforeAll(async () => {
    interns = await beginMany(portal(), 40);
    visitors = await beginMany(portal(), 25, 'visitor');
    // Half of the applications are submitted, in pairs at the same moment; the others have no day of submission.
    for (const [index, id] of [...interns, ...visitors].entries())
      if (index % 2 === 0)
        await change(id, {
          status: 'submitted',
          submitted_at: new Date(Date.UTC(2026, 2, 1 + (index >> 2))),
        });
  });

  describe('the list of all programmes', () => {
    it.each(['-submitted_date', 'submitted_date', 'created_at', '-updated_at', 'applicant_name', '-status'])(
      'has everybody once, forwards and backwards, by %s',
      async (sort) => {
        const first = (await overview({ sort })).body;
        expect([first.total, first.applications.length, first.previous]).toEqual([65, 50, null]);
        const second = (await overview({ sort, after: first.next })).body;
        expect([second.applications.length, second.next]).toEqual([15, null]);
        const all = [...first.applications, ...second.applications].map(({ id }) => id);
        expect(new Set(all)).toEqual(new Set([...interns, ...visitors]));
        const back = (await overview({ sort, before: second.previous })).body;
        expect(back.applications.map(({ id }: { id: number }) => id)).toEqual(all.slice(0, 50));
        expect(back.previous).toBeNull();
        const turned = await ids({ sort: sort.startsWith('-') ? sort.slice(1) : `-${sort}` });
        expect(turned).toEqual([...all].reverse().slice(0, 50));
      },
    );

    it('goes on after the place where a reader stopped, also when that row has moved meanwhile', async () => {
      const first = (await overview({ sort: 'created_at' })).body;
      const expected = await ids({ sort: 'created_at', after: first.next });
      const { id: last = 0, created_at = '' } = first.applications.at(-1) ?? {};
      await change(last, { created_at: new Date(Date.UTC(2020, 0, 1)) });
      expect(await ids({ sort: 'created_at', after: first.next })).toEqual(expected);
      await change(last, { created_at: new Date(created_at) });
    });

    it.each([
      ['a place of another order', { sort: 'status', after: 'W10' }],
      ['a place that is no text', { after: '%%%' }],
      ['a day that there is not', { submitted_from: '2026-13-01' }],
      ['a zone that nobody knows', { time_zone: 'Mars/Olympus' }],
      ['two places', { after: 'W10', before: 'W10' }],
      ['an order that nobody offers', { sort: 'phone' }],
    ])('refuses %s', async (_what, query) => {
      expect((await overview(query)).status).toBe(422);
    });

    it('runs as many statements for fifty rows as for two', async () => {
      const statements = async (query: object) => {
        const token = await staffToken(portal(), 'reviewer');
        let seen = 0;
        const see = ({ sql }: { sql: string }) => {
          if (
            !/outbox|revocation|letter_requests` where `state|held_decisions` where `slot|begin|commit/i.test(
              sql,
            )
          )
            seen += 1;
        };
        portal().knex.on('query', see);
        await portal().call('listApplications', { query: { ...query }, token });
        portal().knex.off('query', see);
        return seen;
      };
      // Three of these are for the progress of drafts.
      expect(await statements({ sort: '-created_at' })).toBeLessThanOrEqual(13);
      const many = await statements({ sort: '-created_at', search: 'person' });
      const few = await statements({ sort: '-created_at', search: 'w11' });
      expect(few).toBe(many);
      expect(many).toBeLessThanOrEqual(14);
    });
  });

  describe('its filters', () => {
    it('find programmes, statuses and days, also several at once', async () => {
      const programme = await ids({ type: 'visitor', status: 'submitted' });
      expect(new Set(programme)).toEqual(new Set(visitors.filter((_, index) => index % 2 === 0)));
      expect((await overview({ type: 'intern,visitor' })).body.total).toBe(65);
      expect((await overview({ status: 'approved,rejected' })).body.total).toBe(0);
      expect((await overview({ type: 'nothing-of-this-name' })).body.total).toBe(0);
      const days = { submitted_from: '2026-03-02', submitted_to: '2026-03-02' };
      expect(new Set(await ids(days))).toEqual(new Set([interns[4], interns[6]]));
      // Midnight UTC is two o'clock on the same day in Kigali, but still the evening before in New York.
      expect(await ids({ ...days, time_zone: 'Africa/Kigali' })).toHaveLength(2);
      expect(new Set(await ids({ ...days, time_zone: 'America/New_York' }))).toEqual(
        new Set([interns[8], interns[10]]),
      );
    });

    it('find a nationality as it stands in the answers, whoever wrote them', async () => {
      const [first, second] = visitors as [number, number];
      await change(first, { answers: JSON.stringify({ nationality: 'Kenyan' }), answers_version: 1 });
      await change(second, { answers: JSON.stringify({ nationality: null }), answers_version: 1 });
      expect(await ids({ nationality: 'Kenyan' })).toEqual([first]);
      expect(await ids({ nationality: 'null' })).toEqual([]);
      const { body } = await portal().call('getApplicationFilters', {
        token: await staffToken(portal(), 'reviewer'),
      });
      const offered = body.filters.find(({ key }: { key: string }) => key === 'nationality');
      expect(offered?.choices).toEqual([{ value: 'Kenyan', label: 'Kenyan' }]);
      const { body: page } = await overview({ nationality: 'Kenyan' });
      expect(page.applications[0]?.nationality).toBe('Kenyan');
    });

    it('find who is withdrawn, and whose letters are missing', async () => {
      const [gone] = interns as [number];
      await change(gone, { withdrawn_at: new Date() });
      expect(await ids({ mark: 'withdrawn' })).toEqual([gone]);
      expect(await ids({ mark: 'reopened,held' })).toEqual([]);
      await change(gone, { withdrawn_at: null });
      const complete = await buildSubmitted(portal());
      const lacking = await buildSubmitted(portal());
      await withoutLetters(portal(), lacking);
      const found = await ids({ letters: 'missing', search: 'amina' });
      expect(found).toContain(lacking.applicationId);
      expect(found).not.toContain(complete.applicationId);
    });

    it('find people of every programme by name, email and reference', async () => {
      const email = personal().email;
      const { applicationId } = await buildVisitor(portal(), { email, name: 'Odile Quaye' });
      expect(await ids({ search: 'quaye' })).toEqual([applicationId]);
      expect(await ids({ search: email })).toEqual([applicationId]);
      expect(await ids({ search: `VIS-${applicationId}` })).toEqual([applicationId]);
      expect(await ids({ search: `INT-${applicationId}` })).toEqual([]);
      expect(await ids({ search: 'quaye', type: 'intern' })).toEqual([]);
    });
  });

  describe('a saved view', () => {
    const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
    const joel = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Joel Kamau' });
    const body = { name: 'To read', query: 'status=submitted&search=ineza&after=abc', shared: false };
    const viewsOf = async (token: string) => (await portal().call('listSavedViews', { token })).body.views;

    it('is its owner’s alone until it is shared, and keeps nobody’s name', async () => {
      const saved = await portal().call('createSavedView', { token: await grace(), body });
      expect(saved.body.view).toMatchObject({ name: 'To read', query: 'status=submitted', own: true });
      const { id } = saved.body.view;
      expect(await viewsOf(await joel())).toEqual([]);
      const shared = { ...body, shared: true };
      expect(
        (await portal().call('updateSavedView', { token: await grace(), params: { id }, body: shared }))
          .status,
      ).toBe(200);
      expect(await viewsOf(await joel())).toMatchObject([{ id, own: false, owner_name: 'Grace Mutoni' }]);
      const token = await joel();
      expect((await portal().call('updateSavedView', { token, params: { id }, body: shared })).status).toBe(
        404,
      );
      expect((await portal().call('deleteSavedView', { token, params: { id } })).status).toBe(404);
      const again = await portal().call('createSavedView', { token: await grace(), body });
      expect([again.status, again.body.errors.name]).toEqual([
        422,
        ['You have a view of this name already. Choose another name.'],
      ]);
      expect((await portal().call('deleteSavedView', { token: await grace(), params: { id } })).status).toBe(
        204,
      );
      expect(await viewsOf(await joel())).toEqual([]);
    });
  });
});
