import { onSqlite } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { sentencesOf } from './factories/refusals';
import { buildApproved } from './factories/requests';
import { buildSecondary, handIn, internshipAnswers, type Submission } from './factories/secondary';
import { secondaryRefusals } from './factories/secondary-refusals';
import { buildSubmitted } from './factories/sections';
import { buildVisitor } from './factories/visits';

const programmes = [
  { type: 'intern', operation: 'D17' },
  { type: 'visitor', operation: 'D18' },
] as const;

onSqlite((portal) => {
  const rowOf = (id: number) => portal().knex('applications').where({ id }).first();
  const confirmations = (email: string, reference: string) =>
    portal().mails.filter(({ to, subject }) => to === email && subject.includes(reference));

  describe('a further application', () => {
    it.each(programmes)(
      'of $type, which was begun in the dashboard, is handed in',
      async ({ type, operation }) => {
        const { applicant, draftId } = await buildSecondary(portal(), type);
        const { status, body } = await handIn(portal(), applicant, operation, draftId);
        expect(status).toBe(200);
        expect(body).toMatchObject({
          application: {
            ...{ id: draftId, type, status: 'submitted', applicant_name: 'Amina Uwase' },
            submitted_date: expect.any(String),
          },
          email_sent: true,
          email_warning: null,
          pdf_link: expect.stringMatching(/^\/api\/user\/applications\/\d+\/pdf\?link=ey/),
        });
        expect(await rowOf(draftId)).toMatchObject({
          ...{ status: 'submitted', open_slot: null, version: 2, signature: null },
          submitted_at: expect.any(Date),
        });
        const reference = `${type === 'intern' ? 'INT' : 'VIS'}-${draftId}`;
        expect(confirmations(applicant.personal.email, reference)).toHaveLength(1);
      },
    );

    it.each(programmes)(
      'of $type, which a request began, is handed in and listed',
      async ({ type, operation }) => {
        const { applicant, draftId } = await buildApproved(portal(), type);
        expect((await handIn(portal(), applicant, operation, draftId)).status).toBe(200);
        const { body } = await portal().call('D01', { token: await applicant.accountToken() });
        expect(body.applications[0]).toMatchObject({
          ...{ id: draftId, type, status: 'submitted', progress: 100 },
          abilities: { view: true, edit: false, finish: false },
        });
        expect(body.applications[1]).toMatchObject({
          ...{ id: applicant.applicationId, status: 'approved' },
          abilities: { request_another: 'none' },
        });
      },
    );

    it('is found by staff, with its purpose in words, and read with what it began with', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      await handIn(portal(), applicant, 'D18', draftId);
      const token = await staffToken(portal(), 'reviewer');
      const found = await portal().call('M01', {
        ...{ token, params: { type: 'visitor' }, query: { search: `VIS-${draftId}` } },
      });
      expect(found.body.applications).toMatchObject([{ id: draftId, subject: 'Observation' }]);
      const { body } = await portal().call('M03', { token, params: { id: draftId } });
      expect(body.review).toMatchObject({
        ...{ origin: 'secondary', status: 'submitted', purpose: 'observation' },
        visitor_info: { institution_name: 'Nairobi Hospice', purpose: 'observation' },
        logistics: { visit_start_date: '2027-05-03', accommodation_needed: true },
        institutions: [{ name: 'University of Rwanda' }],
      });
    });

    it('of an internship is read with its referees, and the carried-over letter of the one who is named again', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      await handIn(portal(), applicant, 'D17', draftId);
      const token = await applicant.accountToken();
      const { review } = (await portal().call('D13', { token, params: { id: draftId } })).body;
      const letter_path = expect.stringMatching(/^request-\d+\//);
      expect(review.references).toMatchObject([
        { type: 'academic', institution: 'UR', letter_path },
        { type: 'community', organization: null, letter_path: null },
      ]);
      expect(review.uploads).toHaveLength(4);
      expect(review.abilities).toMatchObject({ view: true, edit: false });
    });

    it('is news to staff, and written down', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      await handIn(portal(), applicant, 'D18', draftId);
      const news = await portal().knex('notifications').where({ application_id: draftId });
      expect(news).toMatchObject([{ type: 'application_submitted', applicant_name: 'Amina Uwase' }]);
      const acts = await portal().knex('audit_entries').where({ application_id: draftId }).orderBy('id');
      expect(acts.map(({ action }) => action)).toEqual(['created', 'submitted']);
    });

    it('of an internship keeps what its form was told', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      await handIn(portal(), applicant, 'D17', draftId);
      const { stores } = portal().service;
      const lists = await stores.sections.lists(draftId);
      expect(lists.interests).toEqual([
        { area: 'Education', other: null },
        { area: 'Other', other: 'Music therapy' },
      ]);
      expect(lists.periods).toEqual([
        { start_date: '2027-06-07', end_date: '2027-08-27', hours_available: 20 },
      ]);
      const none = { phone: null, relationship: null };
      expect(await stores.sections.referees(draftId)).toEqual([
        {
          type: 'academic',
          fullName: 'Dr Jean Bosco',
          email: 'jean.bosco@example.org',
          organization: 'UR',
          ...none,
        },
        {
          type: 'community',
          fullName: 'Grace Mutesi',
          email: 'grace@example.org',
          organization: '',
          ...none,
        },
      ]);
      const details = await stores.applications.details(draftId);
      expect(details?.personalStatement).toBe(internshipAnswers.personal_statement);
      const { formData } = (await stores.applications.find({ id: draftId })) ?? {};
      expect(formData).toMatchObject({
        ...{ personal_statement: internshipAnswers.personal_statement, hours_available: 20 },
        references: [{ type: 'academic', institution: 'UR' }, { type: 'community' }],
      });
    });

    it('of a visit keeps what its form was told', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      const changes = { purpose: 'institutional', accommodation_needed: false };
      await handIn(portal(), applicant, 'D18', draftId, changes);
      const { visits } = portal().service.stores;
      expect(await visits.organisation(draftId)).toEqual({
        institutionName: 'Nairobi Hospice',
        institutionPosition: 'Head nurse',
      });
      expect(await visits.logistics(draftId)).toMatchObject({
        ...{ visitStartDate: '2027-05-03', visitEndDate: '2027-05-14', accommodationNeeded: false },
        ...{ isInstitution: true, hasVisited: null, accommodationType: null, declarationConduct: false },
      });
      expect((await rowOf(draftId)).purpose).toBe('institutional');
    });

    it('takes hours of the week once for all periods, and references by their places', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const { periods, references } = internshipAnswers;
      const answer = await handIn(portal(), applicant, 'D17', draftId, {
        hours_available: 35,
        periods: periods.map(({ hours_available, ...days }) => days),
        references: references.map(({ type, ...one }) => one),
      });
      expect(answer.status).toBe(200);
      const { sections } = portal().service.stores;
      expect((await sections.lists(draftId)).periods[0]?.hours_available).toBe(35);
      expect((await sections.referees(draftId)).map(({ type }) => type)).toEqual(['academic', 'community']);
    });

    it.each(programmes)('of $type twice at once is handed in once', async ({ type, operation }) => {
      const { applicant, draftId } = await buildSecondary(portal(), type);
      const answers = await Promise.all([1, 2, 3].map(() => handIn(portal(), applicant, operation, draftId)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 220, 220]);
      const reference = `${type === 'intern' ? 'INT' : 'VIS'}-${draftId}`;
      expect(confirmations(applicant.personal.email, reference)).toHaveLength(1);
    });

    it('is refused to everybody else, and in the wizard’s session', async () => {
      const { draftId } = await buildSecondary(portal(), 'intern');
      const { draftId: visitId } = await buildSecondary(portal(), 'visitor');
      const stranger = await buildSubmitted(portal());
      expect((await handIn(portal(), stranger, 'D17', draftId)).status).toBe(404);
      expect((await handIn(portal(), stranger, 'D18', visitId)).status).toBe(404);
      const { token } = await buildApplicant(portal());
      const body = { application_id: draftId, form_data: internshipAnswers };
      for (const other of [token, await staffToken(portal()), await staffToken(portal(), 'reviewer')]) {
        expect((await portal().call('D17', { token: other, body })).status).toBe(403);
      }
      expect((await rowOf(draftId)).status).toBe('draft');
    });

    it('is not handed in by the form of the other programme', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      expect((await handIn(portal(), applicant, 'D18', draftId)).status).toBe(404);
    });

    it('is not one that a wizard began', async () => {
      const wizards = [
        { applicant: await buildApplicant(portal()), operation: 'D17' },
        { applicant: await buildVisitor(portal()), operation: 'D18' },
      ] as const;
      for (const { applicant, operation } of wizards) {
        const { status, body } = await handIn(portal(), applicant, operation, applicant.applicationId);
        expect([status, body.message]).toEqual([409, 'This application is continued in its form.']);
      }
    });

    it('on a version that is not the stored one is not handed in', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      const { status, body } = await handIn(portal(), applicant, 'D18', draftId, {}, 7);
      expect([status, body.version]).toEqual([409, 1]);
      expect((await handIn(portal(), applicant, 'D18', draftId, {}, 1)).status).toBe(200);
    });

    it('without a place for the mail is not handed in: all or nothing', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const { knex } = portal();
      await knex.schema.renameTable('applications_outbox', 'outbox_away');
      const { status } = await handIn(portal(), applicant, 'D17', draftId);
      await knex.schema.renameTable('outbox_away', 'applications_outbox');
      expect([status, (await rowOf(draftId)).status]).toEqual([500, 'draft']);
      expect(await portal().service.stores.sections.referees(draftId)).toEqual([]);
    });
  });

  describe('what is missing is named', () => {
    const drafts = {} as Record<Submission, Awaited<ReturnType<typeof buildSecondary>>>;
    beforeAll(async () => {
      drafts.D17 = await buildSecondary(portal(), 'intern');
      drafts.D18 = await buildSecondary(portal(), 'visitor');
    });
    it.each(secondaryRefusals)('$title', async ({ operation, sent, sentences }) => {
      const { applicant, draftId } = drafts[operation];
      const { status, body } = await handIn(portal(), applicant, operation, draftId, sent);
      expect([status, body.errors]).toEqual([422, sentencesOf(sentences)]);
      expect((await rowOf(draftId)).status).toBe('draft');
    });
  });
});
