import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const staff = {
    grace: { personId: 9_301, name: 'Grace Mutoni', role: 'admin' },
    ruth: { personId: 9_302, name: 'Ruth Uwera', role: 'admin' },
    joel: { personId: 9_303, name: 'Joel Kamau', role: 'reviewer' },
  } as const;
  type Who = keyof typeof staff;
  const tokenOf = (person: Who) => staffToken(portal(), staff[person].role, staff[person]);
  const opens = async (person: Who, { applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await tokenOf(person), params: { id } })).status;
  const knows = async (person: Who, { applicationId: id }: Applicant) =>
    portal().call('declareConflict', { token: await tokenOf(person), params: { id } });
  const claims = async (person: Who, one: Applicant, other: Applicant, verdict: string) => {
    const body = { other_id: other.applicationId, verdict };
    const params = { id: one.applicationId };
    const { status } = await portal().call('setSamePerson', { token: await tokenOf(person), params, body });
    expect(status).toBe(200);
  };
  const listed = async (person: Who = 'ruth') =>
    (await portal().call('listConflicts', { token: await tokenOf(person) })).body.conflicts;
  const entryOf = async ({ applicationId }: Applicant, person: Who = 'grace') => {
    const name = staff[person].name;
    const found = (await listed()).find((one) => one.application_id === applicationId && one.reader === name);
    if (!found) throw new Error(`${name} does not know the applicant of ${applicationId}`);
    return found;
  };
  const lift = async (person: Who, id: number) =>
    portal().call('liftConflict', { token: await tokenOf(person), params: { id } });
  const override = async (person: Who, id: number, body: object) =>
    portal().call('overrideOwnConflict', { token: await tokenOf(person), params: { id }, body });
  const pair = async () => {
    const [known, other] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    expect((await knows('grace', known)).status).toBe(204);
    return { known, other };
  };
  afterEach(() => portal().auth.standings.clear());

  describe('a conflict that follows from a verdict of the same person', () => {
    it('goes when that is taken back, with what was assigned there', async () => {
      const { known, other } = await pair();
      const params = { id: other.applicationId, reader: staff.grace.personId };
      portal().auth.colleagues.push({ id: staff.grace.personId, name: staff.grace.name, role: 'admin' });
      await portal().call('assignReader', { token: await tokenOf('ruth'), params });
      await claims('joel', other, known, 'same');
      expect(await opens('grace', other)).toBe(403);
      await claims('joel', other, known, 'unsaid');
      expect([await opens('grace', other), await opens('grace', known)]).toEqual([200, 403]);
      const read = await portal().call('getAssessment', { token: await tokenOf('ruth'), params });
      expect(read.body.readers).toMatchObject([{ id: staff.grace.personId }]);
    });

    it('goes when they are marked as different people', async () => {
      const { known, other } = await pair();
      await claims('joel', other, known, 'same');
      await claims('joel', other, known, 'different');
      expect(await opens('grace', other)).toBe(200);
    });

    it('goes along a chain, and stays where another way leads there', async () => {
      const { known, other } = await pair();
      const third = await buildSubmitted(portal());
      await claims('joel', known, other, 'same');
      await claims('joel', other, third, 'same');
      expect(await opens('grace', third)).toBe(403);
      await claims('joel', known, third, 'same');
      await claims('joel', known, other, 'unsaid');
      expect([await opens('grace', other), await opens('grace', third)]).toEqual([403, 403]);
      await claims('joel', known, third, 'unsaid');
      expect([await opens('grace', other), await opens('grace', third)]).toEqual([200, 200]);
    });

    it('names its source, goes with it, and can be lifted by itself', async () => {
      const { known, other } = await pair();
      await claims('joel', other, known, 'same');
      const derived = await entryOf(other);
      expect(derived.follows_from).toBe((await entryOf(known)).reference);
      expect((await lift('ruth', derived.id)).status).toBe(200);
      expect([await opens('grace', other), await opens('grace', known)]).toEqual([200, 403]);
      // Another verdict on the application does not bring the conflict back.
      const third = await buildSubmitted(portal());
      await claims('joel', other, third, 'same');
      expect(await opens('grace', other)).toBe(200);
      expect((await lift('ruth', (await entryOf(known)).id)).status).toBe(200);
      expect([await opens('grace', known), await opens('grace', third)]).toEqual([200, 200]);
    });

    it('stays where the reader has declared it themselves', async () => {
      const { known, other } = await pair();
      await knows('grace', other);
      await claims('joel', other, known, 'same');
      await claims('joel', other, known, 'unsaid');
      expect(await opens('grace', other)).toBe(403);
    });
  });

  describe('one’s own conflict', () => {
    it('is lifted by another administrator, not alone', async () => {
      const { known } = await pair();
      const { id } = await entryOf(known);
      const refused = await lift('grace', id);
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'You said that you know this person. Another administrator has to give you access again.',
      ]);
      expect((await override('grace', id, { reason: 'I need it.' })).status).toBe(403);
      expect(await opens('grace', known)).toBe(403);
      expect((await lift('ruth', id)).status).toBe(200);
      expect(await opens('grace', known)).toBe(200);
    });

    it('is lifted by the only administrator with a reason, which is recorded', async () => {
      const { known } = await pair();
      const { id } = await entryOf(known);
      portal().auth.standings.set(staff.grace.personId, { role: 'admin', other_administrator: false });
      expect((await lift('grace', id)).status).toBe(403);
      expect((await override('grace', id, { reason: '  ' })).status).toBe(422);
      const reason = 'We met once, at a fair, years ago.';
      expect((await override('grace', id, { reason })).status).toBe(200);
      expect(await opens('grace', known)).toBe(200);
      const params = { id: known.applicationId };
      const { entries } = (await portal().call('getTimeline', { token: await tokenOf('ruth'), params })).body;
      expect(entries).toContainEqual(
        expect.objectContaining({
          action: 'edited',
          details: { conflict_lifted: 'Grace Mutoni', own: true, reason },
        }),
      );
      const events = await portal().knex('applications_events').where({ kind: 'conflict_lifted' });
      expect(events.map(({ details }) => JSON.parse(details))).toContainEqual({
        ...{ reader: String(staff.grace.personId), own: true },
      });
    });

    it('of somebody else is nothing to override', async () => {
      const { known } = await pair();
      const { id } = await entryOf(known);
      expect((await override('ruth', id, { reason: 'For them.' })).status).toBe(404);
    });
  });
});
