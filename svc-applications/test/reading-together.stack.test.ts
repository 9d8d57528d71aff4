import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { decideOn, decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

const grace = { id: 9_001, name: 'Grace Mutoni', role: 'admin' as const };
const joel = { id: 9_002, name: 'Joel Kamau', role: 'reviewer' as const };
const rosa = { id: 9_003, name: 'Rosa Ineza', role: 'reviewer' as const };

onEachDatabase((portal) => {
  const tokenOf = ({ id, name, role }: typeof grace | typeof joel) =>
    staffToken(portal(), role, { personId: id, name });
  const call = async (
    who: typeof grace | typeof joel,
    ...rest: Parameters<ReturnType<typeof portal>['call']>
  ) => {
    const [operation, options] = rest;
    return portal().call(operation, { token: await tokenOf(who), ...options });
  };
  const reading = async (who: typeof grace | typeof joel, { applicationId: id }: Applicant) =>
    (await portal().call('X07', { token: await tokenOf(who), params: { id } })).body;
  const note = (who: typeof grace | typeof joel, { applicationId: id }: Applicant, text: string) =>
    call(who, 'X08', { params: { id }, body: { text } });
  const labelNamed = async (name: string): Promise<number> => {
    const { body } = await portal().call('X03', {
      token: await tokenOf(grace),
      body: { name, tone: 'info' },
    });
    return body.labels.find((one) => one.name === name)?.id ?? 0;
  };
  const unread = async (who: typeof grace | typeof joel) =>
    (await portal().call('M06', { token: await tokenOf(who) })).body.unread_notifications;
  const latest = async (who: typeof grace | typeof joel) =>
    (await portal().call('M08', { token: await tokenOf(who) })).body.notifications;

  beforeAll(() => void portal().auth.colleagues.push(grace, joel, rosa));

  describe('notes', () => {
    it('are read by all staff, and removed by whoever wrote them or by an administrator', async () => {
      const amina = await buildSubmitted(portal());
      expect((await note(joel, amina, '  A careful application.  ')).status).toBe(201);
      await note(rosa, amina, 'I agree.');
      const { notes } = await reading(joel, amina);
      expect(notes).toMatchObject([
        { by: 'Joel Kamau', text: 'A careful application.', removable: true },
        { by: 'Rosa Ineza', text: 'I agree.', removable: false },
      ]);
      const [first, second] = notes.map(({ id }) => ({ params: { id } }));
      expect((await call(joel, 'X09', second)).status).toBe(403);
      expect((await call(joel, 'X09', first)).status).toBe(204);
      expect((await call(grace, 'X09', second)).status).toBe(204);
      expect((await call(grace, 'X09', second)).status).toBe(404);
      expect((await reading(joel, amina)).notes).toEqual([]);
    });

    it('tell whom they name, and nobody else', async () => {
      const amina = await buildSubmitted(portal());
      const before = { rosa: await unread(rosa), grace: await unread(grace), joel: await unread(joel) };
      await note(joel, amina, 'What do you think, @Rosa Ineza? And I, @Joel Kamau, like it.');
      expect([await unread(rosa), await unread(grace), await unread(joel)]).toEqual([
        before.rosa + 1,
        before.grace,
        before.joel,
      ]);
      const [news] = await latest(rosa);
      expect(news).toMatchObject({
        title: 'A note for you',
        message: `Joel Kamau names you in a note about INT-${String(amina.applicationId).padStart(3, '0')}.`,
        application_id: amina.applicationId,
      });
      expect((await latest(grace)).map(({ id }) => id)).not.toContain(news?.id);
      const mark = { params: { id: Number(news?.id) } };
      expect((await call(grace, 'M10', mark)).status).toBe(404);
      expect((await call(rosa, 'M10', mark)).status).toBe(200);
      expect(await unread(rosa)).toBe(before.rosa);
    });

    it.each(['', '   ', 'x'.repeat(2001)])('are refused without words or with too many', async (text) => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await note(joel, amina, text);
      expect([status, body.errors]).toEqual([422, { text: ['Write a note of at most 2000 characters.'] }]);
    });

    it('are for submitted applications', async () => {
      expect((await note(joel, await buildApplicant(portal()), 'Too soon.')).status).toBe(409);
      expect((await call(joel, 'X08', { params: { id: 2_000_000 }, body: { text: 'Hm' } })).status).toBe(404);
    });
  });

  describe('labels', () => {
    it('are made by administrators, put on applications by staff, and seen in the list', async () => {
      const [amina, divine] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const id = await labelNamed('Strong');
      const ids = [amina, divine].map(({ applicationId }) => applicationId);
      const put = (application_ids: number[], on: boolean) =>
        call(joel, 'X06', { params: { id }, body: { application_ids, on } });
      expect((await put(ids, true)).status).toBe(204);
      expect((await put(ids, true)).status).toBe(204);
      expect((await reading(joel, amina)).labels).toEqual([{ id, name: 'Strong', tone: 'info' }]);
      const found = await portal().call('M01', {
        token: await tokenOf(joel),
        params: { type: 'intern' },
        query: { search: `INT-${divine.applicationId}` },
      });
      expect(found.body.applications[0]?.labels).toEqual([{ id, name: 'Strong', tone: 'info' }]);
      await put([divine.applicationId], false);
      expect((await reading(joel, divine)).labels).toEqual([]);
      const { body } = await portal().call('X02', { token: await tokenOf(joel) });
      expect(body.labels.find((one) => one.id === id)?.used).toBe(1);
      await call(grace, 'X04', { params: { id }, body: { name: 'Very strong', tone: 'success' } });
      expect((await reading(joel, amina)).labels).toEqual([{ id, name: 'Very strong', tone: 'success' }]);
      await call(grace, 'X05', { params: { id } });
      expect((await reading(joel, amina)).labels).toEqual([]);
    });

    it('have names of their own, and stand on submitted applications alone', async () => {
      const id = await labelNamed('Later');
      const again = await call(grace, 'X03', { body: { name: ' lATER ', tone: 'danger' } });
      expect([again.status, again.body.errors]).toEqual([
        422,
        { name: ['There is a label with this name already.'] },
      ]);
      const [amina, draft] = [await buildSubmitted(portal()), await buildApplicant(portal())];
      const application_ids = [amina.applicationId, draft.applicationId];
      expect((await call(joel, 'X06', { params: { id }, body: { application_ids, on: true } })).status).toBe(
        409,
      );
      expect((await reading(joel, amina)).labels).toEqual([]);
      expect((await call(joel, 'X03', { body: { name: 'Mine', tone: 'info' } })).status).toBe(403);
      expect(
        (await call(joel, 'X06', { params: { id: 2_000_000 }, body: { application_ids, on: true } })).status,
      ).toBe(404);
    });
  });

  describe('readers', () => {
    const share = (body: object) => call(grace, 'X10', { body });

    it('are assigned by hand and evenly, and seen with the application and in the list', async () => {
      const all: Applicant[] = [];
      for (let count = 0; count < 5; count += 1) all.push(await buildSubmitted(portal()));
      const application_ids = all.map(({ applicationId }) => applicationId);
      const [first] = all as [Applicant];
      const readerOf = { id: first.applicationId, reader: rosa.id };
      expect((await call(grace, 'X12', { params: readerOf })).status).toBe(204);
      expect((await reading(joel, first)).readers).toEqual([{ id: rosa.id, name: rosa.name, sent: false }]);
      const chosen = { application_ids, readers: [joel.id, rosa.id], readers_each: 1 };
      const plan = (await call(grace, 'X11', { body: chosen })).body as unknown as { assigned: number };
      expect(plan.assigned).toBe(4);
      expect((await reading(joel, all[1] as Applicant)).readers).toEqual([]);
      const { body } = (await share(chosen)) as unknown as { body: { loads: { count: number }[] } };
      expect(body.loads.map(({ count }) => count)).toEqual([2, 2]);
      // Everybody has a reader now: the same act again gives nobody more.
      expect((await share(chosen)).body).toMatchObject({ applications: 5, assigned: 0, lacking: 0 });
      expect((await call(grace, 'X16', { params: readerOf })).status).toBe(204);
      expect((await call(grace, 'X16', { params: readerOf })).status).toBe(404);
      expect((await reading(joel, first)).readers).toEqual([]);
    });

    it('are refused who are not on the staff, for drafts, and where nothing fits', async () => {
      const [amina, draft] = [await buildSubmitted(portal()), await buildApplicant(portal())];
      const of = (who: Applicant, readers = [joel.id]) =>
        share({ application_ids: [who.applicationId], readers });
      expect((await of(amina, [joel.id, 77])).status).toBe(422);
      expect((await of(draft)).status).toBe(409);
      expect((await share({ programme: 'visitor', status: 'rejected', readers: [joel.id] })).status).toBe(
        422,
      );
      expect((await share({ programme: 'nothing', readers: [joel.id] })).status).toBe(404);
      expect((await call(joel, 'X10', { body: { programme: 'intern', readers: [joel.id] } })).status).toBe(
        403,
      );
    });
  });

  describe('who knows the applicant', () => {
    const knows = (who: typeof joel, { applicationId: id }: Applicant) =>
      call(who, 'X13', { params: { id } });
    const found = async (who: typeof joel, { applicationId }: Applicant) =>
      (
        await portal().call('M01', {
          token: await tokenOf(who),
          params: { type: 'intern' },
          query: { search: `INT-${applicationId}` },
        })
      ).body.applications.length;

    it('reads nothing of them any more, until an administrator lets them', async () => {
      const amina = await buildSubmitted(portal());
      const params = { id: amina.applicationId };
      await call(grace, 'X12', { params: { ...params, reader: joel.id } });
      await note(rosa, amina, 'For @Joel Kamau.');
      const unreadBefore = await unread(joel);
      expect((await knows(joel, amina)).status).toBe(204);
      expect((await knows(joel, amina)).status).toBe(204);
      const refused = await call(joel, 'M03', { params });
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'You said that you know this person. Somebody else reads this application.',
      ]);
      for (const operation of ['M16', 'M22', 'E06', 'X07', 'C02'] as const)
        expect((await call(joel, operation, { params })).status).toBe(403);
      expect((await call(joel, 'M05', { body: decision(amina) })).status).toBe(403);
      expect(await found(joel, amina)).toBe(0);
      expect(await found(rosa, amina)).toBe(1);
      expect(await unread(joel)).toBeLessThan(unreadBefore);
      expect((await latest(joel)).map(({ application_id }) => application_id)).not.toContain(params.id);
      const path = await portal().knex('documents').where({ application_id: params.id }).first('file_path');
      expect((await call(joel, 'I18', { params: { path: path.file_path } })).status).toBe(403);
      const { readers, knowing } = await reading(grace, amina);
      expect([readers, knowing?.map(({ reader }) => reader)]).toEqual([[], ['Joel Kamau']]);
      expect((await call(grace, 'X12', { params: { ...params, reader: joel.id } })).status).toBe(409);
      const shared = await call(grace, 'X10', { body: { application_ids: [params.id], readers: [joel.id] } });
      expect(shared.body).toMatchObject({ assigned: 0, lacking: 1 });
      expect((await call(joel, 'X15', { params: { id: knowing?.[0]?.id ?? 0 } })).status).toBe(403);
      expect((await call(grace, 'X15', { params: { id: knowing?.[0]?.id ?? 0 } })).status).toBe(200);
      expect((await call(joel, 'M03', { params })).status).toBe(200);
      expect((await reading(grace, amina)).readers).toEqual([]);
    });

    it('is not told that they wait, nor whom they may be', async () => {
      const [amina, other] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const waiting = async () =>
        (await portal().call('T01', { token: await tokenOf(joel) })).body.totals.submitted;
      const before = await waiting();
      await knows(joel, amina);
      expect(await waiting()).toBe(before - 1);
      expect((await call(joel, 'T02')).status).toBe(200);
      const same = { other_id: amina.applicationId, verdict: 'same' };
      const params = { id: other.applicationId };
      expect((await call(joel, 'S02', { params, body: same })).status).toBe(404);
      expect((await call(rosa, 'S02', { params, body: same })).status).toBe(200);
      const told = async (who: typeof joel) =>
        JSON.stringify((await portal().call('S01', { token: await tokenOf(who), params })).body.together);
      expect(await told(rosa)).toContain(`"id":${amina.applicationId}`);
      expect(await told(joel)).toBe('[]');
      expect((await call(joel, 'S01', { params: { id: amina.applicationId } })).status).toBe(403);
    });

    it('reads nothing of what else this person applies for', async () => {
      const amina = await buildSubmitted(portal());
      const other = await buildSubmitted(portal());
      const theirs = { person_id: amina.personId };
      await portal().knex('applications').where({ id: other.applicationId }).update(theirs);
      await knows(joel, amina);
      expect((await call(joel, 'M03', { params: { id: other.applicationId } })).status).toBe(403);
      expect(await found(joel, other)).toBe(0);
    });

    it('is told nothing by a note that names them', async () => {
      const amina = await buildSubmitted(portal());
      await knows(joel, amina);
      await note(rosa, amina, 'Not for @Joel Kamau.');
      const told = await portal()
        .knex('notifications')
        .where({ application_id: amina.applicationId, for_person_id: joel.id });
      expect(told).toEqual([]);
    });
  });

  describe('score sheets', () => {
    const criteria = [
      { name: 'Motivation', help: 'Why do they come?', weight: 3 },
      { name: 'Experience', help: '', weight: 1 },
    ];
    const formNow = async () => {
      const { forms } = (await portal().call('X17', { token: await tokenOf(joel) })).body;
      const found = forms.find(({ programme }) => programme === 'intern')?.form;
      if (!found) throw new Error('there is no score sheet');
      return found;
    };
    const setCriteria = (changed: object[], version: number) =>
      call(grace, 'X18', { params: { programme: 'intern' }, body: { criteria: changed, version } });
    const typed = async (given: (number | null)[], version: number, comment = '') => {
      const form = await formNow();
      const points = Object.fromEntries(form.criteria.map(({ key }, index) => [key, given[index] ?? null]));
      return { form_id: form.id, points, comment, version };
    };
    const keep = async (who: typeof joel, { applicationId: id }: Applicant, body: object) =>
      call(who, 'X19', { params: { id }, body });
    const send = async (who: typeof joel, { applicationId: id }: Applicant, body: object) =>
      call(who, 'X20', { params: { id }, body });

    beforeAll(async () => {
      expect((await setCriteria(criteria, 0)).status).toBe(200);
    });

    it('are kept as typed, private until they are sent, and then stand side by side', async () => {
      const amina = await buildSubmitted(portal());
      expect((await keep(joel, amina, await typed([5], 0, 'Half don'))).status).toBe(200);
      expect((await reading(joel, amina)).own_sheet).toMatchObject({
        comment: 'Half don',
        sent_at: null,
        version: 1,
      });
      expect(await reading(rosa, amina)).toMatchObject({ own_sheet: null, sheets_sent: 0, results: null });
      const lacking = await send(joel, amina, await typed([5], 1));
      expect([lacking.status, Object.values(lacking.body.errors)]).toEqual([
        422,
        [['Give points from 1 to 5.']],
      ]);
      expect((await send(joel, amina, await typed([5, 1], 1, 'Done'))).status).toBe(200);
      expect(await reading(rosa, amina)).toMatchObject({ sheets_sent: 1, results: null });
      expect((await reading(grace, amina)).results).toMatchObject({ mean: 4, spread: 0 });
      expect((await send(rosa, amina, await typed([2, 2], 0))).status).toBe(200);
      const { results } = await reading(rosa, amina);
      expect(results).toMatchObject({ mean: 3, spread: 1 });
      expect(results?.sheets.map(({ reader, total, comment }) => [reader, total, comment])).toEqual([
        ['Joel Kamau', 4, 'Done'],
        ['Rosa Ineza', 2, ''],
      ]);
      expect((await keep(joel, amina, await typed([1, 1], 2))).status).toBe(409);
    });

    it('that another window changed are not overwritten', async () => {
      const amina = await buildSubmitted(portal());
      await keep(joel, amina, await typed([1], 0, 'First'));
      const stale = await keep(joel, amina, await typed([2], 0, 'Second'));
      expect([stale.status, (await reading(joel, amina)).own_sheet?.comment]).toEqual([409, 'First']);
    });

    it('keep their criteria when these change; a draft goes on with the new ones', async () => {
      const [amina, divine] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const old = await typed([4, 4], 0);
      await send(joel, amina, old);
      await keep(joel, divine, old);
      const before = await formNow();
      const [first] = before.criteria;
      const changed = [
        { ...first, name: 'Reasons' },
        { name: 'Languages', help: '', weight: 2 },
      ];
      expect((await setCriteria(changed, before.version - 1)).status).toBe(409);
      expect((await setCriteria(changed, before.version)).status).toBe(200);
      const { results } = await reading(joel, amina);
      expect(results?.sheets[0]?.points.map(({ name }) => name)).toEqual(['Motivation', 'Experience']);
      const { own_sheet, form } = await reading(joel, divine);
      expect(form?.criteria.map(({ name }) => name)).toEqual(['Reasons', 'Languages']);
      expect(Object.values(own_sheet?.points ?? {})).toEqual([4, null]);
      expect((await send(joel, divine, { ...old, version: 1 })).status).toBe(409);
    });

    it('of whoever knows the applicant do not count', async () => {
      const amina = await buildSubmitted(portal());
      const form = await formNow();
      const points = Object.fromEntries(form.criteria.map(({ key }) => [key, 3]));
      await send(joel, amina, { form_id: form.id, points, comment: '', version: 0 });
      await call(joel, 'X13', { params: { id: amina.applicationId } });
      expect(await reading(grace, amina)).toMatchObject({ sheets_sent: 0, results: null });
    });

    it.each([
      ['without a criterion', []],
      ['with a weight of nothing', [{ name: 'A', help: '', weight: 0 }]],
      ['with a criterion without a name', [{ name: ' ', help: '', weight: 1 }]],
    ])('are refused %s', async (_what, wrong) => {
      expect((await setCriteria(wrong, (await formNow()).version)).status).toBe(422);
    });
  });

  it('no answer to an applicant has a word of what staff wrote', async () => {
    const amina = await buildSubmitted(portal());
    const id = amina.applicationId;
    const label = await labelNamed('Zebra-label');
    await call(joel, 'X06', { params: { id: label }, body: { application_ids: [id], on: true } });
    await note(joel, amina, 'Zebra-note for @Rosa Ineza');
    await call(grace, 'X12', { params: { id, reader: rosa.id } });
    const { forms } = (await portal().call('X17', { token: await tokenOf(joel) })).body;
    const form = forms.find(({ programme }) => programme === 'intern')?.form;
    const points = Object.fromEntries((form?.criteria ?? []).map(({ key }) => [key, 2]));
    const sheet = { form_id: form?.id, points, comment: 'Zebra-sheet', version: 0 };
    await call(joel, 'X20', { params: { id }, body: sheet });
    await decideOn(portal(), amina);
    const token = await amina.accountToken();
    const secrets = ['Zebra', 'Rosa Ineza'];
    const asked = [
      ['D01', {}],
      ['D02', {}],
      ['D03', {}],
      ['D04', {}],
      ['D05', {}],
      ['D07', { params: { id, type: 'intern' } }],
      ['D08', {}],
      ['D10', {}],
      ['D13', { params: { id } }],
      ['D23', {}],
      ['D25', {}],
      ['E03', { params: { id } }],
    ] as const;
    for (const [operation, options] of asked) {
      const { status, body } = await portal().call(operation, { token, ...options });
      expect([operation, status]).toEqual([operation, 200]);
      for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
    }
    for (const path of ['/api/user/data/download', `/api/user/applications/${id}/calendar`]) {
      const answer = await fetch(portal().url + path, { headers: { Authorization: `Bearer ${token}` } });
      expect([200, 409]).toContain(answer.status);
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    for (const mail of portal().mails)
      for (const secret of secrets) expect(JSON.stringify(mail)).not.toContain(secret);
    for (const operation of ['X01', 'X02', 'X17'] as const)
      expect((await portal().call(operation, { token })).status).toBe(403);
    for (const operation of ['X07', 'X13'] as const)
      expect((await portal().call(operation, { token, params: { id } })).status).toBe(403);
  });
});
