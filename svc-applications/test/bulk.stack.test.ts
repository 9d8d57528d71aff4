import { silentLogger } from '@portal/service-kit/logging';
import { act } from '../src/lists/bulk/act';
import { bulkKinds } from '../src/lists/bulk/kinds';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { decideOn, kindWords } from './factories/decisions';
import { mailsTo, setLetters, someone, until, withoutLetters } from './factories/referees';
import { buildSubmitted } from './factories/sections';

interface Result {
  id: number;
  held_id: number | null;
}

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const joel = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Joel Kamau' });
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-of-a-test-${keys}-${Date.now()}`;
  };
  const rowOf = ({ applicationId: id }: Applicant) => portal().knex('applications').where({ id }).first();
  const seen = async (people: Applicant[]) =>
    Promise.all(people.map(async (one) => ({ id: one.applicationId, version: (await rowOf(one)).version })));
  const several = async (count: number) => {
    const people: Applicant[] = [];
    for (let number = 0; number < count; number += 1) people.push(await buildSubmitted(portal()));
    return people;
  };
  const approve = async (items: object[], changes: object = {}) => {
    const words = { status: 'approved', message: kindWords, hold_minutes: 10 };
    const body = { key: newKey(), act: 'status', items, ...words, ...changes };
    return portal().call('runBulkAction', { token: await grace(), body });
  };
  const feedbackOn = async ({ applicationId: application_id }: Applicant) =>
    portal().knex('feedback').where({ application_id });
  const heldOn = async ({ applicationId: slot }: Applicant) =>
    portal().knex('held_decisions').where({ slot }).first();

  it('a preview names exactly the rows chosen, which of them the list hides, and which cannot be decided', async () => {
    const [listed, hidden] = (await several(2)) as [Applicant, Applicant];
    const draft = await buildApplicant(portal());
    await decideOn(portal(), hidden, { status: 'in-review' });
    const ids = [listed, hidden, draft].map(({ applicationId }) => applicationId);
    const body = { act: 'status', ids: [...ids, 999_999], query: { status: 'submitted' } };
    const { body: result } = await portal().call('previewBulkAction', { token: await joel(), body });
    expect(result.applications).toMatchObject([
      { id: ids[0], applicant_name: 'Amina Uwase', listed: true, refusal: null },
      { id: ids[1], status: 'in-review', listed: false, refusal: null },
      { id: ids[2], listed: false, refusal: expect.stringContaining('submitted') },
    ]);
    const all = await portal().call('previewBulkAction', {
      token: await joel(),
      body: { act: 'status', query: { search: listed.personal.email } },
    });
    expect(all.body.applications.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
  });

  it('a preview takes as many statements for several as for one', async () => {
    const people = await several(3);
    const count = async (act: string, ids: number[]) => {
      let asked = 0;
      const see = ({ sql }: { sql: string }) => {
        if (/held_decisions` where `slot` in|letter_requests` where `application_id` in/.test(sql))
          asked += 1;
      };
      portal().knex.on('query', see);
      const body = { act, ids, query: {} };
      expect((await portal().call('previewBulkAction', { token: await grace(), body })).status).toBe(200);
      portal().knex.off('query', see);
      return asked;
    };
    const ids = people.map(({ applicationId }) => applicationId);
    for (const act of ['status', 'remind']) expect(await count(act, ids)).toBe(1);
  });

  it('a decision on several waits for each as a single one does, and is taken back for all', async () => {
    const people = await several(3);
    const before = await Promise.all(people.map(rowOf));
    const done = await approve(await seen(people));
    expect(done.body.results.map(({ state }: { state: string }) => state)).toEqual(['done', 'done', 'done']);
    expect(done.body.waiting).toBe(0);
    expect(await Promise.all(people.map(rowOf))).toEqual(before);
    for (const one of people)
      expect(await heldOn(one)).toMatchObject({ status: 'approved', message: kindWords });

    const [first, second, third] = done.body.results as Result[] as [Result, Result, Result];
    await portal().call('undoDecision', { token: await joel(), params: { id: second.held_id ?? 0 } });
    expect(
      (await portal().call('undoBulkAction', { token: await joel(), params: { id: done.body.act.id } }))
        .status,
    ).toBe(404);
    const undone = await portal().call('undoBulkAction', {
      token: await grace(),
      params: { id: done.body.act.id },
    });
    expect(undone.body.results).toEqual([
      { id: first.id, reason: null },
      { id: second.id, reason: null },
      { id: third.id, reason: null },
    ]);
    // A repeated request, as after a lost response, returns the same.
    const again = await portal().call('undoBulkAction', {
      token: await grace(),
      params: { id: done.body.act.id },
    });
    expect(again.body).toEqual(undone.body);
    for (const one of people) expect(await heldOn(one)).toBeUndefined();
    expect(await feedbackOn(people[0] as Applicant)).toEqual([]);
  });

  it('what has changed since it was seen, is decided by nobody or is gone stays as it is, with a reason', async () => {
    const [first, changed, withdrawn] = (await several(3)) as [Applicant, Applicant, Applicant];
    const items = await seen([first, changed, withdrawn]);
    await decideOn(portal(), changed, { status: 'rejected' });
    await portal()
      .knex('applications')
      .where({ id: withdrawn.applicationId })
      .update({ withdrawn_at: new Date() });
    const { body } = await approve([...items, { id: 999_999, version: 1 }], { hold_minutes: 0 });
    expect(body.results).toMatchObject([
      { state: 'done', held_id: null },
      { state: 'refused', reason: 'It has changed since you opened the list.' },
      { state: 'refused', reason: expect.stringContaining('withdrawn') },
      { state: 'refused', reason: 'It no longer exists.' },
    ]);
    expect((await rowOf(first)).status).toBe('approved');
    expect((await rowOf(changed)).status).toBe('rejected');
    expect((await rowOf(withdrawn)).status).toBe('submitted');
  });

  it('an act that was cut short goes on with the same key, and nobody is notified twice', async () => {
    const people = await several(3);
    const items = await seen(people);
    const key = newKey();
    const { service } = portal();
    const actor = { personId: 9_001, name: 'Grace Mutoni', role: 'admin', scope: 'account' };
    const words = { status: 'approved' as const, message: kindWords, hold_minutes: 0 };
    // For the second application the act fails after all of its writes, as if the process had been killed.
    const { perform } = bulkKinds.status as (typeof bulkKinds)[string];
    let calls = 0;
    const kind = bulkKinds.status as { perform: typeof perform };
    kind.perform = async (trx, subject, parts) => {
      const done = await perform(trx, subject, parts);
      calls += 1;
      if (calls === 2) throw new Error('killed');
      return done;
    };
    const request = { actor, key, act: 'status', items, words };
    const cut = await act({ ...service, logger: silentLogger }, request);
    kind.perform = perform;
    expect(cut.items.map(({ state }) => state)).toEqual(['done', 'waiting', 'done']);
    expect((await rowOf(people[1] as Applicant)).status).toBe('submitted');
    expect(await feedbackOn(people[1] as Applicant)).toEqual([]);

    const body = { key, act: 'status', items, ...words };
    const token = await grace();
    const both = await Promise.all([1, 2].map(() => portal().call('runBulkAction', { token, body })));
    expect(both.map(({ body: { waiting } }) => waiting)).toEqual([0, 0]);
    for (const one of people) expect(await feedbackOn(one)).toHaveLength(1);
    const other = await portal().call('runBulkAction', {
      token,
      body: { ...body, message: 'Something else entirely.' },
    });
    expect(other.status).toBe(409);
  });

  it.each([
    ['no words', { message: undefined }],
    ['words that are too short', { message: 'No.' }],
    ['no status', { status: undefined }],
    ['an act that there is not', { act: 'erase' }],
    ['a member of every object', { act: 'constructor' }],
    ['nobody', { items: [] }],
    ['somebody twice', { items: [1, 1].map((id) => ({ id, version: 1 })) }],
    ['a key that can be guessed', { key: 'a' }],
  ])('an act with %s is refused', async (_what, changes) => {
    const { status } = await approve([{ id: 1, version: 1 }], changes);
    expect(status).toBe(422);
  });

  it('referees who are waited for are reminded, once in three days', async () => {
    const asked = await buildSubmitted(portal());
    await setLetters(portal(), 'ask', true);
    await withoutLetters(portal(), asked);
    const email = someone();
    const now = new Date();
    const fourDays = new Date(now.getTime() - 4 * 86_400_000);
    await portal().service.stores.letters.insert(
      {
        applicationId: asked.applicationId,
        type: 'academic',
        named: { fullName: 'Jean', email },
        ...{ name: 'Jean', email, about: 'My work', passedFrom: null, askedAt: fourDays },
      },
      fourDays,
    );
    const nobody = await buildSubmitted(portal());
    const items = await seen([asked, nobody]);
    const remind = async () =>
      portal().call('runBulkAction', { token: await joel(), body: { key: newKey(), act: 'remind', items } });
    expect((await remind()).body.results).toMatchObject([
      { state: 'done' },
      { state: 'refused', reason: 'No letter is outstanding.' },
    ]);
    await until(() => mailsTo(portal(), email)[0]);
    expect((await remind()).body.results).toMatchObject([
      { state: 'refused', reason: 'Each referee got an email within the last three days.' },
      { state: 'refused' },
    ]);
    expect(mailsTo(portal(), email)).toHaveLength(1);
    await setLetters(portal(), 'upload');
  });

  it('a table for spreadsheets has a row for each one chosen, and no cell is a formula', async () => {
    const [amina] = (await several(1)) as [Applicant];
    const draft = await buildApplicant(portal());
    await portal()
      .knex('applications')
      .where({ id: draft.applicationId })
      .update({ applicant_name: '=HYPERLINK("x")' });
    const body = { ids: [amina.applicationId, draft.applicationId] };
    const answer = await fetch(`${portal().url}/api/admin/bulk-acts/export`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await joel()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = (await answer.text()).split('\r\n');
    expect(lines[1]).toContain('Amina Uwase');
    expect(lines[2]).toContain(`"'=HYPERLINK(""`);
  });

  it('the table has the days of the portal’s zone, as the screen, the PDF and the workbook have', async () => {
    const [amina] = (await several(1)) as [Applicant];
    // Half past midnight in Kigali.
    const submitted_at = new Date('2026-11-25T22:30:00Z');
    await portal().knex('applications').where({ id: amina.applicationId }).update({ submitted_at });
    const answer = await fetch(`${portal().url}/api/admin/bulk-acts/export`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await joel()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [amina.applicationId] }),
    });
    const [, line] = (await answer.text()).split('\r\n');
    expect(line).toMatch(/Submitted,2026-11-26 00:30,,\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  it('of all that a list holds, the table has the same lines, without those of people whom one knows', async () => {
    const [amina, known] = (await several(2)) as [Applicant, Applicant];
    const exported = async (body: object) =>
      fetch(`${portal().url}/api/admin/bulk-acts/export`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${await joel()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const query = { search: 'amina', sort: '-submitted_date' };
    const idsOf = async () =>
      (await (await exported({ query })).text())
        .split('\r\n')
        .slice(1)
        .flatMap((line) => line.match(/^INT-0*(\d+)/)?.[1] ?? [])
        .map(Number);
    expect(await idsOf()).toEqual(expect.arrayContaining([amina.applicationId, known.applicationId]));
    await portal().call('declareConflict', { token: await joel(), params: { id: known.applicationId } });
    expect(await idsOf()).not.toContain(known.applicationId);
    expect((await exported({})).status).toBe(422);
    expect((await exported({ ids: [amina.applicationId], query })).status).toBe(422);
  });
});
