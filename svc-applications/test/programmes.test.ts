import { onSqlite } from './applications-under-test';
import { type Applicant, buildApplicant, personal, staffToken } from './factories/applicant';
import { pdfFile, sections, welcome } from './factories/sections';

const params = { programme: 'intern' };

onSqlite((portal) => {
  const saved = (applicant: Applicant, form_data: object, more: object = {}) =>
    applicant.call('saveProgress', {
      params,
      body: { application_id: applicant.applicationId, current_step: 3, form_data, ...more },
    });
  const section = (applicant: Applicant, key: string, answers: object, programme = 'intern') =>
    applicant.call('saveSection', {
      params: { programme, section: key },
      body: { application_id: applicant.applicationId, answers },
    });
  const send = async (applicant: Applicant, document_type: string, programme = 'intern') =>
    applicant.call('uploadDocument', {
      params: { programme },
      form: { application_id: applicant.applicationId, document_type, document: await pdfFile('cv.pdf') },
    });

  describe('the calls that serve every programme', () => {
    it('begin an application, and find it again by email and phone', async () => {
      const body = personal();
      const first = await portal().call('signInToProgramme', { params, body });
      expect(first).toMatchObject({ status: 200, body: { user: { role: 'intern' }, current_step: 2 } });
      const { email, phone } = body;
      const again = await portal().call('signInToProgramme', { params, body: { email, phone } });
      expect(again.body.application.id).toBe(first.body.application.id);
      expect(
        (
          await portal().call('signInToProgramme', {
            params: { programme: 'visitor' },
            body: { email, phone },
          })
        ).status,
      ).toBe(401);
    });

    it('keep typed answers, which the programme’s own calls read, too', async () => {
      const amina = await buildApplicant(portal());
      expect((await saved(amina, { ...welcome, other_skills: 'Drawing' })).body).toEqual({ version: 2 });
      const { body } = await amina.call('getProgress', { params });
      expect(body).toMatchObject({
        current_step: 3,
        form_data: { other_skills: 'Drawing', purpose: 'academic' },
      });
      expect((await amina.call('getInternshipProgress')).body.form_data).toMatchObject({
        other_skills: 'Drawing',
      });
    });

    it('name an answer of a wrong kind by its place, and store nothing', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await saved(amina, { other_skills: 'Drawing', institutions: [{ name: {} }] });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['institutions.0.name']]);
      expect((await saved(amina, {}, { current_step: 13 })).body.errors).toHaveProperty('current_step');
      expect((await amina.call('getProgress', { params })).body).toMatchObject({ version: 1 });
    });

    it('refuse answers that are based on an older copy', async () => {
      const amina = await buildApplicant(portal());
      await saved(amina, welcome);
      expect((await saved(amina, { other_skills: 'Older' }, { version: 1 })).status).toBe(409);
    });

    it('store a valid section, else report the problem of each question', async () => {
      const amina = await buildApplicant(portal());
      expect((await section(amina, 'skills', sections.saveLanguages)).status).toBe(200);
      const empty = await section(amina, 'skills', { languages: [] });
      expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['languages']]);
      const { form_data } = (await amina.call('getProgress', { params })).body;
      expect(form_data).toMatchObject(sections.saveLanguages);
    });

    it('take documents of the programme alone', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await send(amina, 'cv');
      expect([status, body.upload]).toEqual([200, expect.objectContaining({ upload_type: 'cv' })]);
      expect((await send(amina, 'passport_of_the_dog')).body.errors).toHaveProperty('document_type');
    });

    it('remove a document that is not needed, with its file, and refuse to remove one that is', async () => {
      const amina = await buildApplicant(portal());
      const remove = (document_type: string) =>
        amina.call('removeDocument', {
          params,
          body: { application_id: amina.applicationId, document_type },
        });
      const { upload } = (await send(amina, 'other')).body;
      await send(amina, 'cv');
      const file = String(upload?.file_path);
      expect((await remove('other')).status).toBe(200);
      await expect(portal().files.get(file)).rejects.toThrow();
      const needed = await remove('cv');
      expect([needed.status, Object.keys(needed.body.errors)]).toEqual([422, ['document_type']]);
      const { uploads } = (await amina.call('getProgress', { params })).body;
      expect(uploads.map(({ upload_type }) => upload_type)).toEqual(['cv']);
      expect((await remove('other')).status).toBe(200);
      expect((await remove('academic_reference')).status).toBe(422);
    });

    it('submit by the rules of the programme, naming what is missing', async () => {
      const amina = await buildApplicant(portal());
      const body = { application_id: amina.applicationId, signature: 'Amina Uwase', agreement: true };
      const refused = await amina.call('submitApplication', { params, body });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors)).toEqual(
        expect.arrayContaining(['purpose', 'languages', 'references.0.letter', 'documents.cv']),
      );
      const unsigned = await amina.call('submitApplication', { params, body: { ...body, agreement: false } });
      expect(Object.keys(unsigned.body.errors)).toEqual(['agreement']);
    });

    it('answer 404 for an unknown programme or section', async () => {
      const amina = await buildApplicant(portal());
      const nowhere = { params: { programme: 'gardening' } };
      expect((await portal().call('signInToProgramme', { ...nowhere, body: personal() })).status).toBe(404);
      expect((await amina.call('getProgress', nowhere)).status).toBe(404);
      expect((await section(amina, 'gardening', {})).status).toBe(404);
    });

    it('never open the application of another programme or of another person', async () => {
      const [amina, other] = [await buildApplicant(portal()), await buildApplicant(portal())];
      expect((await amina.call('getProgress', { params: { programme: 'visitor' } })).status).toBe(404);
      expect((await section(amina, 'skills', sections.saveLanguages, 'visitor')).status).toBe(404);
      expect((await send(amina, 'cv', 'visitor')).status).toBe(404);
      const theirs = { application_id: other.applicationId, current_step: 3, form_data: welcome };
      expect((await amina.call('saveProgress', { params, body: theirs })).status).toBe(404);
    });

    it('an application whose programme is gone can still be read; its calls are gone, too', async () => {
      const amina = await buildApplicant(portal());
      const { applicationId: id } = amina;
      await portal().knex('applications').where({ id }).update({ type: 'gardening' });
      const { status, body } = await portal().call('openApplication', {
        params: { id },
        token: await staffToken(portal()),
      });
      expect([status, body.review.reference, body.review.type]).toEqual([
        200,
        `APP-${String(id).padStart(3, '0')}`,
        'gardening',
      ]);
      expect((await amina.call('getProgress', { params: { programme: 'gardening' } })).status).toBe(404);
    });
  });
});
