import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { buildApproved } from './factories/requests';
import { buildSecondary, createSecondary, handIn } from './factories/secondary';
import { buildSubmitted } from './factories/sections';
import { buildSubmittedVisit, buildVisitor } from './factories/visits';

const goOnThere =
  'You have started this application in your dashboard. Sign in with your password to continue.';

onEachDatabase((portal) => {
  const applicationsOf = (personId: number) =>
    portal().knex('applications').where({ person_id: personId }).orderBy('id');

  describe('an application of the other programme', () => {
    it('is begun with the applicant’s earlier answers', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await createSecondary(portal(), amina, 'visitor');
      expect(status).toBe(201);
      expect(body.application).toEqual({
        id: expect.any(Number),
        type: 'visitor',
        status: 'draft',
        intern_details_id: expect.any(Number),
      });
      const { stores } = portal().service;
      const draft = await stores.applications.find({ id: body.application.id });
      expect(draft).toMatchObject({ origin: 'secondary', originalApplicationId: null, version: 1 });
      const before = await stores.applications.find({ id: amina.applicationId });
      expect(draft?.identity).toEqual(before?.identity);
      expect(before?.answers).toMatchObject(draft?.answers ?? {});
      expect(Object.keys(draft?.answers ?? {}).sort()).toEqual([
        'contact_preference',
        'current_address',
        'degrees',
        'dob',
        'email',
        'gender',
        'has_disability',
        'institutions',
        'languages',
        'name',
        'nationality',
        'other_skills',
        'phone',
      ]);
      expect(await stores.documents.of(body.application.id)).toEqual([]);
      // Staff see in the review and in the list from which application it came.
      const original = { id: amina.applicationId, type: 'intern' };
      const token = await staffToken(portal());
      const { review } = (
        await portal().call('openApplication', { token, params: { id: body.application.id } })
      ).body;
      expect(review).toMatchObject({ origin: 'secondary', original });
      const query = { search: `VIS-${body.application.id}` };
      const listed = await portal().call('listProgrammeApplications', {
        token,
        params: { type: 'visitor' },
        query,
      });
      expect(listed.body.applications).toMatchObject([{ origin: 'secondary', original }]);
      const act = { application_id: body.application.id, action: 'created' };
      expect(await portal().knex('audit_entries').where(act).first()).toMatchObject({
        actor_id: amina.personId,
        actor_name: 'Amina Uwase',
      });
    });

    it('is in the list, to be finished in its form', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const { body } = await portal().call('listOwnApplications', { token: await applicant.accountToken() });
      expect(body.applications.map(({ id }) => id)).toEqual([draftId, applicant.applicationId]);
      expect(body.applications[0]).toMatchObject({
        type: 'intern',
        status: 'draft',
        abilities: { edit: true, upload: true, submit: true, continue: false, finish: true },
      });
    });

    it('that is begun already is named instead', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      const { status, body } = await createSecondary(portal(), applicant, 'visitor');
      expect(status).toBe(409);
      expect(body.application_id).toBe(draftId);
      expect(body.message).toBe('You have an open application of this kind already.');
    });

    it('begun five times at once is begun once', async () => {
      const amina = await buildSubmittedVisit(portal());
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => createSecondary(portal(), amina, 'intern')),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      const [, draft, ...others] = await applicationsOf(amina.personId);
      expect(others).toEqual([]);
      for (const { status, body } of answers) {
        if (status === 409) expect(body.application_id).toBe(draft.id);
      }
    });

    it('is refused for a programme with an earlier application, which needs a request', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await createSecondary(portal(), amina, 'intern');
      expect([status, body.message]).toEqual([
        409,
        'You have applied for this already. Ask for another application instead.',
      ]);
      expect(body).not.toHaveProperty('application_id');
      expect(await applicationsOf(amina.personId)).toHaveLength(1);
    });

    it('needs one of the two programmes, and the password', async () => {
      const amina = await buildSubmitted(portal());
      for (const type of [undefined, '', 'staff', 7]) {
        expect((await createSecondary(portal(), amina, type)).status).toBe(422);
      }
      const wizard = await buildVisitor(portal());
      for (const token of [wizard.token, await staffToken(portal())]) {
        expect(
          (await portal().call('createFurtherApplication', { token, body: { type: 'intern' } })).status,
        ).toBe(403);
      }
      const nobody = await portal().issuer.token({ personId: 800_000, role: 'intern', scope: 'account' });
      const answer = await portal().call('createFurtherApplication', {
        token: nobody,
        body: { type: 'intern' },
      });
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'Start your first application with its form.',
      ]);
    });
  });

  describe('a wizard', () => {
    it('never opens a draft that was begun in the dashboard', async () => {
      const { applicant } = await buildSecondary(portal(), 'visitor');
      const { email, phone } = applicant.personal;
      for (const body of [
        { email, phone, role: 'visitor' },
        { ...applicant.personal, role: 'visitor' },
      ]) {
        const answer = await portal().call('signInToVisit', { body });
        expect([answer.status, answer.body.message]).toEqual([409, goOnThere]);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      const answer = await portal().call('getVisitProgress', { token: await applicant.accountToken() });
      expect([answer.status, answer.body.message]).toEqual([409, goOnThere]);
      expect(await applicationsOf(applicant.personId)).toHaveLength(2);
    });

    it('shows the application that was submitted before the draft of a request', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      const { email, phone } = applicant.personal;
      const before = { id: applicant.applicationId, type: 'intern', status: 'approved' };
      const headers = { Cookie: `portal_device=device-of-${applicant.personId}` };
      const answer = await portal().call('signInToInternship', {
        body: { email, phone, role: 'intern' },
        headers,
      });
      expect([answer.status, answer.body.application]).toMatchObject([220, before]);
      const progress = await portal().call('getInternshipProgress', {
        token: await applicant.accountToken(),
      });
      expect([progress.status, progress.body.application]).toMatchObject([220, before]);
      await handIn(portal(), applicant, 'submitFurtherInternship', draftId);
      const newest = await portal().call('signInToInternship', { body: { email, phone, role: 'intern' } });
      expect([newest.status, newest.body.application.id]).toEqual([220, draftId]);
    });
  });
});
