import { until } from '@portal/test-kit';
import { onSqlite } from './applications-under-test';
import { buildApplicant } from './factories/applicant';
import { type Data, editing, referee } from './factories/editing';
import { buildComplete, sections } from './factories/sections';

onSqlite((portal) => {
  const { edit, byAdmin, formOf, entriesOf } = editing(portal);

  describe('editing an internship', () => {
    it.each([
      ['volunteers', 'volunteer_experience', [{ description: 'Night watches' }]],
      ['honors', 'honours', [{ name: 'Prize', award: 'Second', date_awarded: '2024-03-02' }]],
      ['degrees', 'degree', []],
    ])('a list sent by the key of its question (%s) is the same list', async (key, inReview, rows) => {
      const amina = await buildComplete(portal());
      const { status, body } = await edit(amina, { [key]: rows });
      expect(status).toBe(200);
      expect(body.review).toMatchObject({ [inReview]: rows });
      expect(await formOf(amina)).toMatchObject({ [key]: rows });
    });

    it('a period that is over and a repeated area are refused to the owner, but not to an administrator', async () => {
      const amina = await buildComplete(portal());
      const open = { area: 'Open', other: '' };
      const data = {
        interests: [open, open],
        period: [{ start_date: '2020-01-04', end_date: '2020-03-26', hours_available: 20 }],
      };
      const { status, body } = await edit(amina, data);
      expect([status, body.errors]).toEqual([
        422,
        {
          'interests.1.area': ['You have added this area already. Change it or remove it.'],
          'period.0.end_date': ['End date must be today or later.'],
        },
      ]);
      expect((await byAdmin(amina, data)).status).toBe(200);
    });

    it('each part replaces the stored part, also in the form', async () => {
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
          { start_date: '2097-01-04', end_date: '2097-03-26', hours_available: 20 },
          { start_date: '2097-05-03', end_date: '2097-06-25', hours_available: 10 },
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

    it('absent parts stay as they were', async () => {
      const amina = await buildComplete(portal());
      const before = (await amina.call('getOwnApplication', { params: { id: amina.applicationId } })).body
        .review;
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

    it('a whole review can be sent back', async () => {
      const amina = await buildComplete(portal());
      const before = (await amina.call('getOwnApplication', { params: { id: amina.applicationId } })).body
        .review;
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
              type: 'academic',
              full_name: 'Dr A',
              organization: 'UR',
              phone: '',
              relationship: null,
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

    it.each(['', 'Not provided', null])(
      'a graduation year of %p means that it is open',
      async (graduation_year) => {
        const amina = await buildApplicant(portal());
        const [row] = sections.saveInstitutions.institutions;
        const { status, body } = await edit(amina, { institution: [{ ...row, graduation_year }] });
        expect(status).toBe(200);
        expect(body.review.institution[0]?.graduation_year).toBeNull();
      },
    );

    it('every wrong field of every part is named by its path as sent, and nothing is written', async () => {
      const amina = await buildComplete(portal());
      const before = await formOf(amina);
      const { status, body } = await edit(amina, {
        intern_details: { full_name: ' ', date_of_birth: '2020-01-01' },
        institution: [{ name: '', program: 'Law', degree_level: 'Wizard', graduation_year: 1 }],
        clinic_experience: [{ description: 'x'.repeat(51) }],
        interests: [],
        languages: [{ language: 'English', proficiency: 'Some' }],
        disability: { has_disability: 'yes', description: '' },
        period: [{ start_date: '2097-03-04', end_date: '2097-01-26', hours_available: null }],
        references: [
          { type: 'community', full_name: 'Bo', organization: 'Club', email: 'b@example.org' },
          { type: 'academic', full_name: 'Al', institution: '', email: 'nobody' },
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

    it('nothing is written when the last part is wrong', async () => {
      const amina = await buildComplete(portal());
      const tables = ['institutions', 'language_skills', 'referees', 'intern_details'];
      const rows = () =>
        Promise.all(
          tables.map((table) => portal().knex(table).where({ application_id: amina.applicationId })),
        );
      const before = [await rows(), await formOf(amina)];
      const data = {
        intern_details: { full_name: 'Somebody Else' },
        institution: [{ ...sections.saveInstitutions.institutions[0], name: 'Another' }],
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
      ['parts of a visit', { logistics: { visit_start_date: '2097-01-01' } }],
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
        { period: Array(4).fill({ ...sections.saveAvailability.periods[0], hours_available: 3 }) },
        'period',
      ],
    ])('refuses %s', async (_what, data, field) => {
      const amina = await buildApplicant(portal());
      const { status, body } = await edit(amina, data);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });

    it('email and phone are the sign-in and stay', async () => {
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
      await until(() => portal().auth.people.get(amina.personId)?.name === 'Amina K.');
    });
  });
});
