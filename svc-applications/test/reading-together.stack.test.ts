import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { grace, joel, readingStaff, rosa } from './factories/reading-staff';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const { tokenOf, call, reading, note, unread, latest, setCriteria, formNow } = readingStaff(portal);
  const labelNamed = async (name: string): Promise<number> => {
    const { body } = await portal().call('createLabel', {
      token: await tokenOf(grace),
      body: { name, tone: 'info' },
    });
    return body.labels.find((one) => one.name === name)?.id ?? 0;
  };
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
      expect((await call(joel, 'deleteNote', second)).status).toBe(403);
      expect((await call(joel, 'deleteNote', first)).status).toBe(204);
      expect((await call(grace, 'deleteNote', second)).status).toBe(204);
      expect((await call(grace, 'deleteNote', second)).status).toBe(404);
      expect((await reading(joel, amina)).notes).toEqual([]);
    });

    it('notify those whom they name, and nobody else', async () => {
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
      expect((await call(grace, 'markNotificationRead', mark)).status).toBe(404);
      expect((await call(rosa, 'markNotificationRead', mark)).status).toBe(200);
      expect(await unread(rosa)).toBe(before.rosa);
    });

    it.each(['', '   ', 'x'.repeat(2001)])('are refused without words or with too many', async (text) => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await note(joel, amina, text);
      expect([status, body.errors]).toEqual([422, { text: ['Write a note of at most 2000 characters.'] }]);
    });

    it('are for submitted applications', async () => {
      expect((await note(joel, await buildApplicant(portal()), 'Too soon.')).status).toBe(409);
      expect((await call(joel, 'addNote', { params: { id: 2_000_000 }, body: { text: 'Hm' } })).status).toBe(
        404,
      );
    });
  });

  describe('labels', () => {
    it('are made by administrators, put on applications by staff, and seen in the list', async () => {
      const [amina, divine] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const id = await labelNamed('Strong');
      const ids = [amina, divine].map(({ applicationId }) => applicationId);
      const put = (application_ids: number[], on: boolean) =>
        call(joel, 'setLabelOnApplications', { params: { id }, body: { application_ids, on } });
      expect((await put(ids, true)).status).toBe(204);
      expect((await put(ids, true)).status).toBe(204);
      expect((await reading(joel, amina)).labels).toEqual([{ id, name: 'Strong', tone: 'info' }]);
      const found = await portal().call('listProgrammeApplications', {
        token: await tokenOf(joel),
        params: { type: 'intern' },
        query: { search: `INT-${divine.applicationId}` },
      });
      expect(found.body.applications[0]?.labels).toEqual([{ id, name: 'Strong', tone: 'info' }]);
      await put([divine.applicationId], false);
      expect((await reading(joel, divine)).labels).toEqual([]);
      const { body } = await portal().call('listLabels', { token: await tokenOf(joel) });
      expect(body.labels.find((one) => one.id === id)?.used).toBe(1);
      await call(grace, 'updateLabel', { params: { id }, body: { name: 'Very strong', tone: 'success' } });
      expect((await reading(joel, amina)).labels).toEqual([{ id, name: 'Very strong', tone: 'success' }]);
      await call(grace, 'deleteLabel', { params: { id } });
      expect((await reading(joel, amina)).labels).toEqual([]);
    });

    it('have names of their own, and stand on submitted applications alone', async () => {
      const id = await labelNamed('Later');
      const again = await call(grace, 'createLabel', { body: { name: ' lATER ', tone: 'danger' } });
      expect([again.status, again.body.errors]).toEqual([
        422,
        { name: ['There is a label with this name already.'] },
      ]);
      const [amina, draft] = [await buildSubmitted(portal()), await buildApplicant(portal())];
      const application_ids = [amina.applicationId, draft.applicationId];
      expect(
        (await call(joel, 'setLabelOnApplications', { params: { id }, body: { application_ids, on: true } }))
          .status,
      ).toBe(409);
      expect((await reading(joel, amina)).labels).toEqual([]);
      expect((await call(joel, 'createLabel', { body: { name: 'Mine', tone: 'info' } })).status).toBe(403);
      expect(
        (
          await call(joel, 'setLabelOnApplications', {
            params: { id: 2_000_000 },
            body: { application_ids, on: true },
          })
        ).status,
      ).toBe(404);
    });
  });

  describe('readers', () => {
    const share = (body: object) => call(grace, 'distributeApplications', { body });

    it('are assigned by hand and evenly, and seen with the application and in the list', async () => {
      const all: Applicant[] = [];
      for (let count = 0; count < 5; count += 1) all.push(await buildSubmitted(portal()));
      const application_ids = all.map(({ applicationId }) => applicationId);
      const [first] = all as [Applicant];
      const readerOf = { id: first.applicationId, reader: rosa.id };
      expect((await call(grace, 'assignReader', { params: readerOf })).status).toBe(204);
      expect((await reading(joel, first)).readers).toEqual([{ id: rosa.id, name: rosa.name, sent: false }]);
      const chosen = { application_ids, readers: [joel.id, rosa.id], readers_each: 1 };
      const plan = (await call(grace, 'previewDistribution', { body: chosen })).body as unknown as {
        assigned: number;
      };
      expect(plan.assigned).toBe(4);
      expect((await reading(joel, all[1] as Applicant)).readers).toEqual([]);
      const { body } = (await share(chosen)) as unknown as { body: { loads: { count: number }[] } };
      expect(body.loads.map(({ count }) => count)).toEqual([2, 2]);
      // Every application has a reader now, so the same act again assigns nobody.
      expect((await share(chosen)).body).toMatchObject({ applications: 5, assigned: 0, lacking: 0 });
      expect((await call(grace, 'unassignReader', { params: readerOf })).status).toBe(204);
      expect((await call(grace, 'unassignReader', { params: readerOf })).status).toBe(404);
      expect((await reading(joel, first)).readers).toEqual([]);
    });

    it('are refused who are not on the staff, for drafts, and where nothing fits', async () => {
      const [amina, draft] = [await buildSubmitted(portal()), await buildApplicant(portal())];
      const of = (person: Applicant, readers = [joel.id]) =>
        share({ application_ids: [person.applicationId], readers });
      expect((await of(amina, [joel.id, 77])).status).toBe(422);
      expect((await of(draft)).status).toBe(409);
      expect((await share({ programme: 'visitor', status: 'rejected', readers: [joel.id] })).status).toBe(
        422,
      );
      expect((await share({ programme: 'nothing', readers: [joel.id] })).status).toBe(404);
      expect(
        (await call(joel, 'distributeApplications', { body: { programme: 'intern', readers: [joel.id] } }))
          .status,
      ).toBe(403);
    });
  });

  it('a label is put on several applications at once, and not on a draft', async () => {
    const [amina, draft] = [await buildSubmitted(portal()), await buildApplicant(portal())];
    const label = await labelNamed('Many at once');
    const act = { act: 'label', key: `label-${Date.now()}-several` };
    const items = await Promise.all(
      [amina, draft].map(async ({ applicationId: id }) => ({
        id,
        version: (await portal().knex('applications').where({ id }).first('version')).version,
      })),
    );
    expect((await call(joel, 'runBulkAction', { body: { ...act, items } })).status).toBe(422);
    const gone = await call(joel, 'runBulkAction', {
      body: { ...act, key: `${act.key}-gone`, items, label: 2_000_000 },
    });
    expect(JSON.stringify(gone.body)).toContain('This label no longer exists.');
    const done = await call(joel, 'runBulkAction', { body: { ...act, items, label } });
    expect(done.body).toMatchObject({ results: [{ state: 'done' }, { state: 'refused' }], waiting: 0 });
    expect((await reading(rosa, amina)).labels).toMatchObject([{ id: label, name: 'Many at once' }]);
  });

  it('the list of all programmes is filtered by reader and label', async () => {
    const [amina, other] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
    const label = await labelNamed('Second look');
    await call(joel, 'setLabelOnApplications', {
      params: { id: label },
      body: { application_ids: [amina.applicationId], on: true },
    });
    await call(grace, 'assignReader', { params: { id: amina.applicationId, reader: rosa.id } });
    const found = async (query: Record<string, string>, person = rosa) =>
      (await portal().call('listApplications', { token: await tokenOf(person), query } as never))
        .body as unknown as {
        applications: { id: number }[];
      };
    const ids = async (query: Record<string, string>, person = rosa) =>
      (await found(query, person)).applications.map(({ id }) => id);
    expect(await ids({ label: String(label) })).toEqual([amina.applicationId]);
    for (const reader of ['me', String(rosa.id)]) {
      expect(await ids({ reader })).toContain(amina.applicationId);
      expect(await ids({ reader })).not.toContain(other.applicationId);
    }
    expect(await ids({ reader: 'nobody' })).toContain(other.applicationId);
    expect(await ids({ reader: 'nobody' })).not.toContain(amina.applicationId);
    expect(await ids({ reader: 'me' }, joel)).not.toContain(amina.applicationId);
    const { filters } = (await portal().call('getApplicationFilters', { token: await tokenOf(joel) })).body;
    const offered = (key: string) => filters.find((one) => one.key === key)?.choices.map((one) => one.label);
    expect(offered('reader')).toEqual(expect.arrayContaining(['Me', 'Nobody', 'Rosa Ineza']));
    expect(offered('label')).toContain('Second look');
    await call(rosa, 'declareConflict', { params: { id: amina.applicationId } });
    expect(await ids({ label: String(label) })).toEqual([]);
  });

  it('no answer to an applicant has a word of what staff wrote', async () => {
    const amina = await buildSubmitted(portal());
    const id = amina.applicationId;
    const label = await labelNamed('Zebra-label');
    await call(joel, 'setLabelOnApplications', {
      params: { id: label },
      body: { application_ids: [id], on: true },
    });
    await note(joel, amina, 'Zebra-note for @Rosa Ineza');
    await call(grace, 'assignReader', { params: { id, reader: rosa.id } });
    expect((await setCriteria([{ name: 'Motivation', help: '', weight: 1 }], 0)).status).toBe(200);
    const form = await formNow();
    const points = Object.fromEntries(form.criteria.map(({ key }) => [key, 2]));
    const sheet = { form_id: form.id, points, comment: 'Zebra-sheet', version: 0 };
    expect((await call(joel, 'submitScoreSheet', { params: { id }, body: sheet })).status).toBe(200);
    const twin = await buildApplicant(portal(), { name: 'Zebra Otherwise' });
    const same = { other_id: twin.applicationId, verdict: 'same' };
    expect((await call(joel, 'setSamePerson', { params: { id }, body: same })).status).toBe(200);
    await decideOn(portal(), amina);
    const token = await amina.accountToken();
    const secrets = ['Zebra', 'Rosa Ineza', 'same_person', `"id":${twin.applicationId},`];
    const asked = [
      ['listOwnApplications', {}],
      ['listAvailableProgrammes', {}],
      ['countUnreadFeedback', {}],
      ['countUnreadForApplicant', {}],
      ['listOwnFeedback', {}],
      ['getApplicationByType', { params: { id, type: 'intern' } }],
      ['getNewestInternship', {}],
      ['listOwnRequests', {}],
      ['getOwnApplication', { params: { id } }],
      ['getOwnData', {}],
      ['listUnverifiedClaims', {}],
      ['listOwnLetters', { params: { id } }],
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
    for (const operation of ['listColleagueNames', 'listLabels', 'listScoreForms'] as const)
      expect((await portal().call(operation, { token })).status).toBe(403);
    for (const operation of ['getAssessment', 'declareConflict'] as const)
      expect((await portal().call(operation, { token, params: { id } })).status).toBe(403);
  });
});
