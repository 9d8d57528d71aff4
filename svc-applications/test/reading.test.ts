import { referenceOf } from '@portal/contract-svc-applications-v1';
import { onSqlite } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { buildComplete, buildSubmitted } from './factories/sections';
import { buildCompleteVisit, buildSubmittedVisit, buildVisitor } from './factories/visits';

onSqlite((portal) => {
  const viewsOf = (id: number) =>
    portal().knex('audit_entries').where({ application_id: id, action: 'viewed' }).pluck('actor_id');

  describe('an application as a whole', () => {
    it('an internship is read with every section and file', async () => {
      const amina = await buildComplete(portal());
      const token = await amina.accountToken();
      const { status, body } = await portal().call('getOwnApplication', {
        params: { id: amina.applicationId },
        token,
      });
      expect(status).toBe(200);
      const { review } = body;
      expect(review).toMatchObject({
        id: amina.applicationId,
        originalId: amina.applicationId,
        reference: referenceOf('intern', amina.applicationId),
        type: 'intern',
        status: 'in-progress',
        origin: 'wizard',
        original: null,
        applicant_name: 'Amina Uwase',
        user_id: amina.personId,
        purpose: 'academic',
        submitted_date: null,
        intern_details: { id: amina.detailsId, full_name: 'Amina Uwase', phone_number: amina.personal.phone },
        visitor_info: null,
        logistics: null,
        disability: { has_disability: false, description: null, disability_description: null },
        institution: [{ name: 'University of Rwanda', institution_name: 'University of Rwanda' }],
        degree: [{ name: 'IPRC Kigali', institution: 'IPRC Kigali', field_of_study: 'Care' }],
        clinic_experience: [{ description: 'Ward work in Huye' }],
        research_experience: [],
        personal_statement: 'I want to learn how care is given at home.',
        period: [{ start_date: '2097-01-04', end_date: '2097-03-26', hours_available: 30 }],
        references: [
          { type: 'academic', letter_path: expect.any(String), position: null },
          { type: 'community', letter_path: expect.any(String), position: null },
        ],
        form_data: { purpose: 'academic', hours_available: 30, agreement: false, signature: null },
      });
      expect(review.institutions).toEqual(review.institution);
      expect(review.periods).toEqual(review.period);
      expect(review.uploads.map(({ upload_type }) => upload_type)).toEqual([
        'cover_letter',
        'criminal_record',
        'cv',
        'transcript',
      ]);
      expect(review.uploads[0]?.file_url).toBe(`/api/storage/${review.uploads[0]?.file_path}`);
      expect(review.letters.map(({ file_path }) => file_path)).toEqual(
        review.references.map(({ letter_path }) => letter_path),
      );
    });

    it('a visit is read with the visitor’s organisation and the dates and circumstances', async () => {
      const visitor = await buildCompleteVisit(portal(), 'institutional');
      const token = await visitor.accountToken();
      const { review } = (
        await portal().call('getOwnApplication', { params: { id: visitor.applicationId }, token })
      ).body;
      expect(review).toMatchObject({
        reference: referenceOf('visitor', visitor.applicationId),
        visitor_info: {
          institution_name: 'Nairobi Hospice',
          institution_position: 'Nurse',
          purpose: 'institutional',
          category: 'institutional',
        },
        logistics: {
          visit_start_date: '2097-02-01',
          is_institution: true,
          people_participated: 4,
          accommodation_needed: null,
          hours_available: 20,
        },
        uploads: [{ upload_type: 'cv' }, { upload_type: 'id' }, { upload_type: 'letter' }],
        references: [],
      });
    });

    it('is the same under each of its addresses, but for the abilities', async () => {
      const amina = await buildSubmitted(portal());
      const admin = await staffToken(portal());
      const params = { id: amina.applicationId, type: 'intern' };
      const calls = [
        await portal().call('getApplicationByType', { params, token: await amina.accountToken() }),
        await portal().call('getApplicationByType', { params, token: admin }),
        await portal().call('openApplicationByType', { params, token: admin }),
        await portal().call('openApplication', { params, token: admin }),
      ];
      expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [own, ...byStaff] = calls.map(({ body }) => body.review);
      expect(own).not.toHaveProperty('held_decision');
      for (const { abilities, held_decision, language, ...review } of byStaff) {
        expect(language).toBe('en');
        expect(held_decision).toBeNull();
        expect({ ...review, abilities: own?.abilities }).toEqual(own);
        expect(abilities).toEqual({ view: true, edit: true, upload: true, decide: true });
      }
      expect(own?.abilities).toMatchObject({ view: true, edit: false, upload: false, submit: false });
    });

    it('may be decided but not changed by a reviewer, and a draft may not be decided', async () => {
      const amina = await buildSubmitted(portal());
      const chidi = await buildApplicant(portal());
      const token = await staffToken(portal(), 'reviewer');
      const abilities = async (id: number) =>
        (await portal().call('openApplication', { params: { id }, token })).body.review.abilities;
      expect(await abilities(amina.applicationId)).toEqual({
        view: true,
        edit: false,
        upload: false,
        decide: true,
      });
      expect(await abilities(chidi.applicationId)).toMatchObject({ decide: false });
    });

    it('a reading by staff is recorded, once a day for each member', async () => {
      const amina = await buildSubmitted(portal());
      const params = { id: amina.applicationId, type: 'intern' };
      const token = await staffToken(portal());
      for (const call of ['getApplicationByType', 'openApplicationByType', 'openApplication'] as const)
        await portal().call(call, { params, token });
      await portal().call('getApplicationByType', { params, token: await amina.accountToken() });
      expect(await viewsOf(amina.applicationId)).toEqual([9_000]);
    });

    it('is not found by another person, under the other programme, or with an unknown id', async () => {
      const amina = await buildSubmitted(portal());
      const chidi = await buildApplicant(portal());
      const { applicationId: id } = amina;
      for (const token of [chidi.token, await chidi.accountToken()]) {
        expect((await portal().call('getOwnApplication', { params: { id }, token })).status).toBe(404);
      }
      const token = await chidi.accountToken();
      const own = await amina.accountToken();
      const admin = await staffToken(portal());
      const answers = [
        await portal().call('getApplicationByType', { params: { id, type: 'intern' }, token }),
        await portal().call('getApplicationByType', { params: { id, type: 'visitor' }, token: own }),
        await portal().call('getApplicationByType', { params: { id, type: 'visitor' }, token: admin }),
        await portal().call('openApplicationByType', { params: { id, type: 'visitor' }, token: admin }),
        await portal().call('openApplication', { params: { id: 2_000_000_000 }, token: admin }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(await viewsOf(id)).toEqual([]);
    });

    it('staff’s calls are for staff, the dashboard’s calls for a password’s session', async () => {
      const amina = await buildApplicant(portal());
      const params = { id: amina.applicationId, type: 'intern' };
      const token = await amina.accountToken();
      const admin = await staffToken(portal());
      const answers = [
        await portal().call('openApplicationByType', { params, token }),
        await portal().call('openApplication', { params, token }),
        await portal().call('getApplicationByType', { params, token: amina.token }),
        await portal().call('listOwnApplications', { token: amina.token }),
        await portal().call('listAvailableProgrammes', { token: amina.token }),
        await portal().call('getOwnApplication', { params, token: admin }),
        await portal().call('getNewestInternship', { token: admin }),
        await portal().call('getNewestVisit', { token: admin }),
        await portal().call('listAvailableProgrammes', { token: admin }),
      ];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
      expect((await portal().call('getOwnApplication', { params })).status).toBe(401);
    });

    it('the wizard reads its own application until it is submitted', async () => {
      const amina = await buildApplicant(portal());
      expect((await amina.call('getOwnApplication', { params: { id: amina.applicationId } })).status).toBe(
        200,
      );
      const beata = await buildSubmitted(portal());
      expect((await beata.call('getOwnApplication', { params: { id: beata.applicationId } })).status).toBe(
        404,
      );
    });
  });

  describe('rebuilding a page from the newest application', () => {
    it('returns stored and typed answers, submitted or not', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await portal().call('getNewestInternship', {
        token: await amina.accountToken(),
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user: { id: amina.personId, role: 'intern', name: 'Amina Uwase' },
        form_data: { purpose: 'academic', signature: 'Amina Uwase' },
        application: { id: amina.applicationId, status: 'submitted' },
        visitor_info: null,
        reviewData: { reference: referenceOf('intern', amina.applicationId) },
      });
      expect(body.uploads).toEqual(body.reviewData.uploads);
    });

    it('works for a visit, and in the wizard while it is open', async () => {
      const visitor = await buildVisitor(portal());
      const { body } = await visitor.call('getNewestVisit');
      expect(body.visitor_info).toMatchObject({ full_name: 'Amina Uwase', purpose: null, category: null });
      const submitted = await buildSubmittedVisit(portal());
      expect((await submitted.call('getNewestVisit')).status).toBe(404);
      expect((await portal().call('getNewestVisit', { token: await submitted.accountToken() })).status).toBe(
        200,
      );
    });

    it('finds nothing where the person has not applied', async () => {
      const amina = await buildApplicant(portal());
      expect((await amina.call('getNewestVisit')).status).toBe(404);
      expect((await portal().call('getNewestVisit', { token: await amina.accountToken() })).status).toBe(404);
    });
  });
});
