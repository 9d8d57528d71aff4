import { onEachDatabase } from './applications-under-test';
import type { Options } from './client';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildComplete, buildSubmitted, sections } from './factories/sections';
import { buildCompleteVisit, buildVisitor } from './factories/visits';

type Data = Record<string, unknown>;

const referee = (type: string) => ({
  type,
  full_name: 'Dr A',
  institution: 'UR',
  organization: 'UR',
  email: 'a@example.org',
});

onEachDatabase((portal) => {
  const edit = async (applicant: Applicant, data: Data, more: Data = {}) =>
    portal().call('D14', {
      params: { id: applicant.applicationId },
      body: { data, ...more },
      token: await applicant.accountToken(),
    });
  const byAdmin = async (applicant: Applicant, data: Data) =>
    portal().call('M04', {
      params: { id: applicant.applicationId },
      body: { data },
      token: await staffToken(portal()),
    });
  const formOf = async ({ applicationId }: Applicant): Promise<Data> =>
    JSON.parse((await portal().knex('applications').where({ id: applicationId }).first()).form_data);
  const entriesOf = async ({ applicationId }: Applicant, action = 'edited') => {
    const rows = await portal().knex('audit_entries').where({ application_id: applicationId, action });
    return rows.map((row) => ({ by: row.actor_name, ...JSON.parse(row.details) }));
  };

  describe('editing an internship', () => {
    it('each part takes the place of what was stored, and the form goes along', async () => {
      const amina = await buildComplete(portal());
      const data = {
        intern_details: { full_name: 'Amina Uwase Keza', gender: 'other', nationality: 'Ugandan' },
        institution: [{ name: 'UR', program: 'Law', degree_level: 'Master', graduation_year: 2028 }],
        degree: [],
        honours: [{ name: 'Prize', award: 'Second', date_awarded: '2024-03-02' }],
        course_work: [],
        clinic_experience: [{ description: 'Ward work' }],
        research_experience: [{ description: 'A survey' }],
        interests: [{ area: 'Other', other: 'Music' }],
        personal_statement: 'To learn.',
        languages: [{ language: 'French', proficiency: 'Basic' }],
        other_skills: '',
        disability: { has_disability: 'yes', description: 'A ramp' },
        period: [
          { start_date: '2027-01-04', end_date: '2027-03-26', hours_available: 20 },
          { start_date: '2027-05-03', end_date: '2027-06-25', hours_available: 10 },
        ],
      };
      const { status, body } = await edit(amina, data);
      expect(status).toBe(200);
      const { review } = body;
      expect(body.version).toBe(review.version);
      expect(review).toMatchObject({
        applicant_name: 'Amina Uwase Keza',
        intern_details: { ...data.intern_details, email: amina.personal.email, date_of_birth: '2001-05-17' },
        institution: data.institution,
        degree: [],
        honours: data.honours,
        course_work: [],
        clinic_experience: data.clinic_experience,
        research_experience: data.research_experience,
        volunteer_experience: [{ description: 'Home visits' }],
        interests: data.interests,
        personal_statement: 'To learn.',
        languages: data.languages,
        other_skills: null,
        disability: { has_disability: true, description: 'A ramp' },
        period: data.period,
        references: [{ type: 'academic' }, { type: 'community' }],
      });
      expect(await formOf(amina)).toMatchObject({
        name: 'Amina Uwase Keza',
        nationality: 'Ugandan',
        phone: amina.personal.phone,
        institutions: data.institution,
        degrees: [],
        honors: data.honours,
        volunteers: [{ description: 'Home visits' }],
        research_experiences: [{ description: 'A survey' }],
        languages: data.languages,
        other_skills: '',
        has_disability: 'yes',
        hours_available: 20,
      });
    });

    it('what is not given stays as it was', async () => {
      const amina = await buildComplete(portal());
      const before = (await amina.call('D13', { params: { id: amina.applicationId } })).body.review;
      const { review } = (await edit(amina, { languages: [{ language: 'Arabic', proficiency: 'Native' }] }))
        .body;
      const { languages, version, updated_at, abilities, ...rest } = review;
      expect(before).toMatchObject(rest);
      expect([languages, version]).toEqual([
        [{ language: 'Arabic', proficiency: 'Native' }],
        before.version + 1,
      ]);
      expect([updated_at, abilities.edit]).toEqual([expect.any(String), true]);
    });

    it('a review that was read can be sent back whole', async () => {
      const amina = await buildComplete(portal());
      const before = (await amina.call('D13', { params: { id: amina.applicationId } })).body.review;
      const { status, body } = await edit(amina, before as Data);
      expect(status).toBe(200);
      const { version, updated_at, abilities, ...rest } = body.review;
      expect(before).toMatchObject(rest);
      expect([version, abilities.view]).toEqual([before.version + 1, true]);
      expect(updated_at >= before.updated_at).toBe(true);
    });

    it('names that other editors use are understood', async () => {
      const amina = await buildComplete(portal());
      const { review } = (
        await edit(amina, {
          institutions: [
            { institution_name: 'UR', program: 'Law', degree_level: 'PhD', graduation_year: '2030' },
          ],
          degree: [
            { institution: 'IPRC', field_of_study: 'Care', degree_level: 'Bachelor', graduation_year: 2021 },
          ],
          honours: [{ title: 'Prize', organization: 'Rotary', year: '2020' }],
          languages: [
            { language: 'English', proficiency: 'beginner' },
            { language: 'French', proficiency: 'Native' },
          ],
          references: [
            {
              ...{ type: 'academic', full_name: 'Dr A', organization: 'UR', phone: '', relationship: null },
              email: 'A@Example.org',
            },
          ],
          disability: { has_disability: true, disability_description: 'Large print' },
        })
      ).body;
      expect(review).toMatchObject({
        institution: [{ name: 'UR', graduation_year: 2030 }],
        degree: [{ name: 'IPRC', program: 'Care', graduation_date: '2021-01-01' }],
        honours: [{ name: 'Prize', award: 'Rotary', date_awarded: '2020-01-01' }],
        languages: [{ proficiency: 'Basic' }, { proficiency: 'Native' }],
        references: [
          { type: 'academic', full_name: 'Dr A', institution: 'UR', email: 'a@example.org', phone: null },
          { type: 'community', full_name: 'Dr Jean Bosco', organization: 'Red Cross' },
        ],
        disability: { description: 'Large print' },
      });
      expect((await formOf(amina)).references).toMatchObject([
        { type: 'academic', full_name: 'Dr A', institution: 'UR' },
        { type: 'community', full_name: 'Dr Jean Bosco' },
      ]);
    });

    it.each(['', 'Not provided', null])('a graduation year of %p is none', async (graduation_year) => {
      const amina = await buildApplicant(portal());
      const [row] = sections.I06.institutions;
      const { status, body } = await edit(amina, { institution: [{ ...row, graduation_year }] });
      expect(status).toBe(200);
      expect(body.review.institution[0]?.graduation_year).toBeNull();
    });

    it('every wrong field of every part is named as it was sent, and nothing is written', async () => {
      const amina = await buildComplete(portal());
      const before = await formOf(amina);
      const { status, body } = await edit(amina, {
        intern_details: { full_name: ' ', date_of_birth: '2020-01-01' },
        institution: [{ name: '', program: 'Law', degree_level: 'Wizard', graduation_year: 1 }],
        clinic_experience: [{ description: 'x'.repeat(51) }],
        interests: [],
        languages: [{ language: 'English', proficiency: 'Some' }],
        disability: { has_disability: 'yes', description: '' },
        period: [{ start_date: '2027-03-04', end_date: '2027-01-26', hours_available: null }],
        references: [
          { type: 'community', full_name: 'B', organization: 'Club', email: 'b@example.org' },
          { type: 'academic', full_name: 'A', institution: '', email: 'nobody' },
        ],
      });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        'intern_details.full_name': ['Enter your full name'],
        'intern_details.date_of_birth': ['You must be at least 18 years old to apply.'],
        'institution.0.name': ['Enter the name of the institution'],
        'institution.0.degree_level': ['Select the degree level'],
        'institution.0.graduation_year': ['Graduation year must be between 1900 and 3030'],
        'clinic_experience.0.description': ['Description must be 50 characters or less'],
        interests: ['Please select at least one area of interest before proceeding.'],
        'languages.0.proficiency': ['Select your proficiency'],
        'disability.description': ['Please describe your accessibility needs'],
        'period.0.end_date': ['End date must be after start date.'],
        'period.0.hours_available': ['Please specify your weekly availability hours.'],
        'references.1.institution': ["Enter the referee's institution"],
        'references.1.email': [
          "Enter the referee's email address in the correct format, like name@example.com",
        ],
      });
      expect(await formOf(amina)).toEqual(before);
    });

    it('nothing is half written when the last part is bad', async () => {
      const amina = await buildComplete(portal());
      const tables = ['institutions', 'language_skills', 'referees', 'intern_details'];
      const rows = () =>
        Promise.all(
          tables.map((table) => portal().knex(table).where({ application_id: amina.applicationId })),
        );
      const before = [await rows(), await formOf(amina)];
      const data = {
        intern_details: { full_name: 'Somebody Else' },
        institution: [{ ...sections.I06.institutions[0], name: 'Another' }],
        languages: [{ language: 'Arabic', proficiency: 'Native' }],
        references: [{ ...referee('academic'), email: '' }],
      };
      expect((await edit(amina, data)).status).toBe(422);

      expect([await rows(), await formOf(amina)]).toEqual(before);
      expect(await entriesOf(amina)).toEqual([]);
    });

    it.each([
      ['nothing', {}],
      ['nulls alone', { languages: null, visitor_info: null }],
      ['parts of a visit', { logistics: { visit_start_date: '2027-01-01' } }],
      ['names nobody knows', { status: 'approved', version: 3 }],
    ])('%s is nothing to change', async (_what, data) => {
      const amina = await buildApplicant(portal());
      expect((await edit(amina, data)).status).toBe(422);
    });

    it.each([
      ['a list that is none', { languages: 'English' }, 'languages'],
      ['a record that is none', { intern_details: 'Amina' }, 'intern_details'],
      ['rows that are none', { degree: ['PhD'] }, 'degree.0'],
      ['one referee twice', { references: [referee('academic'), referee('academic')] }, 'references.1'],
      [
        'too many periods',
        { period: Array(4).fill({ ...sections.I13.periods[0], hours_available: 3 }) },
        'period',
      ],
    ])('refuses %s', async (_what, data, field) => {
      const amina = await buildApplicant(portal());
      const { status, body } = await edit(amina, data);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });

    it('e-mail and phone are the sign-in and stay', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await edit(amina, {
        intern_details: { email: 'other@example.org', phone_number: '250788000111' },
      });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        'intern_details.email': ['Your email is how you sign in and cannot be changed here'],
        'intern_details.phone_number': ['Your phone number is how you sign in and cannot be changed here'],
      });
      const { email, phone } = amina.personal;
      const same = { email: email.toUpperCase(), phone_number: `+${phone}`, nationality: 'Kenyan' };
      expect((await edit(amina, { intern_details: same })).status).toBe(200);
    });

    it('a new name goes to the account too', async () => {
      const amina = await buildApplicant(portal());
      expect((await edit(amina, { intern_details: { full_name: 'Amina K.' } })).status).toBe(200);
      for (
        let look = 0;
        look < 100 && portal().auth.people.get(amina.personId)?.name !== 'Amina K.';
        look += 1
      ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(portal().auth.people.get(amina.personId)?.name).toBe('Amina K.');
    });
  });

  describe('editing a visit', () => {
    it('where they work, why they come, and the visit itself', async () => {
      const visitor = await buildCompleteVisit(portal());
      const { status, body } = await edit(visitor, {
        visitor_info: {
          institution_name: 'Moi Hospital',
          institution_position: 'Doctor',
          purpose: 'institutional',
        },
        logistics: {
          visit_start_date: '2027-03-01',
          visit_end_date: '2027-03-12',
          people_participated: 6,
          accommodation_needed: 'yes',
          has_visited: null,
        },
        institution: [
          {
            name: 'Moi University',
            program: 'Medicine',
            degree_level: 'PhD',
            graduation_year: 'Not provided',
          },
        ],
        period: [{ start_date: '2027-03-01', end_date: '2027-03-12', hours_available: 12 }],
      });
      expect(status).toBe(200);
      expect(body.review).toMatchObject({
        purpose: 'institutional',
        visitor_info: { institution_name: 'Moi Hospital', category: 'institutional' },
        institution: [{ name: 'Moi University', graduation_year: null }],
        logistics: {
          visit_start_date: '2027-03-01',
          is_institution: true,
          people_participated: 6,
          accommodation_needed: true,
          has_visited: false,
          accommodation_type: 'hotel',
          travel_from_country: 'Kenya',
          emergency_contact_name: 'Grace Wanjiru',
          declaration_accuracy: true,
          hours_available: 12,
        },
      });
      expect(await formOf(visitor)).toMatchObject({
        purpose: 'institutional',
        institution_name: 'Moi Hospital',
        people_participated: 6,
        accommodation_needed: 'yes',
        has_visited: 'no',
        visit_end_date: '2027-03-12',
      });
    });

    it('an institution has to tell how many come, by the purpose that is sent along', async () => {
      const visitor = await buildVisitor(portal());
      const { status, body } = await edit(visitor, {
        visitor_info: { institution_name: 'X', institution_position: 'Nurse', purpose: 'institutional' },
        logistics: { visit_start_date: '2027-03-01', visit_end_date: '2027-02-01' },
      });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        'visitor_info.institution_name': ['Enter your organization'],
        'logistics.visit_end_date': ['Visit end date must be after start date.'],
      });
      const { errors } = (
        await edit(visitor, {
          visitor_info: {
            institution_name: 'Aga Khan',
            institution_position: 'Nurse',
            purpose: 'institutional',
          },
          logistics: { visit_start_date: '2027-03-01', visit_end_date: '2027-03-09' },
        })
      ).body;
      expect(errors).toEqual({
        'logistics.people_participated': [
          'Please specify the number of people participating for institutional visits.',
        ],
      });
    });

    it('what is blank is null, what is left out stays', async () => {
      const visitor = await buildCompleteVisit(portal());
      const { review } = (
        await edit(visitor, { logistics: { travel_from_city: '', accommodation_type: null } })
      ).body;
      expect(review.logistics).toMatchObject({
        travel_from_city: null,
        accommodation_type: null,
        travel_from_country: 'Kenya',
        visit_start_date: '2027-02-01',
      });
    });

    it('a first draft takes the purposes of its wizard, a further one those of its form too', async () => {
      const visitor = await buildVisitor(portal());
      const data = {
        visitor_info: { institution_name: 'Aga Khan', institution_position: 'Nurse', purpose: 'research' },
      };
      const { status, body } = await edit(visitor, data);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['visitor_info.purpose']]);
      const ofThisOne = { id: visitor.applicationId };
      await portal().knex('applications').where(ofThisOne).update({ origin: 'secondary' });
      expect((await edit(visitor, data)).body.review.visitor_info).toMatchObject({
        purpose: 'research',
        category: 'personal',
      });
    });
  });

  describe('who edits', () => {
    const other = { languages: [{ language: 'Russian', proficiency: 'Basic' }] };

    it('someone else’s application is not there', async () => {
      const amina = await buildApplicant(portal());
      const chidi = await buildApplicant(portal());
      const options: Options = { params: { id: amina.applicationId }, body: { data: other } };
      const token = await chidi.accountToken();
      expect((await portal().call('D14', { ...options, token })).status).toBe(404);
      const admin = await staffToken(portal());
      const nothing = { ...options, params: { id: 2_000_000_000 }, token: admin };
      expect((await portal().call('M04', nothing)).status).toBe(404);
    });

    it('the applicant by the account’s session, an administrator, and nobody else', async () => {
      const amina = await buildApplicant(portal());
      const options: Options = { params: { id: amina.applicationId }, body: { data: other } };
      const as = async (call: 'D14' | 'M04', token?: string) =>
        (await portal().call(call, { ...options, ...(token && { token }) })).status;
      expect([
        await as('D14'),
        await as('D14', amina.token),
        await as('D14', await staffToken(portal())),
        await as('M04', await amina.accountToken()),
        await as('M04', await staffToken(portal(), 'reviewer')),
      ]).toEqual([401, 403, 403, 403, 403]);
    });

    it('what has been submitted is edited by an administrator alone', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await edit(amina, other);
      expect([status, body.message]).toEqual([
        409,
        'This application has been submitted and cannot be edited.',
      ]);
      const byStaff = await byAdmin(amina, {
        ...other,
        intern_details: { full_name: 'Amina Keza', phone_number: '+250 788 000 222' },
      });
      expect(byStaff.status).toBe(200);
      expect(byStaff.body.review).toMatchObject({
        ...other,
        status: 'submitted',
        applicant_name: 'Amina Keza',
        intern_details: { phone_number: '250788000222' },
      });
      for (
        let look = 0;
        look < 100 && portal().auth.people.get(amina.personId)?.name !== 'Amina Keza';
        look += 1
      ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(portal().auth.people.get(amina.personId)).toMatchObject({
        name: 'Amina Keza',
        phone: '250788000222',
      });
    });

    it('an administrator does not change the e-mail address', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await byAdmin(amina, { intern_details: { email: 'x@example.org' } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['intern_details.email']]);
    });
  });

  describe('two at once', () => {
    const languages = (language: string) => ({ languages: [{ language, proficiency: 'Basic' }] });

    it('a stale version writes nothing and gets what is stored', async () => {
      const amina = await buildApplicant(portal());
      expect((await edit(amina, languages('French'), { version: 1 })).body.version).toBe(2);
      const { status, body } = await edit(amina, languages('Arabic'), { version: 1 });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'This application was changed in another tab or on another device.',
        version: 2,
        current: { review: { version: 2, ...languages('French') } },
      });
    });

    it('without a version both are merged', async () => {
      const amina = await buildApplicant(portal());
      const answers = await Promise.all([
        edit(amina, languages('French')),
        edit(amina, { other_skills: 'Drawing' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { review } = (await amina.call('D13', { params: { id: amina.applicationId } })).body;
      expect(review).toMatchObject({ ...languages('French'), other_skills: 'Drawing', version: 3 });
    });
  });

  describe('what is told of it', () => {
    const other = { other_skills: 'Drawing', languages: [{ language: 'Russian', proficiency: 'Basic' }] };
    const newsOf = ({ applicationId }: Applicant) =>
      portal().knex('notifications').where({ application_id: applicationId }).orderBy('id');

    it('who changed which parts is written down', async () => {
      const amina = await buildApplicant(portal());
      await edit(amina, other);
      await byAdmin(amina, { disability: { has_disability: false } });
      expect(await entriesOf(amina)).toEqual([
        { by: 'Amina Uwase', sections: ['languages', 'other_skills'] },
        { by: expect.any(String), sections: ['disability'] },
      ]);
    });

    it('staff are told once an hour what applicants change, and not what they change themselves', async () => {
      const amina = await buildApplicant(portal());
      await byAdmin(amina, other);
      expect(await newsOf(amina)).toEqual([]);
      await edit(amina, other);
      await edit(amina, other);
      const told = await newsOf(amina);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({
        type: 'application_updated',
        message: `Amina Uwase has changed their internship application (INT-${amina.applicationId}).`,
      });
    });
  });
});
