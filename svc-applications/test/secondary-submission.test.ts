import { ownReference } from '@portal/contract-svc-applications-v1';
import { onSqlite } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { sentencesOf } from './factories/refusals';
import { buildApproved } from './factories/requests';
import { buildSecondary, handIn, internshipAnswers, type Submission } from './factories/secondary';
import { secondaryRefusals } from './factories/secondary-refusals';
import { buildSubmitted } from './factories/sections';
import { buildVisitor } from './factories/visits';

const programmes = [
  { type: 'intern', operation: 'submitFurtherInternship' },
  { type: 'visitor', operation: 'submitFurtherVisit' },
] as const;

onSqlite((portal) => {
  const readBack = async (applicant: Applicant, id: number) => {
    const token = await applicant.accountToken();
    return (await portal().call('getOwnApplication', { params: { id }, token })).body.review;
  };
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
            id: draftId,
            type,
            status: 'submitted',
            applicant_name: 'Amina Uwase',
            submitted_date: expect.any(String),
          },
          email_sent: true,
          email_warning: null,
          pdf_link: expect.stringMatching(/^\/api\/user\/applications\/\d+\/pdf\?link=ey/),
        });
        expect(await rowOf(draftId)).toMatchObject({
          status: 'submitted',
          open_slot: null,
          version: 2,
          signature: null,
          submitted_at: expect.any(Date),
        });
        expect(confirmations(applicant.personal.email, ownReference(draftId))).toHaveLength(1);
      },
    );

    it.each(programmes)(
      'of $type, which a request began, is handed in and listed',
      async ({ type, operation }) => {
        const { applicant, draftId } = await buildApproved(portal(), type);
        expect((await handIn(portal(), applicant, operation, draftId)).status).toBe(200);
        const { body } = await portal().call('listOwnApplications', {
          token: await applicant.accountToken(),
        });
        expect(body.applications[0]).toMatchObject({
          id: draftId,
          type,
          status: 'submitted',
          progress: 100,
          abilities: { view: true, edit: false, finish: false },
        });
        expect(body.applications[1]).toMatchObject({
          id: applicant.applicationId,
          status: 'approved',
          abilities: { request_another: 'none' },
        });
      },
    );

    it('is found by staff, with its purpose in words, and read with its first answers', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      await handIn(portal(), applicant, 'submitFurtherVisit', draftId);
      const token = await staffToken(portal(), 'reviewer');
      const found = await portal().call('listProgrammeApplications', {
        token,
        params: { type: 'visitor' },
        query: { search: `VIS-${draftId}` },
      });
      expect(found.body.applications).toMatchObject([{ id: draftId, subject: 'Observation' }]);
      const { body } = await portal().call('openApplication', { token, params: { id: draftId } });
      expect(body.review).toMatchObject({
        origin: 'secondary',
        status: 'submitted',
        purpose: 'observation',
        visitor_info: { institution_name: 'Nairobi Hospice', purpose: 'observation' },
        logistics: { visit_start_date: '2097-05-03', accommodation_needed: true },
        institutions: [{ name: 'University of Rwanda' }],
      });
    });

    it('of an internship is read with its referees, and with the carried-over letter of a referee who is named again', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      await handIn(portal(), applicant, 'submitFurtherInternship', draftId);
      const token = await applicant.accountToken();
      const { review } = (await portal().call('getOwnApplication', { token, params: { id: draftId } })).body;
      const letter_path = expect.stringMatching(/^request-\d+\//);
      expect(review.references).toMatchObject([
        { type: 'academic', institution: 'UR', letter_path },
        { type: 'community', organization: null, letter_path: null },
      ]);
      expect(review.uploads).toHaveLength(4);
      expect(review.abilities).toMatchObject({ view: true, edit: false });
    });

    it('notifies staff, and is recorded', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      await handIn(portal(), applicant, 'submitFurtherVisit', draftId);
      const news = await portal().knex('notifications').where({ application_id: draftId });
      expect(news).toMatchObject([{ type: 'application_submitted', applicant_name: 'Amina Uwase' }]);
      const acts = await portal().knex('audit_entries').where({ application_id: draftId }).orderBy('id');
      expect(acts.map(({ action }) => action)).toEqual(['created', 'submitted']);
    });

    it('of an internship stores the answers of its form', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      await handIn(portal(), applicant, 'submitFurtherInternship', draftId);
      const { personal_statement } = internshipAnswers;
      const none = { phone: null, relationship: null };
      expect(await readBack(applicant, draftId)).toMatchObject({
        interests: [
          { area: 'Education', other: null },
          { area: 'Other', other: 'Music therapy' },
        ],
        period: [{ start_date: '2097-06-07', end_date: '2097-08-27', hours_available: 20 }],
        references: [
          {
            type: 'academic',
            full_name: 'Dr Jean Bosco',
            email: 'jean.bosco@example.org',
            institution: 'UR',
            ...none,
          },
          {
            type: 'community',
            full_name: 'Grace Mutesi',
            email: 'grace@example.org',
            organization: null,
            ...none,
          },
        ],
        personal_statement,
        form_data: { personal_statement, hours_available: 20 },
      });
    });

    it('of a visit stores the answers of its form', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      const changes = { purpose: 'institutional', accommodation_needed: false };
      await handIn(portal(), applicant, 'submitFurtherVisit', draftId, changes);
      expect(await readBack(applicant, draftId)).toMatchObject({
        visitor_info: { institution_name: 'Nairobi Hospice', institution_position: 'Head nurse' },
        logistics: {
          visit_start_date: '2097-05-03',
          visit_end_date: '2097-05-14',
          accommodation_needed: false,
          is_institution: true,
          people_participated: 1,
          has_visited: null,
          accommodation_type: null,
          declaration_conduct: false,
        },
      });
      expect((await rowOf(draftId)).purpose).toBe('institutional');
    });

    it('takes weekly hours once for all periods, and references by their places', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const { periods, references } = internshipAnswers;
      const answer = await handIn(portal(), applicant, 'submitFurtherInternship', draftId, {
        hours_available: 35,
        periods: periods.map(({ hours_available, ...days }) => days),
        references: references.map(({ type, ...one }) => one),
      });
      expect(answer.status).toBe(200);
      const read = await readBack(applicant, draftId);
      expect(read.periods[0]?.hours_available).toBe(35);
      expect(read.references.map(({ type }) => type)).toEqual(['academic', 'community']);
    });

    it.each(programmes)('of $type twice at once is submitted once', async ({ type, operation }) => {
      const { applicant, draftId } = await buildSecondary(portal(), type);
      const answers = await Promise.all([1, 2, 3].map(() => handIn(portal(), applicant, operation, draftId)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 220, 220]);
      expect(confirmations(applicant.personal.email, ownReference(draftId))).toHaveLength(1);
    });

    it('is refused to everybody else, and in the wizard’s session', async () => {
      const { draftId } = await buildSecondary(portal(), 'intern');
      const { draftId: visitId } = await buildSecondary(portal(), 'visitor');
      const stranger = await buildSubmitted(portal());
      expect((await handIn(portal(), stranger, 'submitFurtherInternship', draftId)).status).toBe(404);
      expect((await handIn(portal(), stranger, 'submitFurtherVisit', visitId)).status).toBe(404);
      const { token } = await buildApplicant(portal());
      const body = { application_id: draftId, form_data: internshipAnswers };
      for (const other of [token, await staffToken(portal()), await staffToken(portal(), 'reviewer')]) {
        expect((await portal().call('submitFurtherInternship', { token: other, body })).status).toBe(403);
      }
      expect((await rowOf(draftId)).status).toBe('draft');
    });

    it('is not submitted by the form of the other programme', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      expect((await handIn(portal(), applicant, 'submitFurtherVisit', draftId)).status).toBe(404);
    });

    it('is refused for an application of a wizard', async () => {
      const wizards = [
        { applicant: await buildApplicant(portal()), operation: 'submitFurtherInternship' },
        { applicant: await buildVisitor(portal()), operation: 'submitFurtherVisit' },
      ] as const;
      for (const { applicant, operation } of wizards) {
        const { status, body } = await handIn(portal(), applicant, operation, applicant.applicationId);
        expect([status, body.message]).toEqual([409, 'Continue this application in its form.']);
      }
    });

    it('with a stale version is not submitted', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      const { status, body } = await handIn(portal(), applicant, 'submitFurtherVisit', draftId, {}, 7);
      expect([status, body.version]).toEqual([409, 1]);
      expect((await handIn(portal(), applicant, 'submitFurtherVisit', draftId, {}, 1)).status).toBe(200);
    });

    it('is not submitted when the mail cannot be stored', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const { knex } = portal();
      await knex.schema.renameTable('applications_outbox', 'outbox_away');
      const { status } = await handIn(portal(), applicant, 'submitFurtherInternship', draftId);
      await knex.schema.renameTable('outbox_away', 'applications_outbox');
      expect([status, (await rowOf(draftId)).status]).toEqual([500, 'draft']);
      expect(await readBack(applicant, draftId)).toMatchObject({ references: [], interests: [] });
    });
  });

  describe('what is missing is named', () => {
    const drafts = {} as Record<Submission, Awaited<ReturnType<typeof buildSecondary>>>;
    beforeAll(async () => {
      drafts.submitFurtherInternship = await buildSecondary(portal(), 'intern');
      drafts.submitFurtherVisit = await buildSecondary(portal(), 'visitor');
    });
    it.each(secondaryRefusals)('$title', async ({ operation, sent, sentences }) => {
      const { applicant, draftId } = drafts[operation];
      const { status, body } = await handIn(portal(), applicant, operation, draftId, sent);
      expect([status, body.errors]).toEqual([422, sentencesOf(sentences)]);
      expect((await rowOf(draftId)).status).toBe('draft');
    });
  });
});
