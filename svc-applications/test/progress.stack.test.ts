import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted, fill, fillInAll, sections, welcome } from './factories/sections';

onEachDatabase((portal) => {
  const save = (applicant: Applicant, form_data: object, more: object = {}) =>
    applicant.call('saveInternshipProgress', {
      body: {
        application_id: applicant.applicationId,
        intern_details_id: applicant.detailsId,
        current_step: 3,
        form_data,
        ...more,
      },
    });
  const progressOf = async (applicant: Applicant) => (await applicant.call('getInternshipProgress')).body;

  describe('saving progress', () => {
    it('stores the answers so far, complete or not', async () => {
      const amina = await buildApplicant(portal());
      const typed = {
        ...welcome,
        institutions: [{ name: 'University', program: '', degree_level: '', graduation_year: '' }],
        hours_available: '',
        personal_statement: 'x'.repeat(900),
        references: [{ type: 'academic', full_name: 'Dr' }, { type: 'community' }],
      };
      const { status, body } = await save(amina, typed);
      expect(status).toBe(200);
      expect(body).toEqual({ version: 2, uploads: [], academicUpload: null, communityUpload: null });
      expect((await progressOf(amina)).form_data).toMatchObject(typed);
    });

    it('merges by top-level members: absent members stay', async () => {
      const amina = await buildApplicant(portal());
      await save(amina, { ...welcome, other_skills: 'Drawing' });
      await save(amina, { purpose: 'volunteer' });
      const { form_data } = await progressOf(amina);
      expect(form_data).toMatchObject({ purpose: 'volunteer', agree_terms: true, other_skills: 'Drawing' });
      expect(form_data.name).toBe('Amina Uwase');
    });

    it('turns a draft into an application in progress from step 3 on, and returns to the step', async () => {
      const amina = await buildApplicant(portal());
      await save(amina, {}, { current_step: 2 });
      expect(await progressOf(amina)).toMatchObject({ current_step: 2, application: { status: 'draft' } });
      await save(amina, {}, { current_step: 9 });
      await save(amina, {}, { current_step: 6 });
      expect(await progressOf(amina)).toMatchObject({
        current_step: 6,
        furthest_step: 9,
        application: { status: 'in-progress' },
      });
    });

    it('going back leaves the share as it was: complete steps for applicant and staff, the furthest step in reports', async () => {
      const amina = await buildApplicant(portal());
      await save(amina, {}, { current_step: 9 });
      await save(amina, {}, { current_step: 3 });
      const token = await amina.accountToken();
      const { applications } = (await portal().call('listOwnApplications', { token })).body;
      const list = { params: { type: 'intern' }, query: { search: amina.personal.email } };
      const staff = (
        await portal().call('listProgrammeApplications', { ...list, token: await staffToken(portal()) })
      ).body;
      const line = portal().knex('report_applications_v2').where({ id: amina.applicationId }).first();
      const results = [applications[0], staff.applications[0], await line].map((one) =>
        Number(one?.progress),
      );
      expect(results).toEqual([17, 17, 75]);
      expect(applications[0]?.current_step).toBe(3);
    });

    it('never changes how the person signs in', async () => {
      const amina = await buildApplicant(portal());
      await save(amina, { email: 'else@example.org', phone: '250711111111' });
      expect((await progressOf(amina)).form_data).toMatchObject({
        email: amina.personal.email,
        phone: amina.personal.phone,
      });
    });

    it('drops fields that no form has', async () => {
      const amina = await buildApplicant(portal());
      await save(amina, { status: 'approved', institutions: [{ name: 'UR', evil: 1 }], __proto__: { a: 1 } });
      const { form_data } = await progressOf(amina);
      expect(form_data).not.toHaveProperty('status');
      expect(form_data.institutions).toEqual([{ name: 'UR' }]);
    });

    it.each([
      [{ purpose: 7 }, 'purpose'],
      [{ agree_terms: 'yes' }, 'agree_terms'],
      [{ institutions: 'UR' }, 'institutions'],
      [{ institutions: [{ name: {} }] }, 'institutions.0.name'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ current_address: 'x'.repeat(1001) }, 'current_address'],
      [{ personal_statement: 'x'.repeat(5001) }, 'personal_statement'],
      [{ languages: Array.from({ length: 21 }, () => ({})) }, 'languages'],
    ])('refuses another kind or size: %p', async (form_data, field) => {
      const amina = await buildApplicant(portal());
      const { status, body } = await save(amina, form_data);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
      expect((await progressOf(amina)).version).toBe(1);
    });

    it.each([0, 13, 1.5, 'three', null])('refuses the step %p', async (current_step) => {
      const amina = await buildApplicant(portal());
      const { status, body } = await save(amina, {}, { current_step });
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('current_step');
    });

    it('refuses a body of more than 256 KB, and a body that is not JSON', async () => {
      const amina = await buildApplicant(portal());
      expect((await save(amina, { other_skills: 'x'.repeat(300_000) })).status).toBe(413);
      const headers = { Authorization: `Bearer ${amina.token}`, 'Content-Type': 'application/json' };
      const url = `${portal().url}/api/save-progress`;
      const broken = await fetch(url, { method: 'POST', headers, body: '{"application_id":' });
      expect(broken.status).toBe(400);
      const form = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'text/plain' },
        body: 'x',
      });
      expect(form.status).toBe(415);
    });
  });

  describe('two tabs', () => {
    it('a stale save gets the stored copy, and overwrites nothing', async () => {
      const amina = await buildApplicant(portal());
      await save(amina, { other_skills: 'from the first tab' }, { version: 1, current_step: 5 });
      const { status, body } = await save(amina, { other_skills: 'from the second' }, { version: 1 });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'This application was changed in another tab or on another device.',
        version: 2,
        current: { current_step: 5, form_data: { other_skills: 'from the first tab' } },
      });
      expect(await progressOf(amina)).toMatchObject({
        version: 2,
        form_data: { other_skills: 'from the first tab' },
      });
    });

    it('a stale section gets the same, and leaves its table as it was', async () => {
      const amina = await buildApplicant(portal());
      await fill(amina, 'saveLanguages');
      const body = {
        intern_details_id: amina.detailsId,
        version: 1,
        languages: [{ language: 'French', proficiency: 'Basic' }],
      };
      expect((await amina.call('saveLanguages', { body })).status).toBe(409);
      expect((await progressOf(amina)).reviewData.languages).toEqual(sections.saveLanguages.languages);
    });

    it('without a version a save is taken and merged', async () => {
      const amina = await buildApplicant(portal());
      await save(amina, { other_skills: 'A' });
      expect((await save(amina, { purpose: 'personal' })).body.version).toBe(3);
    });

    it('of several saves on one version exactly one is stored', async () => {
      const amina = await buildApplicant(portal());
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, tab) => save(amina, { other_skills: `tab ${tab}` }, { version: 1 })),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
      expect((await progressOf(amina)).version).toBe(2);
    });

    it('saves at once without a version all count', async () => {
      const amina = await buildApplicant(portal());
      const names = ['purpose', 'gender', 'signature', 'nationality', 'other_skills'];
      await Promise.all(names.map((name) => save(amina, { [name]: 'typed' })));
      const { form_data, version } = await progressOf(amina);
      expect(version).toBe(6);
      expect(form_data).toMatchObject(Object.fromEntries(names.map((name) => [name, 'typed'])));
    });
  });

  describe('reading progress', () => {
    it('returns all answers under the names of the form and of the review', async () => {
      const amina = await fillInAll(portal());
      const body = await progressOf(amina);
      expect(body.user).toMatchObject({ id: amina.personId, email: amina.personal.email });
      expect(body.form_limits).toEqual({ experience_description: 50, personal_statement: 300 });
      expect(body.form_data).toMatchObject({
        ...welcome,
        institutions: sections.saveInstitutions.institutions,
        volunteers: sections.saveExperience.volunteers,
        interests: sections.saveInterests.interests,
        periods: sections.saveAvailability.periods,
        hours_available: 30,
        has_disability: 'no',
      });
      expect(body.reviewData).toMatchObject({
        intern_details: { full_name: 'Amina Uwase', date_of_birth: '2001-05-17' },
        disability: { has_disability: false, description: null },
        institution: sections.saveInstitutions.institutions,
        degree: sections.saveDegrees.degrees,
        honours: sections.saveHonors.honors,
        course_work: sections.saveCoursework.course_works,
        clinic_experience: sections.saveExperience.clinic_experiences,
        research_experience: [],
        volunteer_experience: sections.saveExperience.volunteers,
        interests: [
          { area: 'Research', other: null },
          { area: 'Other', other: 'Music therapy' },
        ],
        personal_statements: sections.saveInterests.personal_statement,
        languages: sections.saveLanguages.languages,
        other_skills: 'Drawing',
        period: [{ ...sections.saveAvailability.periods[0], hours_available: 30 }],
        references: [
          { type: 'academic', institution: 'University of Rwanda', phone: '250788123456' },
          { type: 'community', organization: 'Red Cross', institution: null },
        ],
      });
      expect(body.uploads.map(({ upload_type }) => upload_type)).toEqual([
        'cover_letter',
        'criminal_record',
        'cv',
        'transcript',
      ]);
      expect(body.academicUpload).toBe(body.reviewData.references[0]?.letter_path);
      expect(body.communityUpload).toMatch(/^\d+\/[0-9a-f]{32}\.pdf$/);
      const { uploads, academicUpload, communityUpload } = body;
      const saved = await save(amina, {});
      expect(saved.body).toEqual({
        version: body.version + 1,
        ...{ uploads, academicUpload, communityUpload },
      });
    });

    it('finds nothing before an application was begun', async () => {
      const token = await portal().issuer.token({ personId: 77_777, role: 'intern', scope: 'account' });
      expect((await portal().call('getInternshipProgress', { token })).status).toBe(404);
    });

    it('needs a session', async () => {
      expect((await portal().call('getInternshipProgress')).status).toBe(401);
    });

    it('works with a password’s session, too', async () => {
      const amina = await buildApplicant(portal());
      const answer = await portal().call('getInternshipProgress', { token: await amina.accountToken() });
      expect(answer.body.application.id).toBe(amina.applicationId);
    });

    it('returns no more of a submitted application than that it is submitted', async () => {
      const amina = await buildSubmitted(portal());
      for (const token of [amina.token, await amina.accountToken()]) {
        const { status, body } = await portal().call('getInternshipProgress', { token });
        expect(status).toBe(220);
        expect(Object.keys(body)).toEqual(['application']);
      }
    });
  });
});
