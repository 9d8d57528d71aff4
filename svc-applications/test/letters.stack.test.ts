import { migrations } from '../migrations';
import * as writers from '../migrations/20261121125000_add_letter_writers';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant } from './factories/applicant';
import { buildApproved } from './factories/requests';
import { handIn, internshipAnswers } from './factories/secondary';
import { buildComplete, pdfFile, referee, sendReference, submission } from './factories/sections';

const another = { ...referee, full_name: 'Dr Grace Ingabire', email: 'grace.ingabire@example.org' };

onEachDatabase((portal) => {
  const reviewOf = async (applicant: { accountToken(): Promise<string> }, id: number) => {
    const call = { token: await applicant.accountToken(), params: { id, type: 'intern' } };
    return (await portal().call('getOwnApplication', call)).body.review;
  };
  const letterPaths = (review: { references: { type: string; letter_path: string | null }[] }) =>
    Object.fromEntries(review.references.map(({ type, letter_path }) => [type, letter_path]));

  describe('the letter of a referee', () => {
    it('does not count for another person: the new referee needs a letter of their own', async () => {
      const amina = await buildApplicant(portal());
      await sendReference(amina, 'saveAcademicReference');
      const before = (await amina.call('getInternshipProgress')).body.academicUpload;
      const form = { intern_details_id: amina.detailsId, ...another, institution: 'UR' };
      const refused = await amina.call('saveAcademicReference', { form });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { letter: ['The stored letter is from Dr Jean Bosco. Select the letter of Dr Grace Ingabire'] },
      ]);
      expect((await amina.call('getInternshipProgress')).body.academicUpload).toBe(before);
      const saved = await amina.call('saveInternshipProgress', {
        body: { application_id: amina.applicationId, current_step: 9, form_data: {} },
      });
      expect(saved.body.academicUpload).toBe(before);
      const taken = await amina.call('saveAcademicReference', { form: { ...form, letter: await pdfFile() } });
      expect(taken.body.reference).toMatchObject({ full_name: 'Dr Grace Ingabire' });
      expect(taken.body.academicUpload).not.toBe(before);
    });

    it('stays theirs through corrections of the name and then of the address', async () => {
      const amina = await buildApplicant(portal());
      await sendReference(amina, 'saveAcademicReference');
      const before = (await amina.call('getInternshipProgress')).body.academicUpload;
      const form = { intern_details_id: amina.detailsId, ...referee, institution: 'UR' };
      const renamed = { ...form, full_name: 'Prof. J. Bosco Nkusi' };
      const moved = { ...renamed, email: 'nkusi@example.org' };
      for (const correction of [renamed, moved]) {
        const { status, body } = await amina.call('saveAcademicReference', { form: correction });
        expect([status, body.academicUpload]).toEqual([200, before]);
      }
    });

    it('is put aside when an editor names another referee, and counts again with its author', async () => {
      const amina = await buildComplete(portal());
      const token = await amina.accountToken();
      const params = { id: amina.applicationId };
      const edit = (one: object) => {
        const data = { references: [{ type: 'academic', institution: 'UR', ...one }] };
        return portal().call('updateOwnApplication', { token, params, body: { data } });
      };
      const before = letterPaths(await reviewOf(amina, amina.applicationId));
      const { review } = (await edit(another)).body;
      expect(letterPaths(review)).toEqual({ academic: null, community: before.community });
      expect(review.letters).toContainEqual(
        expect.objectContaining({
          file_path: before.academic,
          letter_of: { full_name: 'Dr Jean Bosco', email: 'jean.bosco@example.org' },
        }),
      );
      expect((await amina.call('getInternshipProgress')).body.academicUpload).toBeNull();
      const unsent = await amina.call('submitInternship', submission(amina));
      expect([unsent.status, unsent.body.errors]).toEqual([
        422,
        { 'references.0.letter': ['Select your recommendation letter'] },
      ]);
      expect(letterPaths((await edit(referee)).body.review)).toEqual(before);
    });

    it('that comes alone belongs to the present referee', async () => {
      const amina = await buildComplete(portal());
      const token = await amina.accountToken();
      const params = { id: amina.applicationId };
      const data = { references: [{ type: 'academic', institution: 'UR', ...another }] };
      await portal().call('updateOwnApplication', { token, params, body: { data } });
      const fields = { document_type: 'academic_reference', application_id: amina.applicationId };
      const sent = await portal().call('uploadOwnDocument', {
        token,
        form: { ...fields, file: await pdfFile() },
      });
      const review = await reviewOf(amina, amina.applicationId);
      expect(letterPaths(review).academic).toBe(sent.body.file_path);
      expect(review.letters.find((one) => one.file_path === sent.body.file_path)?.letter_of).toEqual({
        full_name: another.full_name,
        email: another.email,
      });
    });
  });

  describe('the letters that are carried over into a further application', () => {
    it('count for the same person only', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      const carried = (await reviewOf(applicant, draftId)).letters;
      expect(carried.map((one) => one.letter_of?.full_name)).toEqual(['Dr Jean Bosco', 'Dr Jean Bosco']);
      expect(
        (await handIn(portal(), applicant, 'submitFurtherInternship', draftId, internshipAnswers)).status,
      ).toBe(200);
      const paths = letterPaths(await reviewOf(applicant, draftId));
      const academic = carried.find((one) => one.upload_type === 'academic_reference');
      expect(paths).toEqual({ academic: academic?.file_path, community: null });
    });

    it('give way to the letter of a new referee, which comes before the application is handed in', async () => {
      const { applicant, draftId } = await buildApproved(portal());
      const token = await applicant.accountToken();
      const { intern_details } = await reviewOf(applicant, draftId);
      const grace = { full_name: 'Grace Mutesi', email: 'grace@example.org' };
      const fields = { ...grace, application_id: draftId, intern_details_id: intern_details.id };
      const form = { ...fields, type: 'community', organization: 'Parish', letter: await pdfFile() };
      const sent = await portal().call('saveCommunityReference', { token, form });
      expect([sent.status, sent.body.communityUpload]).toEqual([200, expect.any(String)]);
      expect(
        (await handIn(portal(), applicant, 'submitFurtherInternship', draftId, internshipAnswers)).status,
      ).toBe(200);
      const review = await reviewOf(applicant, draftId);
      expect(letterPaths(review).community).toBe(sent.body.communityUpload);
      const letter = review.letters.find((one) => one.upload_type === 'community_reference');
      expect(letter?.letter_of).toEqual(grace);
      expect((await portal().call('saveCommunityReference', { token, form })).status).toBe(409);
    });
  });

  it('letters from before this release get their author, in a draft from the application they were carried over from', async () => {
    const { knex } = portal();
    const { applicant, draftId } = await buildApproved(portal());
    // Before answers were one document, referees had a table of their own.
    for (const type of ['academic', 'community'])
      await knex('referees').insert({
        application_id: applicant.applicationId,
        type,
        full_name: 'Dr Jean Bosco',
        organization: 'Red Cross',
        email: 'jean.bosco@example.org',
      });
    const later = migrations.length - migrations.findIndex(({ name }) => name === writers.name);
    for (let undone = 0; undone < later; undone += 1)
      await migrations[migrations.length - 1 - undone]?.down(knex);
    for (const one of migrations.slice(-later)) await one.up(knex);
    const rows = await knex('documents')
      .whereIn('application_id', [applicant.applicationId, draftId])
      .whereNotNull('letter_name')
      .select('letter_name', 'letter_email');
    expect(rows).toEqual(
      Array(4).fill({ letter_name: 'Dr Jean Bosco', letter_email: 'jean.bosco@example.org' }),
    );
  });
});
