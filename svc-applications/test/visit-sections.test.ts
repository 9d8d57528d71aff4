import { onEachDatabase } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import {
  buildVisitor,
  fillVisit,
  saved,
  type VisitSectionId,
  visitBody,
  visitorDetails,
  visitSectionIds,
  visitSections,
  visitWelcome,
} from './factories/visits';

const education = visitSections.V07.institutions[0];
const visit = visitSections.V10;
const period = visitSections.V11.periods[0];
const incomplete = 'Please complete your highest level of education information before proceeding.';
const bothDates = 'Please provide both visit start and end dates.';
const howMany = 'Please specify the number of people participating for institutional visits.';
const wholePeople = 'Number of participants must be a whole number between 1 and 200';
const contactPhone = "Your emergency contact's phone number must be between 10 and 15 digits";
const hours = 'Please specify your weekly availability hours.';
const interests = [{ area: 'Open', other: '' }];

/** Section, what is sent beside the id, and what is answered. */
const refusals: [VisitSectionId, object, Record<string, string>][] = [
  ['V07', {}, { institutions: incomplete }],
  ['V07', { institutions: [] }, { institutions: incomplete }],
  [
    'V07',
    { institutions: [{ name: ' ' }] },
    {
      'institutions.0.name': incomplete,
      'institutions.0.program': incomplete,
      'institutions.0.degree_level': incomplete,
    },
  ],
  [
    'V07',
    { institutions: [{ ...education, degree_level: 'High School' }] },
    { 'institutions.0.degree_level': incomplete },
  ],
  [
    'V07',
    { institutions: [{ ...education, graduation_year: 1899 }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'V08',
    { languages: [] },
    { languages: 'Please add at least one language with proficiency level before proceeding.' },
  ],
  ['V08', { languages: [{ language: 'English' }] }, { 'languages.0.proficiency': 'Select your proficiency' }],
  [
    'V09',
    { interests: [], personal_statement: 'Why' },
    { interests: 'Please select at least one area of interest before proceeding.' },
  ],
  [
    'V09',
    { interests: [{ area: '' }], personal_statement: 'Why' },
    { 'interests.0.area': 'Please select an area for Interest 1 before proceeding.' },
  ],
  [
    'V09',
    { interests: [...interests, { area: 'Other', other: ' ' }], personal_statement: 'Why' },
    { 'interests.1.other': 'Please specify the "Other" area for Interest 2 before proceeding.' },
  ],
  ...['', '  \n\t ', undefined].map(
    (personal_statement): [VisitSectionId, object, Record<string, string>] => [
      'V09',
      { interests, personal_statement },
      {
        personal_statement:
          'Personal statement is required. Please provide your personal statement before proceeding.',
      },
    ],
  ),
  [
    'V09',
    { interests, personal_statement: 'x'.repeat(301) },
    { personal_statement: 'Personal statement must be 300 characters or less' },
  ],
  ['V10', { visit_start_date: undefined }, { visit_start_date: bothDates }],
  ['V10', { visit_end_date: '' }, { visit_end_date: bothDates }],
  [
    'V10',
    { visit_start_date: null, visit_end_date: null },
    { visit_start_date: bothDates, visit_end_date: bothDates },
  ],
  ['V10', { visit_start_date: '2027-02-30' }, { visit_start_date: bothDates }],
  [
    'V10',
    { visit_end_date: visit.visit_start_date },
    { visit_end_date: 'Visit end date must be after start date.' },
  ],
  ['V10', { visit_end_date: '2027-01-31' }, { visit_end_date: 'Visit end date must be after start date.' }],
  ...[null, '', 'perhaps'].map((has_visited): [VisitSectionId, object, Record<string, string>] => [
    'V10',
    { has_visited },
    { has_visited: 'Please indicate if you have visited before.' },
  ]),
  ...[0, '0', -1, null, ''].map((people_participated): [VisitSectionId, object, Record<string, string>] => [
    'V10',
    { is_institution: true, people_participated },
    { people_participated: howMany },
  ]),
  ...[1.5, 201, 'many'].map((people_participated): [VisitSectionId, object, Record<string, string>] => [
    'V10',
    { is_institution: true, people_participated },
    { people_participated: wholePeople },
  ]),
  ['V10', { is_institution: 'maybe' }, { is_institution: 'Must be yes or no' }],
  ['V10', { accommodation_type: 'tent' }, { accommodation_type: 'Select where you are going to stay' }],
  [
    'V10',
    { needs_visa_assistance: 'maybe' },
    { needs_visa_assistance: 'Select whether you need help with a visa' },
  ],
  ['V10', { emergency_contact_phone: '250788123' }, { emergency_contact_phone: contactPhone }],
  ['V10', { emergency_contact_phone: '2507881234567890' }, { emergency_contact_phone: contactPhone }],
  [
    'V10',
    { emergency_contact_email: 'nobody' },
    {
      emergency_contact_email:
        "Enter your emergency contact's email address in the correct format, like name@example.com",
    },
  ],
  ['V10', { travel_from_city: 'x'.repeat(201) }, { travel_from_city: 'Must be 200 characters or less' }],
  [
    'V10',
    { declaration_conduct: 'perhaps' },
    { declaration_conduct: 'Please agree to all declarations before proceeding.' },
  ],
  ['V11', { periods: [{}] }, { 'periods.0.start_date': bothDates, 'periods.0.end_date': bothDates }],
  [
    'V11',
    { periods: [{ ...period, end_date: period?.start_date }] },
    { 'periods.0.end_date': 'Visit end date must be after start date.' },
  ],
  ['V11', { hours_available: '' }, { hours_available: hours }],
  ['V11', { hours_available: undefined }, { hours_available: hours }],
  [
    'V11',
    { hours_available: 169 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
];

/** What is wrong in the personal set of a visitor. */
const personRefusals: [object, Record<string, string>][] = [
  [{ name: '' }, { name: 'Enter your full name' }],
  [{ name: ' Al ' }, { name: 'Full name is required' }],
  [{ institution_name: '' }, { institution_name: 'Enter your organization' }],
  [{ institution_name: 'A' }, { institution_name: 'Enter your organization' }],
  [{ institution_position: 'B ' }, { institution_position: 'Enter your position' }],
  [{ current_address: '' }, { current_address: 'Enter your current address' }],
  [
    { current_address: 'KG 7' },
    { current_address: 'Enter your current address, with at least 5 characters' },
  ],
  [{ dob: '2020-01-01' }, { dob: 'You must be at least 18 years old to apply.' }],
  [{ dob: '1899-12-31' }, { dob: 'Date of birth must be between 1 January 1900 and today' }],
  [{ gender: '' }, { gender: 'Select your gender, or that you prefer not to say' }],
  [{ nationality: '' }, { nationality: 'Select your nationality' }],
  [{ contact_preference: '' }, { contact_preference: 'Select how we should contact you' }],
  [{ has_disability: undefined }, { has_disability: 'Select whether you have a disability' }],
  [{ has_disability: 'yes' }, { disability_description: 'Please describe your accessibility needs' }],
  [{ email: 'else@example.org' }, { email: 'Your email is how you sign in and cannot be changed here' }],
  [{ phone: '250700000001' }, { phone: 'Your phone number is how you sign in and cannot be changed here' }],
];

onEachDatabase((portal) => {
  let visitor: Applicant;
  beforeAll(async () => {
    visitor = await buildVisitor(portal());
  });
  const progress = async (of: Applicant) => (await of.call('V02')).body;
  const review = async (of: Applicant) =>
    (await of.call('V12', { params: { intern_details_id: of.detailsId } })).body.review;
  const sentencesOf = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, [sentence]]));

  describe.each(visitSectionIds)('the section of %s', (operation) => {
    it('is stored as a whole, and adds one to the version', async () => {
      const { version } = await progress(visitor);
      const body = visitBody(visitor, operation, visitSections[operation]);
      expect((await visitor.call(operation, { body })).body).toEqual({ version: version + 1 });
    });

    it('needs to be told of which application it is', async () => {
      const { status, body } = await visitor.call(operation, { body: visitSections[operation] });
      expect([status, Object.keys(body.errors)]).toEqual([
        422,
        [operation === 'V10' ? 'application_id' : 'intern_details_id'],
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

  it.each(
    refusals.map(([operation, sent, sentences], index) => ({
      title: `${index + 1}. ${Object.keys(sentences).join(', ')} of ${operation}: ${Object.values(sentences)[0]}`,
      operation,
      sent,
      sentences,
    })),
  )('says what to mend: $title', async ({ operation, sent, sentences }) => {
    const before = await progress(visitor);
    const base = operation === 'V10' || operation === 'V11' ? visitSections[operation] : {};
    const answer = await visitor.call(operation, {
      body: visitBody(visitor, operation, { ...base, ...sent }),
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual(sentencesOf(sentences));
    expect(await progress(visitor)).toEqual(before);
  });

  describe('the personal details', () => {
    it.each(personRefusals)('says what to mend in %p', async (changes, sentences) => {
      const before = await progress(visitor);
      const { status, body } = await visitor.call('V03', visitorDetails(visitor, changes));
      expect([status, body.errors]).toEqual([422, sentencesOf(sentences)]);
      expect(await progress(visitor)).toEqual(before);
    });

    it('are stored with the organization and the disability, in the form and for the review', async () => {
      const someone = await buildVisitor(portal());
      expect((await progress(someone)).visitor_info).toEqual({
        full_name: 'Amina Uwase',
        institution_name: null,
        institution_position: null,
      });
      const told = visitorDetails(someone, { has_disability: 'yes', description: ' A ramp ' });
      const { status, body } = await someone.call('V03', told);
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

  describe('the visit itself', () => {
    it('comes back as it was told; what is blank is null, not filled in', async () => {
      const someone = await buildVisitor(portal());
      const { visit_start_date, visit_end_date } = visit;
      const blank = { accommodation_type: '', needs_visa_assistance: null, travel_from_country: '  ' };
      const contact = { emergency_contact_phone: '', emergency_contact_email: null };
      const told = { visit_start_date, visit_end_date, ...blank, ...contact };
      await fillVisit(someone, 'V10', told);
      expect((await review(someone)).logistics).toEqual({
        ...{ visit_start_date, visit_end_date },
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

    it('is written down in full', async () => {
      const someone = await buildVisitor(portal());
      await fillVisit(someone, 'V10');
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
      const row = await portal().knex('logistics').where({ application_id: someone.applicationId }).first();
      expect(row.visit_start_date).toBe('2027-02-01');
      const { form_data } = await progress(someone);
      expect(form_data).toMatchObject({ has_visited: 'no', needs_visa_assistance: 'yes' });
    });

    it('takes what was saved with the form where the call leaves it out', async () => {
      const someone = await buildVisitor(portal());
      const form = { ...visitWelcome('institutional'), has_visited: 'yes', people_participated: '7' };
      await someone.call('V04', saved(someone, form));
      const { visit_start_date, visit_end_date } = visit;
      await fillVisit(someone, 'V10', { visit_start_date, visit_end_date });
      expect((await review(someone)).logistics).toMatchObject({
        is_institution: true,
        has_visited: true,
        people_participated: 7,
      });
    });

    it('asks an institution for participants by its purpose alone, too', async () => {
      const someone = await buildVisitor(portal());
      await someone.call('V04', saved(someone, visitWelcome('institutional')));
      const { is_institution, ...told } = { ...visit, people_participated: 0 };
      const { status, body } = await someone.call('V10', { body: visitBody(someone, 'V10', told) });
      expect([status, body.errors]).toEqual([422, { people_participated: [howMany] }]);
    });

    it('follows the purpose when that changes', async () => {
      const someone = await buildVisitor(portal());
      await someone.call('V04', saved(someone, visitWelcome('personal')));
      await fillVisit(someone, 'V10');
      await someone.call('V04', saved(someone, { purpose: 'institutional', people_participated: '3' }));
      expect((await review(someone)).logistics).toMatchObject({ is_institution: true });
    });

    it('does not mind what stands in a field that a personal visit does not show', async () => {
      const someone = await buildVisitor(portal());
      await fillVisit(someone, 'V10', { ...visit, people_participated: 0 });
      expect((await review(someone)).logistics?.people_participated).toBeNull();
    });
  });

  it('the statement is stored trimmed', async () => {
    const someone = await buildVisitor(portal());
    await fillVisit(someone, 'V09', { interests, personal_statement: '  Why I come \n' });
    const { form_data } = await review(someone);
    expect(form_data.personal_statement).toBe('Why I come');
  });

  it('the year of graduation may be left out', async () => {
    const someone = await buildVisitor(portal());
    await fillVisit(someone, 'V07', { institutions: [{ ...education, graduation_year: '' }] });
    expect((await review(someone)).institutions).toEqual([{ ...education, graduation_year: null }]);
  });
});
