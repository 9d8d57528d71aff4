import { onEachDatabase } from './applications-under-test';
import { internshipCases, typing } from './factories/latest-answers';
import { refusedCases, textOfLength } from './factories/latest-answers-refusals';
import { buildComplete, submission } from './factories/sections';

onEachDatabase((portal) => {
  const { save, typed, progress, asStaff, asOwner, submit, statusOf } = typing(portal, 'intern');

  describe('an answer that is typed after its step was stored', () => {
    it.each(internshipCases)('$section: is reviewed, submitted, read by staff and printed', async (one) => {
      const amina = await buildComplete(portal());
      await typed(amina, one.typed);
      expect(await asOwner(amina)).toMatchObject(one.read);
      expect(await asStaff(amina)).toMatchObject(one.read);
      expect((await submit(amina)).status).toBe(200);
      expect(await asStaff(amina)).toMatchObject(one.read);
      expect(await asOwner(amina)).toMatchObject(one.read);
    });

    it('is in the wizard’s own review, too', async () => {
      const amina = await buildComplete(portal());
      for (const one of internshipCases) await typed(amina, one.typed);
      const whole = await asOwner(amina);
      const { reviewData, user } = await progress(amina);
      expect(user.name).toBe('Amina Uwase Keza');
      expect(reviewData).toMatchObject({
        institution: [{ name: 'UGHE' }],
        degree: [{ name: 'IPRC Huye' }],
        honours: whole.honours,
        personal_statements: 'What I typed last.',
        other_skills: 'Singing',
        period: whole.period,
        languages: whole.languages,
        course_work: whole.course_work,
        disability: { has_disability: true },
        clinic_experience: whole.clinic_experience,
        volunteer_experience: [],
        references: [{ institution: 'UGHE' }, { phone: '250788000111' }],
      });
    });

    it('of a name is found by staff at once, and by the account with the submission', async () => {
      const amina = await buildComplete(portal());
      const name = `Keza${amina.applicationId} Uwase`;
      await typed(amina, { name });
      const row = await portal().knex('applications').where({ id: amina.applicationId }).first();
      expect(row.applicant_name).toBe(name);
      expect((await submit(amina)).body.application.applicant_name).toBe(name);
      const results = await portal().knex('applications_outbox').where({ kind: 'rename-person' });
      const renamed = results.map(({ payload }) => JSON.parse(payload));
      expect(renamed).toContainEqual({ person_id: amina.personId, name });
    });
  });

  describe('an answer that is not valid any more', () => {
    it.each(refusedCases)('$what: nothing is submitted, and the question is named', async (one) => {
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
        personal_statement: textOfLength(400),
        institutions: [{ name: 'New' }],
        hours_available: 'many',
        languages: [],
        interests: [],
        other_skills: '',
        name: '',
        has_disability: '',
        references: [{ full_name: 'Dr New' }, {}],
        degrees: [half, { ...half, program: 'Care', degree_level: 'PhD', graduation_date: '2022-07-01' }],
      });
      const { reviewData } = await progress(amina);
      expect(reviewData).toMatchObject({
        personal_statements: textOfLength(400),
        institution: [],
        languages: [],
        interests: [],
        other_skills: null,
        disability: { has_disability: null, description: null },
        intern_details: { full_name: '', nationality: 'Rwandan' },
        degree: [{ name: 'IPRC', program: 'Care' }],
        period: [{ start_date: '2097-01-04', hours_available: null }],
        references: [{ type: 'academic', full_name: 'Dr New', institution: null, email: '' }],
      });
      expect(reviewData).toMatchObject({ references: { length: 1 }, degree: { length: 1 } });
    });

    it('is named together with all that is missing', async () => {
      const amina = await buildComplete(portal());
      await portal()
        .knex('documents')
        .where({ application_id: amina.applicationId, upload_type: 'cv' })
        .delete();
      await typed(amina, { purpose: '', languages: [], periods: [{ start_date: '2097-09-01' }] });
      const { body } = await submit(amina);
      expect(Object.keys(body.errors).sort()).toEqual([
        'documents.cv',
        'languages',
        'periods.0.end_date',
        'purpose',
      ]);
    });

    it('is valid again when it is typed again, without the step’s call', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { personal_statement: '' });
      expect((await submit(amina)).status).toBe(422);
      await typed(amina, { personal_statement: 'Once more.' });
      expect((await submit(amina)).status).toBe(200);
      expect((await asStaff(amina)).personal_statement).toBe('Once more.');
    });
  });

  it('a later section’s call counts as the last again', async () => {
    const amina = await buildComplete(portal());
    await typed(amina, { other_skills: 'typed' });
    const languages = [{ language: 'French', proficiency: 'Basic' }];
    const body = { intern_details_id: amina.detailsId, languages, other_skills: 'from the step' };
    expect((await amina.call('saveLanguages', { body })).status).toBe(200);
    expect((await progress(amina)).reviewData).toMatchObject({ other_skills: 'from the step', languages });
  });

  it('a save during a submission: staff read the saved answer, or the save was refused', async () => {
    const amina = await buildComplete(portal());
    const [submitted, saved] = await Promise.all([
      amina.call('submitInternship', submission(amina)),
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

  it('a submission that fails at its end stores nothing', async () => {
    const amina = await buildComplete(portal());
    const { knex } = portal();
    await typed(amina, { personal_statement: 'What I typed last.', interests: [{ area: 'Research' }] });
    const stored = () => knex('applications').where({ id: amina.applicationId }).first();
    const before = await stored();
    await knex.schema.renameTable('applications_outbox', 'outbox_away');
    const { status } = await submit(amina);
    await knex.schema.renameTable('outbox_away', 'applications_outbox');
    expect(status).toBe(500);
    expect(await stored()).toEqual(before);
    expect((await submit(amina)).status).toBe(200);
    expect((await asStaff(amina)).interests).toEqual([{ area: 'Research', other: null }]);
  });

  it('of five saves at once one counts completely, and the review shows the form', async () => {
    const amina = await buildComplete(portal());
    const words = Array.from({ length: 5 }, (_, tab) => `Statement of tab ${tab}`);
    await Promise.all(words.map((personal_statement) => save(amina, { personal_statement })));
    const { form_data, reviewData } = await progress(amina);
    expect(words).toContain(form_data.personal_statement);
    expect(reviewData).toMatchObject({ personal_statements: form_data.personal_statement });
  });
});
