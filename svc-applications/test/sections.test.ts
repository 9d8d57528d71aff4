import { until } from '@portal/test-kit';
import { type ApplicationsUnderTest, onSqlite } from './applications-under-test';
import { type Applicant, buildApplicant } from './factories/applicant';
import { sentencesOf, titled } from './factories/refusals';
import { refusals, research, statement } from './factories/section-refusals';
import { buildSubmitted, fill, type SectionId, sectionIds, sections } from './factories/sections';

onSqlite((portal) => {
  let amina: Applicant;
  beforeAll(async () => {
    amina = await buildApplicant(portal());
  });
  const send = (applicant: Applicant, operation: SectionId, body: object) =>
    applicant.call(operation, { body: { intern_details_id: applicant.detailsId, ...body } });

  describe.each(sectionIds)('the section of %s', (operation) => {
    it('is stored as a whole, and stands in the form too', async () => {
      const before = (await amina.call('getInternshipProgress')).body.version;
      const answer = await send(amina, operation, sections[operation]);
      expect(answer.body).toEqual({ version: before + 1 });
      await fill(amina, operation);
      expect((await amina.call('getInternshipProgress')).body.version).toBe(before + 2);
    });

    it('needs the id of its application', async () => {
      const { status, body } = await amina.call(operation, { body: sections[operation] });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ intern_details_id: ['Intern details id is required'] });
    });

    it('is closed once the application is submitted', async () => {
      const submitted = await submittedOnce(portal());
      const token = await submitted.accountToken();
      for (const own of [submitted.token, token]) {
        const body = { intern_details_id: submitted.detailsId, ...sections[operation] };
        const answer = await portal().call(operation, { body, token: own });
        expect(answer.status).toBe(409);
        expect(answer.body.message).toBe('This application has been submitted and cannot be edited.');
      }
    });
  });

  describe('a wrong section', () => {
    let before: unknown;
    beforeAll(async () => {
      before = (await amina.call('getInternshipProgress')).body;
    });

    it.each(titled(refusals))(
      'is reported, to be corrected: $title',
      async ({ operation, sent, sentences }) => {
        const { status, body } = await send(amina, operation, sent);
        expect(status).toBe(422);
        expect(body.errors).toEqual(sentencesOf(sentences));
      },
    );

    it('is not stored at all', async () => {
      expect((await amina.call('getInternshipProgress')).body).toEqual(before);
    });
  });

  it('a list may be emptied, and an optional list may be absent', async () => {
    const someone = await buildApplicant(portal());
    await fill(someone, 'saveDegrees');
    expect((await send(someone, 'saveDegrees', { degrees: [] })).status).toBe(200);
    expect((await send(someone, 'saveExperience', {})).status).toBe(200);
    const { reviewData } = (await someone.call('getInternshipProgress')).body;
    expect([reviewData.degree, reviewData.volunteer_experience]).toEqual([[], []]);
  });

  it('a disability comes back as it was answered, by yes or by true', async () => {
    const someone = await buildApplicant(portal());
    for (const has_disability of ['yes', true]) {
      await send(someone, 'saveDisability', { has_disability, description: ' A ramp ' });
      const { reviewData, form_data } = (await someone.call('getInternshipProgress')).body;
      expect(reviewData.disability).toEqual({ has_disability: true, description: 'A ramp' });
      expect(form_data).toMatchObject({ has_disability: 'yes', disability_description: 'A ramp' });
    }
    await send(someone, 'saveDisability', { has_disability: false, description: 'A ramp' });
    const { reviewData } = (await someone.call('getInternshipProgress')).body;
    expect(reviewData.disability).toEqual({ has_disability: false, description: null });
  });

  it('a text for another area than Other is dropped', async () => {
    const someone = await buildApplicant(portal());
    await send(someone, 'saveInterests', { ...statement, interests: [{ area: 'Open', other: 'left over' }] });
    expect((await someone.call('getInternshipProgress')).body.reviewData.interests).toEqual([
      { area: 'Open', other: null },
    ]);
  });

  it('text in any script, with signs, comes back unchanged', async () => {
    const someone = await buildApplicant(portal(), {
      name: 'Zoë Ўзбек 李小龙 👩‍⚕️',
      nationality: "Côte d'Ivoire",
    });
    const personal_statement = `'; DROP TABLE applications; -- \\ % _ "😀" <b>`;
    await send(someone, 'saveInterests', { interests: [research], personal_statement });
    const { reviewData, form_data } = (await someone.call('getInternshipProgress')).body;
    expect(reviewData.personal_statements).toBe(personal_statement);
    expect(reviewData.intern_details.full_name).toBe('Zoë Ўзбек 李小龙 👩‍⚕️');
    expect(form_data.nationality).toBe("Côte d'Ivoire");
  });

  it('a raised limit holds within a second, for the forms and for the rules', async () => {
    const raised = { experience_description_limit: 80, personal_statement_limit: 900 };
    await portal().knex('portal_settings').update(raised);
    await until(
      async () => (await portal().call('getPortalStatus')).body.form_limits.personal_statement === 900,
    );
    const someone = await buildApplicant(portal());
    const body = { interests: [research], personal_statement: 'x'.repeat(900) };
    expect((await send(someone, 'saveInterests', body)).status).toBe(200);
    const tooLong = await send(someone, 'saveExperience', { volunteers: [{ description: 'x'.repeat(81) }] });
    expect(tooLong.body.errors).toEqual({
      'volunteers.0.description': ['Description must be 80 characters or less'],
    });
    const { body: status } = await portal().call('getPortalStatus');
    expect(status.form_limits).toEqual({ experience_description: 80, personal_statement: 900 });
    await portal()
      .knex('portal_settings')
      .update({ experience_description_limit: null, personal_statement_limit: null });
  });

  describe('the personal details', () => {
    const change = (applicant: Applicant, changes: object) =>
      applicant.call('savePersonalDetails', {
        body: { application_id: applicant.applicationId, ...applicant.personal, ...changes },
      });

    it('can be changed, the name with the account’s', async () => {
      const someone = await buildApplicant(portal());
      const { status, body } = await change(someone, { name: 'Amina Mukamana', permanent_address: 'Huye' });
      expect(status).toBe(200);
      expect(body).toEqual({ details: { id: someone.detailsId }, version: 2 });
      const progress = (await someone.call('getInternshipProgress')).body;
      expect(progress.intern_details).toMatchObject({
        full_name: 'Amina Mukamana',
        permanent_address: 'Huye',
      });
      expect(progress.form_data.name).toBe('Amina Mukamana');
      const account = portal().auth.people.get(someone.personId);
      await until(() => account?.name === 'Amina Mukamana');
    });

    it('leave email and phone, the sign-in, as they are', async () => {
      const someone = await buildApplicant(portal());
      const { status, body } = await change(someone, { email: 'new@example.org', phone: '250700000001' });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        email: ['Your email is how you sign in and cannot be changed here'],
        phone: ['Your phone number is how you sign in and cannot be changed here'],
      });
      expect((await someone.call('getInternshipProgress')).body.version).toBe(1);
    });

    it('are checked as at the first sign-in', async () => {
      const someone = await buildApplicant(portal());
      const { status, body } = await change(someone, { name: '', dob: '2020-02-02', gender: 'x' });
      expect(status).toBe(422);
      expect(Object.keys(body.errors).sort()).toEqual(['dob', 'gender', 'name']);
    });
  });
});

let submitted: { of: ApplicationsUnderTest; applicant: Promise<Applicant> } | undefined;

/** A single application for all tests that only read it. */
function submittedOnce(portal: ApplicationsUnderTest): Promise<Applicant> {
  if (submitted?.of !== portal) submitted = { of: portal, applicant: buildSubmitted(portal) };
  return submitted.applicant;
}
