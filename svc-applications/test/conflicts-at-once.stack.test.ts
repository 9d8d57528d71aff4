import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const staff = {
    grace: { personId: 9_401, name: 'Grace Mutoni', role: 'admin' },
    ruth: { personId: 9_402, name: 'Ruth Uwera', role: 'admin' },
    joel: { personId: 9_403, name: 'Joel Kamau', role: 'reviewer' },
  } as const;
  type Who = keyof typeof staff;
  const tokenOf = (person: Who) => staffToken(portal(), staff[person].role, staff[person]);
  const knows = async (person: Who, { applicationId: id }: Applicant) =>
    (await portal().call('declareConflict', { token: await tokenOf(person), params: { id } })).status;
  const judge = async (person: Who, [one, other]: readonly [Applicant, Applicant], verdict = 'same') => {
    const body = { other_id: other.applicationId, verdict };
    const params = { id: one.applicationId };
    return (await portal().call('setSamePerson', { token: await tokenOf(person), params, body })).status;
  };
  const opens = async (person: Who, { applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await tokenOf(person), params: { id } })).status;
  const decides = async (person: Who, applicant: Applicant) =>
    (await portal().call('decideApplication', { token: await tokenOf(person), body: decision(applicant) }))
      .status;
  const conflictOf = async (person: Who, { applicationId: application_id }: Applicant) =>
    (
      await portal()
        .knex('reading_conflicts')
        .where({ application_id, staff_id: staff[person].personId })
        .first()
    )?.id as number;
  const lift = async (person: Who, id: number) =>
    (await portal().call('liftConflict', { token: await tokenOf(person), params: { id } })).status;
  const override = async (person: Who, id: number) => {
    const body = { reason: 'Nobody else is here.' };
    return (
      await portal().call('overrideOwnConflict', { token: await tokenOf(person), params: { id }, body })
    ).status;
  };
  const four = async () => {
    const made = [];
    for (let one = 0; one < 4; one += 1) made.push(await buildSubmitted(portal()));
    return made as [Applicant, Applicant, Applicant, Applicant];
  };
  const lifted = async ({ applicationId: subject_id }: Applicant) =>
    portal().knex('applications_events').where({ kind: 'conflict_lifted', subject_id });
  afterEach(() => portal().auth.standings.clear());
  const rounds = Array.from({ length: 5 }, (_, round) => round);

  it('a conflict that is declared while its applicant is joined with somebody else follows there', async () => {
    for (const _ of rounds) {
      const [one, two, three] = await four();
      await judge('joel', [one, two]);
      const answers = await Promise.all([knows('grace', one), judge('joel', [two, three])]);
      expect(answers).toEqual([204, 200]);
      expect([await opens('grace', three), await decides('grace', three)]).toEqual([403, 403]);
    }
  });

  it('a conflict follows along two links that are made at once', async () => {
    for (const _ of rounds) {
      const [one, two, three, other] = await four();
      await judge('joel', [two, three]);
      await knows('grace', one);
      const answers = await Promise.all([judge('joel', [one, two]), judge('ruth', [three, other])]);
      expect(answers).toEqual([200, 200]);
      for (const next of [two, three, other]) expect(await opens('grace', next)).toBe(403);
    }
  });

  it('two administrators who lift and override at once open nothing to themselves', async () => {
    for (const _ of rounds) {
      const [one, two] = await four();
      await Promise.all([knows('grace', one), knows('ruth', two), knows('grace', two)]);
      const own = await conflictOf('grace', one);
      const others = await conflictOf('ruth', two);
      const answers = await Promise.all([
        lift('grace', own),
        override('grace', own),
        lift('ruth', others),
        override('ruth', others),
        decides('grace', one),
        decides('ruth', two),
      ]);
      expect(answers).toEqual([403, 403, 403, 403, 403, 403]);
      expect([await opens('grace', one), await opens('ruth', two)]).toEqual([403, 403]);
      expect(await lifted(one)).toEqual([]);
    }
  });

  it('each lifts the conflict of the other once, whoever presses how often', async () => {
    const [one, two] = await four();
    await Promise.all([knows('grace', one), knows('ruth', two)]);
    const [graces, ruths] = [await conflictOf('grace', one), await conflictOf('ruth', two)];
    await Promise.all([1, 2, 3].flatMap(() => [lift('ruth', graces), lift('grace', ruths)]));
    expect([await opens('grace', one), await opens('ruth', two)]).toEqual([200, 200]);
    expect([(await lifted(one)).length, (await lifted(two)).length]).toEqual([1, 1]);
  });

  it('whoever is deactivated, or has another role, by the time it counts lifts nothing', async () => {
    const [one] = await four();
    await knows('grace', one);
    const own = await conflictOf('grace', one);
    for (const status of [
      { role: null },
      { role: 'reviewer' },
      { role: 'staff:3', permissions: ['decide'] },
    ]) {
      portal().auth.standings.set(staff.ruth.personId, status);
      portal().auth.standings.set(staff.grace.personId, { ...status, other_administrator: false });
      expect([await lift('ruth', own), await override('grace', own)]).toEqual([403, 403]);
    }
    expect(await opens('grace', one)).toBe(403);
  });
});
