import { ownReference } from '@portal/contract-svc-applications-v1';
import { onSqlite } from './applications-under-test';
import { type Applicant, staffToken, submittedAnswer } from './factories/applicant';
import {
  buildCompleteVisit,
  buildSubmittedVisit,
  buildVisitor,
  declared,
  fillInVisit,
  fillVisit,
  organisation,
  saved,
  signed,
  visitSections,
  visitWelcome,
} from './factories/visits';

onSqlite((portal) => {
  const mailsTo = (email: string) => portal().mails.filter(({ to }) => to === email);
  const statusOf = async (id: number) =>
    (await portal().knex('applications').where({ id }).first()).status as string;
  const without = async (visitor: Applicant, ...types: string[]) => {
    const { knex } = portal();
    await knex('documents')
      .where({ application_id: visitor.applicationId })
      .whereIn('upload_type', types)
      .delete();
  };

  describe.each(['personal', 'institutional'] as const)('submitting a visit that is %s', (purpose) => {
    it('stores everything and mails how to sign in', async () => {
      const visitor = await fillInVisit(portal(), purpose);
      const { status, body } = await visitor.call('submitVisit', signed(visitor));
      expect(status).toBe(200);
      expect(body).toEqual({
        application: submittedAnswer(visitor, 'visitor'),
        email_sent: true,
        email_warning: null,
        password_mailed: true,
        pdf_link: expect.stringMatching(/^\/api\/user\/applications\/\d+\/pdf\?link=ey/),
      });
      const [mail, ...others] = mailsTo(visitor.personal.email);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(
        `We have received your visit application (${ownReference(visitor.applicationId)})`,
      );
      expect(mail?.text).toContain('visitors pay their own costs');
      expect(mail?.text).toContain(`Password: ${portal().auth.passwords.get(visitor.personId)}`);
      const row = await portal().knex('applications').where({ id: visitor.applicationId }).first();
      expect(row).toMatchObject({ signature: 'Amina Uwase', purpose, current_step: 8, open_slot: null });
    });
  });

  it('needs a signature and the agreement', async () => {
    const visitor = await buildCompleteVisit(portal());
    for (const signature of [undefined, '', '  ', 7]) {
      const answer = await visitor.call('submitVisit', signed(visitor, { signature }));
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ signature: ['Please provide your signature before submitting.'] });
    }
    for (const agreement of [undefined, false, null, 'yes']) {
      const answer = await visitor.call('submitVisit', signed(visitor, { agreement }));
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({
        agreement: ['Please agree to the terms and conditions before submitting.'],
      });
    }
    expect(await statusOf(visitor.applicationId)).toBe('in-progress');
  });

  it('names everything that is missing, and submits nothing', async () => {
    const visitor = await buildVisitor(portal());
    await visitor.call('saveVisitProgress', saved(visitor, { purpose: 'institutional' }, 2));
    const { status, body } = await visitor.call('submitVisit', signed(visitor));
    expect([status, body.message]).toEqual([
      422,
      'Some parts of the application are missing. Go back to them, then submit again.',
    ]);
    expect(body.errors).toEqual({
      purpose: ['Please select a purpose and agree to both terms.'],
      institution_name: ['Enter your organization'],
      institution_position: ['Enter your position'],
      national_id: ['Select your national ID or passport'],
      has_disability: ['Select whether you have a disability'],
      institutions: ['Please complete your highest level of education information before proceeding.'],
      interests: ['Please select at least one area of interest before proceeding.'],
      personal_statement: [
        'Personal statement is required. Please provide your personal statement before proceeding.',
      ],
      languages: ['Please add at least one language with proficiency level before proceeding.'],
      visit_start_date: ['Please provide both visit start and end dates.'],
      visit_end_date: ['Please provide both visit start and end dates.'],
      hours_available: ['Please specify your weekly availability hours.'],
      has_visited: ['Please indicate if you have visited before.'],
      people_participated: ['Please specify the number of people participating for institutional visits.'],
      'documents.cv': ['CV/Professional Bio is required. Please upload your CV.'],
      'documents.letter': ['Institutional letter is required for institutional visits.'],
      declaration_accuracy: ['Please agree to all declarations before proceeding.'],
    });
    expect(await statusOf(visitor.applicationId)).toBe('draft');
    expect(mailsTo(visitor.personal.email)).toEqual([]);
  });

  it('needs a letter from an institution, not from a person', async () => {
    const visitor = await buildCompleteVisit(portal(), 'institutional');
    await without(visitor, 'letter');
    const { status, body } = await visitor.call('submitVisit', signed(visitor));
    expect([status, body.errors]).toEqual([
      422,
      { 'documents.letter': ['Institutional letter is required for institutional visits.'] },
    ]);
    await visitor.call('saveVisitProgress', saved(visitor, { purpose: 'personal' }, 8));
    expect((await visitor.call('submitVisit', signed(visitor))).status).toBe(200);
    const params = { id: visitor.applicationId };
    const { review } = (await portal().call('openApplication', { params, token: await staffToken(portal()) }))
      .body;
    expect(review.logistics?.is_institution).toBe(false);
  });

  it.each(Object.keys(declared))('needs %s', async (declaration) => {
    const visitor = await buildCompleteVisit(portal());
    await fillVisit(visitor, 'saveVisitLogistics', {
      ...visitSections.saveVisitLogistics,
      [declaration]: false,
    });
    const { status, body } = await visitor.call('submitVisit', signed(visitor));
    expect([status, body.errors]).toEqual([
      422,
      { [declaration]: ['Please agree to all declarations before proceeding.'] },
    ]);
  });

  it('refuses any other purpose', async () => {
    const visitor = await buildCompleteVisit(portal());
    await visitor.call('saveVisitProgress', saved(visitor, { purpose: 'x'.repeat(60) }, 8));
    const { status, body } = await visitor.call('submitVisit', signed(visitor));
    expect([status, body.errors]).toEqual([
      422,
      { purpose: ['Please select a purpose and agree to both terms.'] },
    ]);
  });

  it('pressed five times at once is submitted once, with one mail', async () => {
    const visitor = await buildCompleteVisit(portal());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.call('submitVisit', signed(visitor))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 220, 220, 220, 220]);
    expect(mailsTo(visitor.personal.email)).toHaveLength(1);
    expect((await visitor.call('submitVisit', signed(visitor))).status).toBe(220);
  });

  it('is submitted all the same while the mail cannot go out, and the person is warned', async () => {
    const visitor = await buildCompleteVisit(portal());
    portal().mailFails(true);
    const { status, body } = await visitor.call('submitVisit', signed(visitor));
    portal().mailFails(false);
    expect([status, body.email_sent, body.email_warning]).toEqual([
      200,
      false,
      'Your application is in. The confirmation email could not be sent yet; we keep trying.',
    ]);
  });

  it('is reviewed completely before it, and by the account after it', async () => {
    const visitor = await buildCompleteVisit(portal(), 'institutional');
    await visitor.call('saveVisitProgress', saved(visitor, { previous_degrees: 'Diploma' }, 8));
    const params = { intern_details_id: visitor.detailsId };
    const { status, body } = await visitor.call('reviewVisit', { params });
    expect(status).toBe(200);
    expect(body.review).toMatchObject({
      intern_details: { full_name: 'Amina Uwase', email: visitor.personal.email },
      visitor_info: { full_name: 'Amina Uwase', ...organisation },
      disability: { has_disability: false, description: null },
      institutions: visitSections.saveVisitInstitutions.institutions,
      degree: [],
      interests: visitSections.saveVisitInterests.interests,
      languages: visitSections.saveVisitLanguages.languages,
      logistics: { is_institution: true, people_participated: 4, has_visited: false },
      periods: [{ ...visitSections.saveVisitAvailability.periods[0], hours_available: 20 }],
      form_data: {
        signature: null,
        agreement: false,
        previous_degrees: 'Diploma',
        personal_statement: visitSections.saveVisitInterests.personal_statement,
        hours_available: 20,
      },
    });
    expect(body.review.uploads.map(({ upload_type }) => upload_type)).toEqual(['cv', 'id', 'letter']);
    await visitor.call('submitVisit', signed(visitor));
    const token = await visitor.accountToken();
    const after = await portal().call('reviewVisit', { params, token });
    expect(after.body.review.form_data).toMatchObject({ signature: 'Amina Uwase', agreement: true });
    expect((await visitor.call('reviewVisit', { params })).status).toBe(404);
  });

  it('is listed with its progress of 8 steps, and then as submitted', async () => {
    const visitor = await buildVisitor(portal());
    await visitor.call('saveVisitProgress', saved(visitor, visitWelcome('personal'), 5));
    const listed = async (of: Applicant) =>
      (await portal().call('listOwnApplications', { token: await of.accountToken() })).body.applications[0];
    expect(await listed(visitor)).toMatchObject({
      type: 'visitor',
      status: 'in-progress',
      progress: 13,
      abilities: { view: true, edit: true, upload: true, submit: true, continue: true },
    });
    expect(await listed(await buildSubmittedVisit(portal()))).toMatchObject({
      status: 'submitted',
      progress: 100,
      abilities: { view: true, edit: false, upload: false, submit: false, continue: false },
    });
  });
});
