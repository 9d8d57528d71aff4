import { onSqlite } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { sentencesOf, titled } from './factories/refusals';
import { education, howMany, interests, personRefusals, refusals } from './factories/visit-refusals';
import {
  buildVisitor,
  fillVisit,
  saved,
  visitBody,
  visitorDetails,
  visitSectionIds,
  visitSections,
  visitWelcome,
} from './factories/visits';

const visit = visitSections.saveVisitLogistics;

onSqlite((portal) => {
  let visitor: Applicant;
  beforeAll(async () => {
    visitor = await buildVisitor(portal());
  });
  const progress = async (of: Applicant) => (await of.call('getVisitProgress')).body;
  const review = async (of: Applicant) =>
    (await of.call('reviewVisit', { params: { intern_details_id: of.detailsId } })).body.review;

  describe.each(visitSectionIds)('the section of %s', (operation) => {
    it('is stored as a whole, and adds one to the version', async () => {
      const { version } = await progress(visitor);
      const body = visitBody(visitor, operation, visitSections[operation]);
      expect((await visitor.call(operation, { body })).body).toEqual({ version: version + 1 });
    });

    it('needs the id of its application', async () => {
      const { status, body } = await visitor.call(operation, { body: visitSections[operation] });
      expect([status, Object.keys(body.errors)]).toEqual([
        422,
        [operation === 'saveVisitLogistics' ? 'application_id' : 'intern_details_id'],
      ]);
    });

    it('a stale version stores nothing', async () => {
      const someone = await buildVisitor(portal());
      await fillVisit(someone, operation);
      const before = await progress(someone);
      const body = visitBody(someone, operation, { ...visitSections[operation], version: 1 });
      const answer = await someone.call(operation, { body });
      expect([answer.status, answer.body.version]).toEqual([409, 2]);
      expect(await progress(someone)).toEqual(before);
    });
  });

  describe('a wrong section', () => {
    let before: unknown;
    beforeAll(async () => {
      before = await progress(visitor);
    });

    it.each(titled(refusals))(
      'is reported, to be corrected: $title',
      async ({ operation, sent, sentences }) => {
        const base =
          operation === 'saveVisitLogistics' || operation === 'saveVisitAvailability'
            ? visitSections[operation]
            : {};
        const answer = await visitor.call(operation, {
          body: visitBody(visitor, operation, { ...base, ...sent }),
        });
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toEqual(sentencesOf(sentences));
      },
    );

    it.each(personRefusals)(
      'is shown, to be corrected in the personal details: %p',
      async (changes, sentences) => {
        const { status, body } = await visitor.call(
          'saveVisitPersonalDetails',
          visitorDetails(visitor, changes),
        );
        expect([status, body.errors]).toEqual([422, sentencesOf(sentences)]);
      },
    );

    it('is not stored at all', async () => {
      expect(await progress(visitor)).toEqual(before);
    });
  });

  describe('the personal details', () => {
    it('are stored with the organization and the disability, in the form and for the review', async () => {
      const someone = await buildVisitor(portal());
      expect((await progress(someone)).visitor_info).toEqual({
        full_name: 'Amina Uwase',
        institution_name: null,
        institution_position: null,
      });
      const result = visitorDetails(someone, { has_disability: 'yes', description: ' A ramp ' });
      const { status, body } = await someone.call('saveVisitPersonalDetails', result);
      expect([status, body]).toEqual([200, { details: { id: someone.detailsId }, version: 2 }]);
      const { visitor_info, form_data, reviewData } = await progress(someone);
      expect(visitor_info).toEqual({
        full_name: 'Amina Uwase',
        institution_name: 'Nairobi Hospice',
        institution_position: 'Nurse',
      });
      expect(form_data).toMatchObject({
        institution_name: 'Nairobi Hospice',
        has_disability: 'yes',
        disability_description: 'A ramp',
      });
      expect(reviewData.disability).toEqual({ has_disability: true, description: 'A ramp' });
    });
  });

  describe('the dates and circumstances of a visit', () => {
    it('come back as they were sent; a blank answer is null', async () => {
      const someone = await buildVisitor(portal());
      const { visit_start_date, visit_end_date } = visit;
      const blank = { accommodation_type: '', needs_visa_assistance: null, travel_from_country: '  ' };
      const contact = { emergency_contact_phone: '', emergency_contact_email: null };
      const result = { visit_start_date, visit_end_date, ...blank, ...contact };
      await fillVisit(someone, 'saveVisitLogistics', result);
      expect((await review(someone)).logistics).toEqual({
        visit_start_date,
        visit_end_date,
        is_institution: false,
        has_visited: null,
        people_participated: null,
        accommodation_type: null,
        needs_visa_assistance: null,
        travel_from_country: null,
        travel_from_city: null,
        emergency_contact_name: null,
        emergency_contact_relationship: null,
        emergency_contact_phone: null,
        emergency_contact_email: null,
        declaration_accuracy: false,
        declaration_conduct: false,
        declaration_data_processing: false,
      });
    });

    it('are stored in full', async () => {
      const someone = await buildVisitor(portal());
      await fillVisit(someone, 'saveVisitLogistics');
      const { logistics } = await review(someone);
      expect(logistics).toMatchObject({
        has_visited: false,
        people_participated: 1,
        needs_visa_assistance: true,
        accommodation_type: 'hotel',
        emergency_contact_phone: '254712345678',
        emergency_contact_email: 'grace@example.org',
        declaration_accuracy: true,
      });
      const { form_data } = await progress(someone);
      expect(form_data).toMatchObject({
        visit_start_date: '2097-02-01',
        has_visited: 'no',
        needs_visa_assistance: 'yes',
      });
    });

    it('keep the form’s answers where the call leaves them out', async () => {
      const someone = await buildVisitor(portal());
      const form = { ...visitWelcome('institutional'), has_visited: 'yes', people_participated: '7' };
      await someone.call('saveVisitProgress', saved(someone, form));
      const { visit_start_date, visit_end_date } = visit;
      await fillVisit(someone, 'saveVisitLogistics', { visit_start_date, visit_end_date });
      expect((await review(someone)).logistics).toMatchObject({
        is_institution: true,
        has_visited: true,
        people_participated: 7,
      });
    });

    it('need the participants of an institution by its purpose alone, too', async () => {
      const someone = await buildVisitor(portal());
      await someone.call('saveVisitProgress', saved(someone, visitWelcome('institutional')));
      const { is_institution, ...result } = { ...visit, people_participated: 0 };
      const { status, body } = await someone.call('saveVisitLogistics', {
        body: visitBody(someone, 'saveVisitLogistics', result),
      });
      expect([status, body.errors]).toEqual([422, { people_participated: [howMany] }]);
    });

    it('follow a changed purpose', async () => {
      const someone = await buildVisitor(portal());
      await someone.call('saveVisitProgress', saved(someone, visitWelcome('personal')));
      await fillVisit(someone, 'saveVisitLogistics');
      await someone.call(
        'saveVisitProgress',
        saved(someone, { purpose: 'institutional', people_participated: '3' }),
      );
      expect((await review(someone)).logistics).toMatchObject({ is_institution: true });
    });

    it('ignore fields that a personal visit does not show', async () => {
      const someone = await buildVisitor(portal());
      await fillVisit(someone, 'saveVisitLogistics', { ...visit, people_participated: 0 });
      expect((await review(someone)).logistics?.people_participated).toBeNull();
    });
  });

  it('the statement is stored trimmed', async () => {
    const someone = await buildVisitor(portal());
    await fillVisit(someone, 'saveVisitInterests', { interests, personal_statement: '  Why I come \n' });
    const { form_data } = await review(someone);
    expect(form_data.personal_statement).toBe('Why I come');
  });

  it('the year of graduation may be left out', async () => {
    const someone = await buildVisitor(portal());
    await fillVisit(someone, 'saveVisitInstitutions', {
      institutions: [{ ...education, graduation_year: '' }],
    });
    expect((await review(someone)).institutions).toEqual([{ ...education, graduation_year: null }]);
  });
});
