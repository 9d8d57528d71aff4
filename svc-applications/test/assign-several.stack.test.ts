import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant } from './factories/applicant';
import { type Colleague, grace, joel, readingStaff, rosa } from './factories/reading-staff';
import { buildSubmitted } from './factories/sections';

interface Previewed {
  id: number;
  version: number;
  refusal: string | null;
  readers: { id: number; name: string }[];
}

onEachDatabase((portal) => {
  const { call, reading, tokenOf } = readingStaff(portal);
  beforeAll(() => void portal().auth.colleagues.push(grace, joel, rosa));
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `assign-key-of-a-test-${keys}-${Date.now()}`;
  };
  const several = async (count: number) => {
    const people: Applicant[] = [];
    for (let number = 0; number < count; number += 1) people.push(await buildSubmitted(portal()));
    return people;
  };
  const check = async (people: Applicant[], words: object): Promise<Previewed[]> => {
    const ids = people.map(({ applicationId }) => applicationId);
    const asked = { act: 'assign', ids, query: {}, ...words };
    const { status, body } = await portal().call('previewBulkAction', {
      token: await tokenOf(grace),
      body: asked,
    });
    expect(status).toBe(200);
    return body.applications;
  };
  const itemsOf = (rows: Previewed[]) =>
    rows
      .filter(({ refusal }) => refusal === null)
      .map(({ id, version, readers }) => ({ id, version, readers: readers.map((one) => one.id) }));
  const assign = async (items: object[], key = newKey(), person: Colleague = grace) =>
    portal().call('runBulkAction', { token: await tokenOf(person), body: { key, act: 'assign', items } });
  const readersOf = async (person: Applicant) =>
    (await reading(grace, person)).readers.map(({ name }) => name);

  it('all chosen readers get all, but for a row of which one knows the person, and it is taken back', async () => {
    const [known, first, second] = (await several(3)) as [Applicant, Applicant, Applicant];
    const draft = await buildApplicant(portal());
    await call(joel, 'declareConflict', { params: { id: known.applicationId } });
    await call(grace, 'assignReader', { params: { id: second.applicationId, reader: joel.id } });
    const rows = await check([known, first, second, draft], { readers: [joel.id, rosa.id] });
    expect(rows.map(({ refusal, readers }) => [refusal, readers.map(({ name }) => name)])).toEqual([
      ['Joel Kamau knows this person.', []],
      [null, ['Joel Kamau', 'Rosa Ineza']],
      [null, ['Rosa Ineza']],
      [expect.stringContaining('submitted'), []],
    ]);
    expect(await readersOf(first)).toEqual([]);
    const key = newKey();
    const { body } = await assign(itemsOf(rows), key);
    expect(body.results).toMatchObject([
      { state: 'done', undoable: true },
      { state: 'done', undoable: true },
    ]);
    // A repeated request, as after a lost response, returns the same.
    expect((await assign(itemsOf(rows), key)).body).toEqual(body);
    expect([await readersOf(first), await readersOf(second)]).toEqual([
      ['Joel Kamau', 'Rosa Ineza'],
      ['Joel Kamau', 'Rosa Ineza'],
    ]);
    const token = await tokenOf(grace);
    const undo = () => portal().call('undoBulkAction', { token, params: { id: body.act.id } });
    const undone = await undo();
    expect(undone.body.results).toMatchObject([{ reason: null }, { reason: null }]);
    expect((await undo()).body).toEqual(undone.body);
    // Readers from before continue.
    expect([await readersOf(first), await readersOf(second)]).toEqual([[], ['Joel Kamau']]);
  });

  it('evenly, each gets one reader who does not know the person, and loads are within one', async () => {
    const people = await several(5);
    const [known, has] = people as [Applicant, Applicant];
    await call(joel, 'declareConflict', { params: { id: known.applicationId } });
    await call(grace, 'assignReader', { params: { id: has.applicationId, reader: rosa.id } });
    const rows = await check(people, { readers: [joel.id, rosa.id], evenly: true });
    expect(rows[0]?.readers.map(({ name }) => name)).toEqual(['Rosa Ineza']);
    expect(rows[1]?.refusal).toBe('Rosa Ineza is already a reader of it.');
    await assign(itemsOf(rows));
    const given = (await Promise.all(people.map(readersOf))).flat();
    expect(given.filter((name) => name === 'Joel Kamau')).toHaveLength(2);
    expect(given.filter((name) => name === 'Rosa Ineza')).toHaveLength(3);
    const alone = await check([known], { readers: [joel.id], evenly: true });
    expect(alone[0]?.refusal).toBe('Joel Kamau knows this person.');
  });

  it('a reader who declares after the preview that they know the person gets nothing', async () => {
    const [first, second] = (await several(2)) as [Applicant, Applicant];
    const items = itemsOf(await check([first, second], { readers: [joel.id] }));
    await call(joel, 'declareConflict', { params: { id: first.applicationId } });
    const { body } = await assign(items);
    expect(body.results).toMatchObject([
      { state: 'refused', reason: 'Joel Kamau knows this person.', undoable: false },
      { state: 'done' },
    ]);
    expect(await readersOf(first)).toEqual([]);
  });

  it('is for administrators, with readers who are on the staff', async () => {
    const [first] = (await several(1)) as [Applicant];
    const [row] = await check([first], {});
    expect(row).toMatchObject({ refusal: null, readers: [] });
    const item = { id: first.applicationId, version: row?.version };
    expect((await assign([item])).status).toBe(422);
    expect((await assign([{ ...item, readers: [] }])).status).toBe(422);
    expect((await assign([{ ...item, readers: [joel.id] }], newKey(), joel)).status).toBe(403);
    expect((await assign([{ ...item, readers: [77] }])).body.results).toMatchObject([
      { state: 'refused', reason: expect.stringContaining('has left the staff') },
    ]);
    const query = { act: 'assign', ids: [item.id], query: {} };
    expect((await call(grace, 'previewBulkAction', { body: { ...query, readers: [77] } })).status).toBe(422);
    expect((await call(joel, 'previewBulkAction', { body: query })).status).toBe(403);
    expect(await readersOf(first)).toEqual([]);
  });
});
