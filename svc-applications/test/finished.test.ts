import { onSqlite } from './applications-under-test';
import { type Applicant, buildApplicant } from './factories/applicant';
import { buildComplete, sendReference } from './factories/sections';
import { buildVisitor } from './factories/visits';

onSqlite((portal) => {
  const finish = (
    applicant: Applicant,
    finished: string[],
    form_data: object = {},
    id: 'saveInternshipProgress' | 'saveVisitProgress' = 'saveInternshipProgress',
  ) =>
    applicant.call(id, {
      body: { application_id: applicant.applicationId, current_step: 5, form_data, finished },
    });
  const stored = async (applicant: Applicant) => (await applicant.call('getInternshipProgress')).body;

  describe('a save that finishes a step', () => {
    it('stores answers and place at once, when nothing is missing or wrong', async () => {
      const amina = await buildComplete(portal());
      const honors = [{ name: 'Dean’s list', award: 'Second', date_awarded: '2025-03-02' }];
      const { status } = await finish(amina, ['schools', 'degrees', 'honors', 'courses'], { honors });
      expect(status).toBe(200);
      expect(await stored(amina)).toMatchObject({ current_step: 5, form_data: { honors } });
    });

    it('names each missing answer, and stores nothing then: neither answers nor the place', async () => {
      const amina = await buildComplete(portal());
      const before = await stored(amina);
      const institutions = [{ name: 'UGHE', program: '', degree_level: 'PhD', graduation_year: '2029' }];
      const { status, body } = await finish(amina, ['schools'], { institutions });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ 'institutions.0.program': [expect.any(String)] });
      expect(await stored(amina)).toEqual(before);
    });

    it('looks at no other section', async () => {
      const amina = await buildApplicant(portal());
      const skills = { languages: [{ language: 'French', proficiency: 'Basic' }] };
      expect((await finish(amina, ['skills'], skills)).status).toBe(200);
    });

    it('is refused for a section that the programme does not ask', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await finish(amina, ['logistics']);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['finished.0']);
    });

    it('gives the name to the account once the person is finished', async () => {
      const amina = await buildComplete(portal());
      expect((await finish(amina, ['person'], { name: ' Amina Keza ' })).status).toBe(200);
      const { knex } = portal();
      expect(await knex('intern_details').where({ id: amina.detailsId }).pluck('full_name')).toEqual([
        'Amina Keza',
      ]);
      const result = await knex('applications_outbox').orderBy('id', 'desc').first();
      expect(JSON.parse(result.payload)).toMatchObject({ name: 'Amina Keza' });
    });

    it('wants the letter of each referee whom it finishes, and of nobody else', async () => {
      const amina = await buildApplicant(portal());
      await sendReference(amina, 'saveAcademicReference');
      const [academic] = (await stored(amina)).form_data.references ?? [];
      expect((await finish(amina, ['academic-reference'])).status).toBe(200);
      const other = { ...academic, full_name: 'Claire Ingabire', email: 'claire@example.org' };
      const { status, body } = await finish(amina, ['academic-reference'], { references: [other] });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        'references.0.letter': [
          'The stored letter is from Dr Jean Bosco. Select the letter of Claire Ingabire',
        ],
      });
    });

    it('reports wrong days of a visit at the days, as its wizard asks them', async () => {
      const jean = await buildVisitor(portal());
      const days = { visit_start_date: '2097-02-12', visit_end_date: '2097-02-01', hours_available: '20' };
      const { status, body } = await finish(
        jean,
        ['logistics'],
        { ...days, has_visited: 'no' },
        'saveVisitProgress',
      );
      expect(status).toBe(422);
      expect(body.errors).toEqual({ visit_end_date: ['Visit end date must be after start date.'] });
      const past = { ...days, visit_start_date: '2020-02-01' };
      const result = (await finish(jean, ['logistics'], { ...past, has_visited: 'no' }, 'saveVisitProgress'))
        .body;
      expect(result.errors).toEqual({ visit_start_date: ['Visit start date must be today or later.'] });
    });
  });
});
