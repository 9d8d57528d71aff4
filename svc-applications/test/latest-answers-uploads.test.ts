import { onSqlite } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { buildApplicant } from './factories/applicant';
import { editing } from './factories/editing';
import { typing } from './factories/latest-answers';
import { buildSecondary, handIn } from './factories/secondary';
import { agree, buildComplete, fill, sectionIds, sections, sendReference } from './factories/sections';

onSqlite((portal) => {
  const { edit } = editing(portal);
  const { typed, progress, asStaff, submit } = typing(portal, 'intern');
  /** Changes stored answers directly in the database. */
  async function saveBeside(id: number, answers: object): Promise<void> {
    const row = await portal().knex('applications').where({ id }).first();
    const all = { ...JSON.parse(row.answers), ...answers };
    await portal()
      .knex('applications')
      .where({ id })
      .update({ answers: JSON.stringify(all) });
  }

  describe('an applicant who only sends steps', () => {
    const stored = async (applicant: Applicant) => {
      const { form_data, reviewData } = (await applicant.call('getInternshipProgress')).body;
      return { form_data, reviewData };
    };

    it('has a form with the stored answers after each step', async () => {
      const amina = await buildApplicant(portal());
      await agree(amina);
      for (const id of sectionIds) {
        await fill(amina, id);
        const before = await stored(amina);
        const { email, phone, ...form } = before.form_data;
        await typed(amina, form);
        expect(await stored(amina)).toEqual(before);
      }
      for (const id of ['saveAcademicReference', 'saveCommunityReference'] as const)
        await sendReference(amina, id);
      expect((await stored(amina)).form_data.references).toMatchObject([
        { type: 'academic', institution: 'University of Rwanda' },
        { type: 'community', organization: 'Red Cross' },
      ]);
    });
  });

  describe('the editor of the dashboard', () => {
    it('counts as typed last, and so does a later change in the wizard', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { personal_statement: 'In the wizard.', other_skills: 'Singing' });
      expect((await edit(amina, { personal_statement: 'In the dashboard.' })).body.review).toMatchObject({
        personal_statement: 'In the dashboard.',
        other_skills: 'Singing',
      });
      await typed(amina, { other_skills: 'Drawing' });
      expect((await submit(amina)).status).toBe(200);
      expect(await asStaff(amina)).toMatchObject({
        personal_statement: 'In the dashboard.',
        other_skills: 'Drawing',
      });
    });

    it('keeps hours of each period and an open year, which the form cannot show', async () => {
      const amina = await buildComplete(portal());
      const period = [
        { start_date: '2097-01-04', end_date: '2097-03-26', hours_available: 20 },
        { start_date: '2097-05-03', end_date: '2097-06-25', hours_available: 10 },
      ];
      const institution = [{ ...sections.saveInstitutions.institutions[0], graduation_year: null }];
      expect((await edit(amina, { period, institution })).status).toBe(200);
      const { email, phone, ...form } = (await progress(amina)).form_data;
      await typed(amina, { ...form, other_skills: 'Singing' });
      expect((await submit(amina)).status).toBe(200);
      expect(await asStaff(amina)).toMatchObject({ period, institution, other_skills: 'Singing' });
    });

    it('passes a name on to the account that was only typed until then', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { name: 'Typed Uwase' });
      expect((await edit(amina, { intern_details: { nationality: 'Ugandan' } })).status).toBe(200);
      const results = await portal().knex('applications_outbox').where({ kind: 'rename-person' });
      expect(results.map(({ payload }) => JSON.parse(payload))).toContainEqual({
        person_id: amina.personId,
        name: 'Typed Uwase',
      });
    });

    it('asks for an emptied answer, rather than bringing the earlier answer back', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { current_address: '' });
      const { status, body } = await edit(amina, { intern_details: { nationality: 'Ugandan' } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['intern_details.current_address']]);
    });
  });

  describe('a further application', () => {
    it('is submitted with answers that were typed beside its own form', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const token = await applicant.accountToken();
      const other_skills = 'Typed beside it';
      const form_data = { other_skills, languages: [{ language: 'French', proficiency: 'Basic' }] };
      await saveBeside(draftId, form_data);
      expect((await handIn(portal(), applicant, 'submitFurtherInternship', draftId)).status).toBe(200);
      const { review } = (await portal().call('getOwnApplication', { params: { id: draftId }, token })).body;
      expect(review).toMatchObject({ other_skills, languages: form_data.languages });
    });

    it('is refused by the name of an emptied answer, and nothing of its form is stored', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      await saveBeside(draftId, { languages: [], dob: '' });
      const { status, body } = await handIn(portal(), applicant, 'submitFurtherVisit', draftId);
      expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['dob', 'languages']]);
      const token = await applicant.accountToken();
      const { review } = (await portal().call('getOwnApplication', { params: { id: draftId }, token })).body;
      expect(review).toMatchObject({ logistics: null, visitor_info: { institution_name: null } });
    });

    it('begins with the last valid answers of a draft', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { other_skills: 'Typed last', nationality: 'Kenyan', languages: [{}] });
      await typed(amina, { languages: [], institutions: [{ name: 'half' }] });
      const token = await amina.accountToken();
      const { body } = await portal().call('createFurtherApplication', { token, body: { type: 'visitor' } });
      const params = { id: body.application.id };
      const { review } = (await portal().call('getOwnApplication', { params, token })).body;
      expect(review).toMatchObject({
        other_skills: 'Typed last',
        institution: [],
        languages: [],
        intern_details: { full_name: 'Amina Uwase', nationality: 'Kenyan' },
      });
    });
  });
});
