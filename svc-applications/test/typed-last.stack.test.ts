import { onEachDatabase } from './applications-under-test';
import { buildComplete, submission } from './factories/sections';
import { internshipCases, type RefusedCase, typing } from './factories/typed-last';

const text = (length: number) => 'x'.repeat(length);
const say = {
  statement: 'Personal statement is required. Please provide your personal statement before proceeding.',
  tooLong: expect.stringContaining('300'),
  any: expect.any(String),
};

const refusedCases: RefusedCase[] = [
  {
    what: 'the statement is emptied',
    typed: { personal_statement: '' },
    named: { personal_statement: say.statement },
  },
  {
    what: 'the statement is null',
    typed: { personal_statement: null },
    named: { personal_statement: say.statement },
  },
  {
    what: 'the statement is too long',
    typed: { personal_statement: text(301) },
    named: { personal_statement: say.tooLong },
  },
  {
    what: 'the name is emptied',
    typed: { name: ' ', contact_preference: 'owl' },
    named: { name: say.any, contact_preference: say.any },
  },
  {
    what: 'somebody is too young',
    typed: { dob: '2020-01-01' },
    named: { dob: expect.stringContaining('18') },
  },
  { what: 'the date of birth is emptied', typed: { dob: '' }, named: { dob: say.any } },
  {
    what: 'a need is not described',
    typed: { has_disability: 'yes' },
    named: { disability_description: say.any },
  },
  {
    what: 'disability is emptied',
    typed: { has_disability: '' },
    named: { has_disability: 'Select whether you have a disability' },
  },
  {
    what: 'the institutions are emptied',
    typed: { institutions: [] },
    named: { institutions: 'Add your current institution' },
  },
  {
    what: 'the programme of a school is emptied',
    typed: {
      institutions: [{ name: 'UR', program: '', degree_level: 'Bachelor', graduation_year: '20x7' }],
    },
    named: { 'institutions.0.program': say.any, 'institutions.0.graduation_year': say.any },
  },
  {
    what: 'the year of a school is null',
    typed: {
      institutions: [{ name: 'UR', program: 'Law', degree_level: 'Bachelor', graduation_year: null }],
    },
    named: { 'institutions.0.graduation_year': say.any },
  },
  {
    what: 'a degree has no day',
    typed: {
      degrees: [{ name: 'UR', program: 'Law', degree_level: 'Bachelor', graduation_date: '' }],
    },
    named: { 'degrees.0.graduation_date': say.any },
  },
  {
    what: 'an honor has no award',
    typed: { honors: [{ name: 'Prize', award: '', date_awarded: '2024-03-02' }] },
    named: { 'honors.0.award': say.any },
  },
  {
    what: 'a course has no title',
    typed: { course_works: [{ title: '', institution: 'UR', date_completed: '2024-12-12' }] },
    named: { 'course_works.0.title': say.any },
  },
  {
    what: 'an experience is too long',
    typed: { clinic_experiences: [{ description: text(51) }], volunteers: [{ description: '' }, {}] },
    named: { 'clinic_experiences.0.description': expect.stringContaining('50') },
  },
  {
    what: 'the interests are emptied',
    typed: { interests: [] },
    named: { interests: 'Please select at least one area of interest before proceeding.' },
  },
  {
    what: 'another interest is not told',
    typed: { interests: [{ area: 'Other', other: '' }] },
    named: { 'interests.0.other': say.any },
  },
  {
    what: 'the languages are emptied',
    typed: { languages: [{ language: '', proficiency: '' }] },
    named: { languages: 'Please add at least one language with proficiency level before proceeding.' },
  },
  {
    what: 'the periods are emptied',
    typed: { periods: [] },
    named: { periods: 'Add at least one period when you are available' },
  },
  {
    what: 'a period ends before it begins',
    typed: { periods: [{ start_date: '2027-09-01', end_date: '2027-08-01' }] },
    named: { 'periods.0.end_date': say.any },
  },
  {
    what: 'the hours are emptied',
    typed: { hours_available: null },
    named: { hours_available: say.any },
  },
  {
    what: 'a referee is renamed: the letter is not theirs',
    typed: {
      references: [
        { type: 'academic', full_name: 'Dr New', institution: 'UR', email: 'new@example.org' },
        {
          ...{ type: 'community', full_name: 'Dr Jean Bosco', organization: 'Red Cross' },
          ...{ email: 'jean.bosco@example.org', phone: '250788123456', relationship: 'Lecturer' },
        },
      ],
    },
    named: { 'references.0.letter': 'Select the reference letter' },
  },
  {
    what: 'the references are emptied',
    typed: { references: [] },
    named: {
      'references.0.full_name': "Enter the referee's full name",
      'references.0.institution': say.any,
      'references.0.email': say.any,
      'references.0.letter': say.any,
      'references.1.full_name': "Enter the referee's full name",
      'references.1.organization': say.any,
      'references.1.email': say.any,
      'references.1.letter': say.any,
    },
  },
];

onEachDatabase((portal) => {
  const { save, typed, progress, asStaff, asOwner, submit, statusOf } = typing(portal, 'intern');

  describe('what is typed after a step was stored', () => {
    it.each(internshipCases)('$section: is reviewed, submitted, read by staff and printed', async (one) => {
      const amina = await buildComplete(portal());
      await typed(amina, one.typed);
      expect(await asOwner(amina)).toMatchObject(one.read);
      expect(await asStaff(amina)).toMatchObject(one.read);
      expect((await submit(amina)).status).toBe(200);
      expect(await asStaff(amina)).toMatchObject(one.read);
      expect(await asOwner(amina)).toMatchObject(one.read);
    });

    it('all of it at once is in the wizard’s own review, too', async () => {
      const amina = await buildComplete(portal());
      for (const one of internshipCases) await typed(amina, one.typed);
      const whole = await asOwner(amina);
      const { reviewData, user } = await progress(amina);
      expect(user.name).toBe('Amina Uwase Keza');
      expect(reviewData).toMatchObject({
        ...{ institution: [{ name: 'UGHE' }], degree: [{ name: 'IPRC Huye' }], honours: whole.honours },
        ...{ personal_statements: 'What I typed last.', other_skills: 'Singing', period: whole.period },
        ...{
          languages: whole.languages,
          course_work: whole.course_work,
          disability: { has_disability: true },
        },
        ...{ clinic_experience: whole.clinic_experience, volunteer_experience: [] },
        references: [{ institution: 'UGHE' }, { phone: '250788000111' }],
      });
    });

    it('the name is found by staff at once, and the account learns it with the submission', async () => {
      const amina = await buildComplete(portal());
      const name = `Keza${amina.applicationId} Uwase`;
      await typed(amina, { name });
      const row = await portal().knex('applications').where({ id: amina.applicationId }).first();
      expect(row.applicant_name).toBe(name);
      expect((await submit(amina)).body.application.applicant_name).toBe(name);
      const told = await portal().knex('applications_outbox').where({ kind: 'rename-person' });
      const renamed = told.map(({ payload }) => JSON.parse(payload));
      expect(renamed).toContainEqual({ person_id: amina.personId, name });
    });
  });

  describe('what is not right any more', () => {
    it.each(refusedCases)('$what: nothing is handed in, and the question is named', async (one) => {
      const amina = await buildComplete(portal());
      await typed(amina, one.typed);
      const { status, body } = await submit(amina);
      expect(status).toBe(422);
      const named = Object.entries(one.named).map(([path, sentence]) => [path, [sentence]]);
      expect(body.errors).toEqual(Object.fromEntries(named));
      expect(await statusOf(amina)).toBe('in-progress');
    });

    it('is shown as it was typed, or not at all, and never as it was before', async () => {
      const amina = await buildComplete(portal());
      const half = { name: 'IPRC', program: '', degree_level: '', graduation_date: '' };
      await typed(amina, {
        ...{ personal_statement: text(400), institutions: [{ name: 'New' }], hours_available: 'many' },
        ...{ languages: [], interests: [], other_skills: '', name: '', has_disability: '' },
        references: [{ full_name: 'Dr New' }, {}],
        degrees: [half, { ...half, program: 'Care', degree_level: 'PhD', graduation_date: '2022-07-01' }],
      });
      const { reviewData } = await progress(amina);
      expect(reviewData).toMatchObject({
        ...{ personal_statements: text(400), institution: [], languages: [], interests: [] },
        ...{ other_skills: null, disability: { has_disability: null, description: null } },
        intern_details: { full_name: '', nationality: 'Rwandan' },
        degree: [{ name: 'IPRC', program: 'Care' }],
        period: [{ start_date: '2027-01-04', hours_available: null }],
        references: [{ type: 'academic', full_name: 'Dr New', institution: null, email: '' }],
      });
      expect(reviewData).toMatchObject({ references: { length: 1 }, degree: { length: 1 } });
    });

    it('beside what is missing: all is named at once', async () => {
      const amina = await buildComplete(portal());
      await portal()
        .knex('documents')
        .where({ application_id: amina.applicationId, upload_type: 'cv' })
        .delete();
      await typed(amina, { purpose: '', languages: [], periods: [{ start_date: '2027-09-01' }] });
      const { body } = await submit(amina);
      expect(Object.keys(body.errors).sort()).toEqual([
        'documents.cv',
        'languages',
        'periods.0.end_date',
        'purpose',
      ]);
    });

    it('is right again when it is typed again, without the step’s call', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { personal_statement: '' });
      expect((await submit(amina)).status).toBe(422);
      await typed(amina, { personal_statement: 'Once more.' });
      expect((await submit(amina)).status).toBe(200);
      expect((await asStaff(amina)).personal_statement).toBe('Once more.');
    });
  });

  it('a section’s call after it counts as the last again', async () => {
    const amina = await buildComplete(portal());
    await typed(amina, { other_skills: 'typed' });
    const languages = [{ language: 'French', proficiency: 'Basic' }];
    const body = { intern_details_id: amina.detailsId, languages, other_skills: 'from the step' };
    expect((await amina.call('I12', { body })).status).toBe(200);
    expect((await progress(amina)).reviewData).toMatchObject({ other_skills: 'from the step', languages });
  });

  it('saved while it is being submitted: staff read what was saved, or the save was refused', async () => {
    const amina = await buildComplete(portal());
    const [submitted, saved] = await Promise.all([
      amina.call('I17', submission(amina)),
      save(amina, { personal_statement: 'At the last moment.' }),
    ]);
    expect(submitted.status).toBe(200);
    const read = (await asStaff(amina)).personal_statement;
    expect([saved.status, read]).toEqual(
      saved.status === 200
        ? [200, 'At the last moment.']
        : [409, 'I want to learn how care is given at home.'],
    );
  });

  it('a submission that fails at its end has written nothing', async () => {
    const amina = await buildComplete(portal());
    const { knex } = portal();
    await typed(amina, { personal_statement: 'What I typed last.', interests: [{ area: 'Research' }] });
    const stored = () => knex('interests').where({ application_id: amina.applicationId });
    const before = await stored();
    await knex.schema.renameTable('applications_outbox', 'outbox_away');
    const { status } = await submit(amina);
    await knex.schema.renameTable('outbox_away', 'applications_outbox');
    expect(status).toBe(500);
    expect(await stored()).toEqual(before);
    expect((await submit(amina)).status).toBe(200);
    expect(await stored()).toMatchObject([{ area: 'Research', other: null }]);
  });

  it('five saves at once: each counts whole, and the review is that of the form', async () => {
    const amina = await buildComplete(portal());
    const words = Array.from({ length: 5 }, (_, tab) => `Statement of tab ${tab}`);
    await Promise.all(words.map((personal_statement) => save(amina, { personal_statement })));
    const { form_data, reviewData } = await progress(amina);
    expect(words).toContain(form_data.personal_statement);
    expect(reviewData).toMatchObject({ personal_statements: form_data.personal_statement });
  });
});
