import { makePdf } from '@portal/test-kit';
import { onSqlite } from './applications-under-test';
import { type Applicant, buildApplicant } from './factories/applicant';
import { pdfFile, referee, sendReference } from './factories/sections';

const limit = 5 * 1024 * 1024;

onSqlite((portal) => {
  describe('the references', () => {
    const form = (applicant: Applicant, more: Record<string, string | number | File> = {}) => ({
      intern_details_id: applicant.detailsId,
      ...referee,
      institution: 'University of Rwanda',
      organization: 'Red Cross',
      ...more,
    });

    it('are stored with their letters, each under its own name', async () => {
      const amina = await buildApplicant(portal());
      const academic = await amina.call('saveAcademicReference', {
        form: form(amina, { letter: await pdfFile('L.pdf') }),
      });
      expect(academic.status).toBe(200);
      expect(academic.body).toEqual({
        version: 2,
        academicUpload: expect.stringMatching(/\.pdf$/),
        reference: {
          type: 'academic',
          full_name: 'Dr Jean Bosco',
          institution: 'University of Rwanda',
          organization: 'University of Rwanda',
          email: 'jean.bosco@example.org',
          phone: '250788123456',
          relationship: 'Lecturer',
          letter_path: academic.body.academicUpload,
        },
      });
      const community = await amina.call('saveCommunityReference', {
        form: form(amina, { letter: await pdfFile() }),
      });
      expect(community.body.reference).toMatchObject({ organization: 'Red Cross', institution: null });
      const { form_data, academicUpload, communityUpload, uploads } = (
        await amina.call('getInternshipProgress')
      ).body;
      expect(form_data.references).toMatchObject([
        { type: 'academic', institution: 'University of Rwanda', organization: '' },
        { type: 'community', organization: 'Red Cross', institution: '' },
      ]);
      expect([academicUpload, communityUpload]).toEqual([
        academic.body.academicUpload,
        community.body.communityUpload,
      ]);
      expect(uploads).toEqual([]);
    });

    it('may be changed without a file once a letter is stored', async () => {
      const amina = await buildApplicant(portal());
      await sendReference(amina, 'saveAcademicReference');
      const before = (await amina.call('getInternshipProgress')).body.academicUpload;
      const answer = await amina.call('saveAcademicReference', {
        form: form(amina, { full_name: 'Dr Other', phone: '' }),
      });
      expect(answer.body).toMatchObject({
        academicUpload: before,
        reference: { full_name: 'Dr Other', phone: null },
      });
    });

    it('need the letter at first', async () => {
      const amina = await buildApplicant(portal());
      for (const [operation, sentence] of [
        ['saveAcademicReference', 'Select your academic reference letter'],
        ['saveCommunityReference', 'Select your character reference letter'],
      ] as const) {
        const { status, body } = await amina.call(operation, { form: form(amina) });
        expect([status, body.errors]).toEqual([422, { letter: [sentence] }]);
      }
      const { reviewData } = (await amina.call('getInternshipProgress')).body;
      expect(reviewData.references).toEqual([]);
    });

    it.each([
      ['saveAcademicReference', 'institution', "Enter the referee's institution"],
      ['saveCommunityReference', 'organization', "Enter the referee's organization"],
    ] as const)('of %s say what is missing', async (operation, workplace, sentence) => {
      const amina = await buildApplicant(portal());
      const empty = { full_name: '', email: 'nobody', phone: '12', [workplace]: ' ' };
      const { status, body } = await amina.call(operation, { form: form(amina, empty) });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        full_name: ["Enter the referee's full name"],
        [workplace]: [sentence],
        email: ["Enter the referee's email address in the correct format, like name@example.com"],
        phone: ["The referee's phone number must be between 10 and 15 digits"],
      });
    });

    it.each([
      ['saveAcademicReference', 'volunteer', 'Academic reference letter must be a PDF'],
      ['saveAcademicReference', 'academic', 'Recommendation letter must be a PDF'],
      ['saveCommunityReference', 'academic', 'Character reference letter must be a PDF'],
    ] as const)(
      '%s refuses a letter by the name of its field (purpose: %s)',
      async (operation, purpose, sentence) => {
        const amina = await buildApplicant(portal());
        const ids = { application_id: amina.applicationId, intern_details_id: amina.detailsId };
        const body = { ...ids, current_step: 3, form_data: { purpose } };
        expect((await amina.call('saveInternshipProgress', { body })).status).toBe(200);
        const answer = await amina.call(operation, {
          form: form(amina, { letter: await pdfFile('l.pdf', Buffer.from('x')) }),
        });
        expect([answer.status, answer.body.errors]).toEqual([422, { letter: [sentence] }]);
      },
    );

    it('refuse a letter that is too large', async () => {
      const amina = await buildApplicant(portal());
      const large = await amina.call('saveAcademicReference', {
        form: form(amina, { letter: await pdfFile('l.pdf', await makePdf({ bytes: limit + 1 })) }),
      });
      expect(large.status).toBe(413);
      expect(large.body.errors).toEqual({ letter: ['Letter must be smaller than 5MB'] });
    });
  });
});
