import { onEachDatabase } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { decideOn, decision } from './factories/decisions';
import { grace, joel, readingStaff, rosa } from './factories/reading-staff';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const { tokenOf, call, reading, note, unread, latest } = readingStaff(portal);

  beforeAll(() => void portal().auth.colleagues.push(grace, joel, rosa));

  describe('who knows the applicant', () => {
    const knows = (person: typeof joel, { applicationId: id }: Applicant) =>
      call(person, 'declareConflict', { params: { id } });
    const found = async (person: typeof joel, { applicationId }: Applicant) =>
      (
        await portal().call('listProgrammeApplications', {
          token: await tokenOf(person),
          params: { type: 'intern' },
          query: { search: `INT-${applicationId}` },
        })
      ).body.applications.length;

    /** The first page of a list without a search, and its total. */
    const firstPage = async (person: typeof joel) => {
      const { body } = await portal().call('listProgrammeApplications', {
        token: await tokenOf(person),
        params: { type: 'intern' },
        query: { sort: '-created_at' },
      });
      return { ids: body.applications.map(({ id }) => id), total: body.pagination.total };
    };

    it('reads nothing of them any more, until an administrator lets them', async () => {
      const amina = await buildSubmitted(portal());
      const params = { id: amina.applicationId };
      await call(grace, 'assignReader', { params: { ...params, reader: joel.id } });
      await note(rosa, amina, 'For @Joel Kamau.');
      const unreadBefore = await unread(joel);
      expect((await knows(joel, amina)).status).toBe(204);
      expect((await knows(joel, amina)).status).toBe(204);
      const refused = await call(joel, 'openApplication', { params });
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'You said that you know this person. Somebody else reads this application.',
      ]);
      for (const operation of [
        'getTimeline',
        'getNeighbours',
        'listLetters',
        'getAssessment',
        'listReopenings',
      ] as const)
        expect((await call(joel, operation, { params })).status).toBe(403);
      expect((await call(joel, 'decideApplication', { body: decision(amina) })).status).toBe(403);
      expect(await found(joel, amina)).toBe(0);
      expect(await found(rosa, amina)).toBe(1);
      const [joelsPage, rosasPage] = [await firstPage(joel), await firstPage(rosa)];
      expect(joelsPage.ids).not.toContain(params.id);
      expect(rosasPage.ids).toContain(params.id);
      expect(joelsPage.total).toBe(rosasPage.total - 1);
      expect(await unread(joel)).toBeLessThan(unreadBefore);
      expect((await latest(joel)).map(({ application_id }) => application_id)).not.toContain(params.id);
      const path = await portal().knex('documents').where({ application_id: params.id }).first('file_path');
      expect((await call(joel, 'getFile', { params: { path: path.file_path } })).status).toBe(403);
      const { readers, knowing } = await reading(grace, amina);
      expect([readers, knowing?.map(({ reader }) => reader)]).toEqual([[], ['Joel Kamau']]);
      expect((await call(grace, 'assignReader', { params: { ...params, reader: joel.id } })).status).toBe(
        409,
      );
      const shared = await call(grace, 'distributeApplications', {
        body: { application_ids: [params.id], readers: [joel.id] },
      });
      expect(shared.body).toMatchObject({ assigned: 0, lacking: 1 });
      expect((await call(joel, 'liftConflict', { params: { id: knowing?.[0]?.id ?? 0 } })).status).toBe(403);
      expect((await call(grace, 'liftConflict', { params: { id: knowing?.[0]?.id ?? 0 } })).status).toBe(200);
      expect((await call(joel, 'openApplication', { params })).status).toBe(200);
      expect((await reading(grace, amina)).readers).toEqual([]);
    });

    it('does not see that they wait, nor who they may be', async () => {
      const [amina, other] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const waiting = async () =>
        (await portal().call('getWorkQueue', { token: await tokenOf(joel) })).body.totals.submitted;
      const before = await waiting();
      await knows(joel, amina);
      expect(await waiting()).toBe(before - 1);
      expect((await call(joel, 'listOutstanding')).status).toBe(200);
      const same = { other_id: amina.applicationId, verdict: 'same' };
      const params = { id: other.applicationId };
      expect((await call(joel, 'setSamePerson', { params, body: same })).status).toBe(404);
      expect((await call(rosa, 'setSamePerson', { params, body: same })).status).toBe(200);
      const shown = async (person: typeof joel) =>
        JSON.stringify(
          (await portal().call('listSamePerson', { token: await tokenOf(person), params })).body.together,
        );
      expect(await shown(rosa)).toContain(`"id":${amina.applicationId}`);
      // Once both accounts are joined, Joel also knows this person.
      expect((await call(joel, 'listSamePerson', { params })).status).toBe(403);
      expect((await call(joel, 'listSamePerson', { params: { id: amina.applicationId } })).status).toBe(403);
    });

    it('reads nothing of what else this person applies for', async () => {
      const amina = await buildSubmitted(portal());
      const other = await buildSubmitted(portal());
      const theirs = { person_id: amina.personId };
      await portal().knex('applications').where({ id: other.applicationId }).update(theirs);
      await knows(joel, amina);
      expect((await call(joel, 'openApplication', { params: { id: other.applicationId } })).status).toBe(403);
      expect(await found(joel, other)).toBe(0);
    });

    it('reads nothing of what staff put together as of the same person, before or after', async () => {
      const [amina, second, third] = [
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
      ];
      const together = (one: Applicant, { applicationId: other_id }: Applicant) =>
        call(rosa, 'setSamePerson', {
          params: { id: one.applicationId },
          body: { other_id, verdict: 'same' },
        });
      expect((await together(amina, second)).status).toBe(200);
      await knows(joel, amina);
      expect((await together(second, third)).status).toBe(200);
      for (const { applicationId: id } of [amina, second, third])
        expect((await call(joel, 'openApplication', { params: { id } })).status).toBe(403);
    });

    it('finds neither them nor what was decided in the events, though an administrator', async () => {
      const amina = await buildSubmitted(portal());
      await decideOn(portal(), amina);
      const events = async () =>
        (
          await portal().call('listApplicationEvents', {
            token: await tokenOf(grace),
            query: { subject: 'application', subject_id: amina.applicationId },
          })
        ).body.entries.length;
      expect(await events()).toBeGreaterThan(0);
      expect((await call(grace, 'declareConflict', { params: { id: amina.applicationId } })).status).toBe(
        204,
      );
      expect(await events()).toBe(0);
    });

    it('is not notified by a note that names them', async () => {
      const amina = await buildSubmitted(portal());
      await knows(joel, amina);
      await note(rosa, amina, 'Not for @Joel Kamau.');
      const results = await portal()
        .knex('notifications')
        .where({ application_id: amina.applicationId, for_person_id: joel.id });
      expect(results).toEqual([]);
    });
  });
});
