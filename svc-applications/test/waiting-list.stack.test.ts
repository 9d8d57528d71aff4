import { until } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_301, name: 'Grace Mutoni' });
  const joel = () => staffToken(portal(), 'reviewer', { personId: 9_302, name: 'Joel Kamau' });
  const add = async ({ applicationId: application_id }: Applicant, changes: object = {}) =>
    portal().call('addToWaitingList', { token: await joel(), body: { application_id, ...changes } });
  const added = async (person: Applicant) => (await add(person)).body.entry as { id: number; place: number };
  const list = async (token?: string) => {
    const query = { programme: 'intern' as const };
    return (await portal().call('listWaitingList', { token: token ?? (await grace()), query })).body;
  };
  const order = async () => (await list()).entries.map(({ application }) => application.id);
  const move = async (id: number, to: number, version?: number) =>
    portal().call('moveOnWaitingList', {
      token: await joel(),
      params: { id },
      body: { to, version: version ?? (await list()).version },
    });
  const takeOff = async (id: number) =>
    portal().call('takeOffWaitingList', { token: await joel(), params: { id } });
  const own = async (person: Applicant) =>
    (await portal().call('listOwnApplications', { token: await person.accountToken() })).body.applications[0];
  const mailsOf = ({ personal: { email } }: Applicant) =>
    portal().mails.filter(({ to, subject }) => to === email && subject.includes('waiting list'));
  const showPlaces = async (shows_place: boolean, token?: string) =>
    portal().call('updateWaitingListSetting', {
      token: token ?? (await grace()),
      body: { programme: 'intern', shows_place },
    });
  const three = async () => {
    const people: Applicant[] = [];
    for (let number = 0; number < 3; number += 1) people.push(await buildSubmitted(portal()));
    return people as [Applicant, Applicant, Applicant];
  };
  const inOrder = (...people: Applicant[]) => people.map(({ applicationId }) => applicationId);
  afterEach(async () => {
    await portal().knex('waiting_list_entries').delete();
    await portal().knex('waiting_lists').delete();
  });

  it('whoever is put on it stands at its end, once, and is told without a number', async () => {
    const [amina, divine] = await three();
    expect(await own(amina)).not.toHaveProperty('waitlist');
    expect(await added(amina)).toMatchObject({ place: 1, added_by: 'Joel Kamau' });
    const { id, place } = await added(divine);
    expect([place, (await added(divine)).id]).toEqual([2, id]);
    expect(await own(divine)).toMatchObject({ status: 'submitted', waitlist: { place: null } });
    const params = { id: divine.applicationId };
    const { review } = (await portal().call('openApplication', { token: await grace(), params })).body;
    expect(review.waiting_list_entry).toMatchObject({ id, place: 2 });
    await until(() => mailsOf(divine).length > 0);
    expect(mailsOf(divine)[0]?.text).not.toContain('Place on the waiting list');
    expect((await list()).counts).toEqual([{ programme: 'intern', count: 2 }]);
  });

  it('the place is told where administrators say so', async () => {
    const [amina] = await three();
    expect((await showPlaces(true, await joel())).status).toBe(403);
    await showPlaces(true);
    await added(amina);
    expect((await own(amina))?.waitlist).toMatchObject({ place: 1 });
    await until(() => mailsOf(amina).length > 0);
    expect(mailsOf(amina)[0]?.text).toMatch(/Place on the waiting list:?\s*1/);
  });

  it('one is moved, by the version that was read', async () => {
    const [amina, divine, eric] = await three();
    for (const one of [amina, divine, eric]) await added(one);
    const { version, entries } = await list();
    const last = entries[2]?.id as number;
    expect((await move(last, 1, version)).body.message).toBe('Moved to place 1.');
    expect(await order()).toEqual(inOrder(eric, amina, divine));
    const stale = await move(last, 3, version);
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'A colleague has changed this waiting list. Look at it again.',
    ]);
  });

  it('two who move at once do not mix up the order', async () => {
    const people = await three();
    for (const one of people) await added(one);
    const { version, entries } = await list();
    const answers = await Promise.all(entries.slice(1).map(({ id }) => move(id, 1, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).entries.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('is ordered by what readers gave, those without a score last', async () => {
    const [amina, divine, eric] = await three();
    for (const one of [amina, divine, eric]) await added(one);
    const at = new Date();
    const criteria = JSON.stringify([{ key: 'fit', label: 'Fit', weight: 1 }]);
    const form = { programme: 'intern', version: 930, criteria, saved_by: 'Grace', created_at: at };
    const [form_id] = await portal().knex('score_forms').insert(form);
    const scored = [
      [divine, 3],
      [eric, 5],
    ] as const;
    for (const [{ applicationId: application_id }, fit] of scored)
      await portal()
        .knex('score_sheets')
        .insert({
          ...{ application_id, staff_id: 9_303, staff_name: 'Ann', form_id, scores: JSON.stringify({ fit }) },
          ...{ comment: '', version: 1, updated_at: at, sent_at: at },
        });
    const body = { programme: 'intern' as const, version: (await list()).version };
    expect((await portal().call('orderWaitingList', { token: await joel(), body })).status).toBe(200);
    expect(await order()).toEqual(inOrder(eric, divine, amina));
    expect((await list()).entries.map(({ score }) => score)).toEqual([5, 3, null]);
  });

  it('whoever is taken off is told, and can be put on it again', async () => {
    const [amina, divine] = await three();
    const { id } = await added(amina);
    await added(divine);
    expect((await takeOff(id)).status).toBe(200);
    expect((await takeOff(id)).body.message).toBe('This application is no longer on the waiting list.');
    expect(await order()).toEqual(inOrder(divine));
    await until(() => mailsOf(amina).some(({ subject }) => subject.includes('no longer')));
    expect(await own(amina)).not.toHaveProperty('waitlist');
    expect((await added(amina)).place).toBe(2);
  });

  it('whoever is decided on or withdraws leaves it, and one in review stays', async () => {
    const [amina, divine, eric] = await three();
    for (const one of [amina, divine, eric]) await added(one);
    await decideOn(portal(), amina);
    await decideOn(portal(), divine, { status: 'in-review' });
    const params = { id: eric.applicationId };
    await portal().call('withdrawApplication', { token: await eric.accountToken(), params, body: {} });
    expect(await order()).toEqual(inOrder(divine));
    const refused = await add(amina);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This application is decided, so it waits for no place.',
    ]);
  });

  it('leaves out whom the reader knows, and goes with who is erased', async () => {
    const [amina, divine] = await three();
    for (const one of [amina, divine]) await added(one);
    await portal().call('declareConflict', { token: await joel(), params: { id: amina.applicationId } });
    const { entries } = await list(await joel());
    expect(entries.map(({ application, place }) => [application.id, place])).toEqual([
      [divine.applicationId, 2],
    ]);
    await portal().knex('applications').where({ id: amina.applicationId }).delete();
    expect(await order()).toEqual(inOrder(divine));
  });

  it('a step up writes two places, however many people wait', async () => {
    const people = [...(await three()), ...(await three())];
    let last = { id: 0, place: 0 };
    for (const person of people) last = await added(person);
    const { version } = await list();
    const written: string[] = [];
    const note = ({ sql }: { sql: string }) =>
      void (/^update .waiting_list_entries/.test(sql) && written.push(sql));
    portal().knex.on('query', note);
    const moved = await move(last.id, 5, version);
    portal().knex.off('query', note);
    expect([moved.status, written.length]).toEqual([200, 2]);
    expect((await order()).at(-2)).toBe(people.at(-1)?.applicationId);
  });
});
