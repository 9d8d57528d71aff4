import { onSqlite } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { buildApplicant } from './factories/applicant';
import { editing } from './factories/editing';
import { buildSecondary, handIn } from './factories/secondary';
import { agree, buildComplete, fill, sectionIds, sections, sendReference } from './factories/sections';
import { typing } from './factories/typed-last';
import { buildCompleteVisit } from './factories/visits';

onSqlite((portal) => {
  const { edit, formOf } = editing(portal);
  const { typed, progress, asStaff, submit } = typing(portal, 'intern');
  const visits = typing(portal, 'visitor');
  const setForm = (id: number, form: object) =>
    portal()
      .knex('applications')
      .where({ id })
      .update({ form_data: JSON.stringify(form), answers: null });

  describe('an application of an older portal, whose form lacks what is stored', () => {
    const welcome = ({ formData }: { formData: Record<string, unknown> }) => ({
      ...{ purpose: formData.purpose, agree_submission: true, agree_terms: true },
    });

    it('an internship is reviewed and submitted as it is stored', async () => {
      const amina = await buildComplete(portal());
      const before = await asStaff(amina);
      await setForm(amina.applicationId, welcome({ formData: await formOf(amina) }));
      const { version, ...rest } = await asStaff(amina);
      expect(before).toMatchObject({ ...rest, updated_at: expect.any(String) });
      expect((await submit(amina)).status).toBe(200);
      const { personal_statement, references, period, degree } = await asStaff(amina);
      expect(before).toMatchObject({ personal_statement, references, period, degree });
    });

    it('a visit, too', async () => {
      const visitor = await buildCompleteVisit(portal(), 'institutional');
      const before = await asStaff(visitor);
      await setForm(visitor.applicationId, welcome({ formData: await formOf(visitor) }));
      expect((await visits.submit(visitor)).status).toBe(200);
      const { logistics, visitor_info, period, interests } = await asStaff(visitor);
      expect(before).toMatchObject({ logistics, visitor_info, period, interests });
    });

    it('the wizard is given the whole form, and does not take what it lacks for emptied', async () => {
      const amina = await buildComplete(portal());
      await setForm(amina.applicationId, { ...welcome({ formData: await formOf(amina) }), other_skills: '' });
      const { form_data } = await progress(amina);
      expect(form_data).toMatchObject({
        ...{ degrees: sections.I07.degrees, volunteers: sections.I10.volunteers, hours_available: 30 },
        ...{ name: 'Amina Uwase', has_disability: 'no', other_skills: '' },
        references: [{ institution: 'University of Rwanda' }, { organization: 'Red Cross' }],
      });
      const { email, phone, ...rest } = form_data;
      await typed(amina, rest);
      expect(await asStaff(amina)).toMatchObject({ degree: [{ name: 'IPRC Kigali' }], other_skills: null });
      expect((await submit(amina)).status).toBe(200);
    });
  });

  describe('who only sends steps', () => {
    const stored = async (applicant: Applicant) => {
      const { form_data, reviewData } = (await applicant.call('I02')).body;
      return { form_data, reviewData };
    };

    it('has a form that says what is stored after each step', async () => {
      const amina = await buildApplicant(portal());
      await agree(amina);
      for (const id of sectionIds) {
        await fill(amina, id);
        const before = await stored(amina);
        const { email, phone, ...form } = before.form_data;
        await typed(amina, form);
        expect(await stored(amina)).toEqual(before);
      }
      for (const id of ['I14', 'I15'] as const) await sendReference(amina, id);
      expect((await stored(amina)).form_data.references).toMatchObject([
        { type: 'academic', institution: 'University of Rwanda' },
        { type: 'community', organization: 'Red Cross' },
      ]);
    });
  });

  describe('the editor of the dashboard', () => {
    it('counts as typed last, and what is typed after it, too', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { personal_statement: 'In the wizard.', other_skills: 'Singing' });
      expect((await edit(amina, { personal_statement: 'In the dashboard.' })).body.review).toMatchObject({
        ...{ personal_statement: 'In the dashboard.', other_skills: 'Singing' },
      });
      await typed(amina, { other_skills: 'Drawing' });
      expect((await submit(amina)).status).toBe(200);
      expect(await asStaff(amina)).toMatchObject({
        ...{ personal_statement: 'In the dashboard.', other_skills: 'Drawing' },
      });
    });

    it('hours of each period and a year that is left open stay, though the form cannot tell them', async () => {
      const amina = await buildComplete(portal());
      const period = [
        { start_date: '2027-01-04', end_date: '2027-03-26', hours_available: 20 },
        { start_date: '2027-05-03', end_date: '2027-06-25', hours_available: 10 },
      ];
      const institution = [{ ...sections.I06.institutions[0], graduation_year: null }];
      expect((await edit(amina, { period, institution })).status).toBe(200);
      const { email, phone, ...form } = (await progress(amina)).form_data;
      await typed(amina, { ...form, other_skills: 'Singing' });
      expect((await submit(amina)).status).toBe(200);
      expect(await asStaff(amina)).toMatchObject({ period, institution, other_skills: 'Singing' });
    });

    it('tells the account a name that was only typed until then', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { name: 'Typed Uwase' });
      expect((await edit(amina, { intern_details: { nationality: 'Ugandan' } })).status).toBe(200);
      const told = await portal().knex('applications_outbox').where({ kind: 'rename-person' });
      expect(told.map(({ payload }) => JSON.parse(payload))).toContainEqual({
        person_id: amina.personId,
        name: 'Typed Uwase',
      });
    });

    it('asks for what was emptied, rather than bringing back what was there before', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { current_address: '' });
      const { status, body } = await edit(amina, { intern_details: { nationality: 'Ugandan' } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['intern_details.current_address']]);
    });
  });

  describe('a further application', () => {
    it('is handed in with what was typed beside its own form', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const token = await applicant.accountToken();
      const other_skills = 'Typed beside it';
      const form_data = { other_skills, languages: [{ language: 'French', proficiency: 'Basic' }] };
      const row = await portal().knex('applications').where({ id: draftId }).first();
      await setForm(draftId, { ...JSON.parse(row.form_data), ...form_data });
      expect((await handIn(portal(), applicant, 'D17', draftId)).status).toBe(200);
      const { review } = (await portal().call('D13', { params: { id: draftId }, token })).body;
      expect(review).toMatchObject({ other_skills, languages: form_data.languages });
    });

    it('is refused by the name of what was emptied, and nothing of its form is stored', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'visitor');
      const row = await portal().knex('applications').where({ id: draftId }).first();
      await setForm(draftId, { ...JSON.parse(row.form_data), languages: [], dob: '' });
      const { status, body } = await handIn(portal(), applicant, 'D18', draftId);
      expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['dob', 'languages']]);
      expect(await portal().knex('visitor_info').where({ application_id: draftId })).toEqual([]);
    });

    it('begins with what a draft was told last, as far as it is right', async () => {
      const amina = await buildComplete(portal());
      await typed(amina, { other_skills: 'Typed last', nationality: 'Kenyan', languages: [{}] });
      await typed(amina, { languages: [], institutions: [{ name: 'half' }] });
      const token = await amina.accountToken();
      const { body } = await portal().call('D16', { token, body: { type: 'visitor' } });
      const params = { id: body.application.id };
      const { review } = (await portal().call('D13', { params, token })).body;
      expect(review).toMatchObject({
        ...{ other_skills: 'Typed last', institution: [], languages: [] },
        intern_details: { full_name: 'Amina Uwase', nationality: 'Kenyan' },
      });
    });
  });
});
