import { makeDoc, makePdf, makeZip } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted, pdfFile } from './factories/sections';
import { buildSubmittedVisit, buildVisitor, jpegFile, pngFile } from './factories/visits';

const limit = 10 * 1024 * 1024;
const onlyDocuments = 'Only PDF, DOC, DOCX, JPG, JPEG, PNG files are allowed';

const docFile = (bytes = makeDoc(), name = 'cv.doc') => new File([new Uint8Array(bytes)], name);
const docxFile = (inside = 'word/document.xml', name = 'cv.docx') =>
  new File([new Uint8Array(makeZip({ '[Content_Types].xml': '<Types/>', [inside]: '<w/>' }))], name);

onEachDatabase((portal) => {
  const one = async (applicant: Applicant, document_type: string, file?: File, token?: string) =>
    portal().call('uploadOwnDocument', {
      form: { document_type, application_id: applicant.applicationId, ...(file && { file }) },
      token: token ?? (await applicant.accountToken()),
    });
  const several = async (applicant: Applicant, files: Record<string, File | number>, token?: string) =>
    portal().call('uploadApplicationDocuments', {
      params: { id: applicant.applicationId },
      form: files,
      token: token ?? (await applicant.accountToken()),
    });
  const stored = async ({ applicationId }: Applicant) => {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(`${applicationId}/`)) keys.push(key);
    return keys;
  };
  const rowsOf = ({ applicationId }: Applicant) =>
    portal().knex('documents').where({ application_id: applicationId }).pluck('file_path');
  const entriesOf = async ({ applicationId }: Applicant) => {
    const rows = await portal()
      .knex('audit_entries')
      .where({ application_id: applicationId, action: 'uploaded' })
      .orderBy('id');
    return rows.map((row) => [row.actor_role, JSON.parse(row.details).upload_type]);
  };
  const newsOf = ({ applicationId }: Applicant) =>
    portal().knex('notifications').where({ application_id: applicationId, type: 'application_updated' });

  describe('one document from the dashboard', () => {
    it.each([
      ['a PDF', () => pdfFile('cv.pdf'), 'pdf', 'application/pdf'],
      ['a DOC', () => docFile(), 'doc', 'application/msword'],
      [
        'a DOCX',
        () => docxFile(),
        'docx',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      ['a JPG', () => jpegFile('cv.jpeg'), 'jpg', 'image/jpeg'],
      ['a PNG', () => pngFile('cv.png'), 'png', 'image/png'],
    ])('takes %s, whatever it is called', async (_what, file, extension, mime_type) => {
      const amina = await buildApplicant(portal());
      const given = await file();
      const { status, body } = await one(amina, 'cv', new File([given], 'mine'));
      expect(status).toBe(200);
      expect(body.upload).toMatchObject({ upload_type: 'cv', original_name: 'mine', mime_type });
      expect(body.upload.file_url).toBe(`/api/storage/${body.file_path}`);
      expect(body.file_path).toMatch(new RegExp(`^${amina.applicationId}/[0-9a-f]{32}\\.${extension}$`));
      expect(body.version).toBe(2);
      const opened = await fetch(`${portal().url}${body.upload.file_url}`, {
        headers: { Authorization: `Bearer ${await amina.accountToken()}` },
      });
      expect([opened.status, opened.headers.get('content-type')]).toEqual([200, mime_type]);
    });

    it.each([
      ['a text', () => new File(['Dear all'], 'cv.pdf'), onlyDocuments],
      ['a spreadsheet', () => docxFile('xl/workbook.xml', 'cv.docx'), onlyDocuments],
      [
        'an old spreadsheet',
        () => docFile(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])),
        onlyDocuments,
      ],
      ['a web page', () => new File(['<html><script>'], 'cv.png'), onlyDocuments],
      ['an empty file', () => new File([], 'cv.pdf'), 'File is empty'],
    ])('refuses %s', async (_what, file, sentence) => {
      const amina = await buildApplicant(portal());
      const { status, body } = await one(amina, 'cv', file());
      expect([status, body.errors]).toEqual([422, { file: [sentence] }]);
      expect([await stored(amina), await rowsOf(amina)]).toEqual([[], []]);
    });

    it('is called as its field on the page, if it is the letter of a referee', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await one(amina, 'academic_reference', new File([], 'letter.pdf'));
      expect([status, body.errors]).toEqual([422, { file: ['Academic reference letter is empty'] }]);
    });

    it('has at most 10 MB', async () => {
      const amina = await buildApplicant(portal());
      const whole = await pdfFile('cv.pdf', await makePdf({ bytes: limit }));
      expect((await one(amina, 'cv', whole)).status).toBe(200);
      const more = await pdfFile('cv.pdf', await makePdf({ bytes: limit + 1 }));
      const { status, body } = await one(amina, 'other', more);
      expect([status, body.errors]).toEqual([413, { file: ['File must be smaller than 10MB'] }]);
      expect(await stored(amina)).toHaveLength(1);
    });

    it('asks for the file and for its type', async () => {
      const amina = await buildApplicant(portal());
      expect((await one(amina, 'cv')).body.errors).toEqual({ file: ['Please select a file to upload.'] });
      expect((await one(amina, '', jpegFile())).body.errors).toEqual({
        document_type: ['Please select a document type.'],
      });
    });

    it.each(['cover_letter', 'transcript', 'criminal_record'])('a visit may hold a %s', async (kind) => {
      const visitor = await buildVisitor(portal());
      const { status, body } = await one(visitor, kind, jpegFile());
      expect([status, body.upload?.upload_type]).toEqual([200, kind]);
      const params = { id: visitor.applicationId };
      const { review } = (
        await portal().call('openApplication', { params, token: await staffToken(portal()) })
      ).body;
      expect(review.uploads).toMatchObject([{ upload_type: kind, file_path: body.file_path }]);
    });

    it('a type that the programme does not have is refused', async () => {
      const visitor = await buildVisitor(portal());
      const { status, body } = await one(visitor, 'academic_reference', jpegFile());
      expect([status, body.errors]).toEqual([
        422,
        { document_type: ['This type of document does not belong to this application.'] },
      ]);
      expect((await one(visitor, 'passport', jpegFile())).status).toBe(422);
      expect((await one(visitor, 'id', jpegFile())).status).toBe(200);
      expect(await rowsOf(visitor)).toHaveLength(1);
    });

    it('a new file replaces the earlier file', async () => {
      const amina = await buildApplicant(portal());
      await one(amina, 'cv', await pdfFile());
      const { body } = await one(amina, 'cv', docxFile());
      expect(await stored(amina)).toEqual([body.file_path]);
    });
  });

  describe('several documents from the edit dialog', () => {
    it('stores each under its type, letters with their referees', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await several(amina, {
        application_id: amina.applicationId,
        intern_details_id: amina.detailsId,
        cv: docxFile(),
        id: jpegFile(),
        academic_reference: await pdfFile(),
      });
      expect(status).toBe(200);
      expect(body.uploads.map(({ upload_type }) => upload_type)).toEqual(['cv', 'id']);
      const { review } = (await amina.call('getOwnApplication', { params: { id: amina.applicationId } }))
        .body;
      expect(review.letters).toMatchObject([{ upload_type: 'academic_reference' }]);
      expect(body.version).toBe(review.version);
    });

    it('names each wrong file, and stores none of the good files beside it', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await several(amina, {
        cv: await pdfFile(),
        transcript: new File(['hello'], 't.pdf'),
      });
      expect([status, body.errors]).toEqual([422, { transcript: [onlyDocuments] }]);
      const visitor = await buildVisitor(portal());
      const other = await several(visitor, { cv: await pdfFile(), academic_reference: await pdfFile() });
      expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['academic_reference']]);
      expect([...(await stored(amina)), ...(await stored(visitor))]).toEqual([]);
    });

    it('asks for a file when none came', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await several(amina, { application_id: amina.applicationId });
      expect([status, body.errors]).toEqual([422, { documents: ['Please select a file to upload.'] }]);
    });

    it('each file may have 10 MB', async () => {
      const amina = await buildApplicant(portal());
      const more = await pdfFile('cv.pdf', await makePdf({ bytes: limit + 1 }));
      const { status, body } = await several(amina, { cv: more });
      expect([status, body.errors]).toEqual([413, { cv: ['CV must be smaller than 10MB'] }]);
    });
  });

  describe('the right to upload', () => {
    it('someone else’s application is not found, nor an application named by two ids that disagree', async () => {
      const amina = await buildApplicant(portal());
      const chidi = await buildApplicant(portal());
      const token = await chidi.accountToken();
      const answers = [
        await one(amina, 'cv', jpegFile(), token),
        await several(amina, { cv: jpegFile() }, token),
        await several(amina, { cv: jpegFile(), application_id: chidi.applicationId }),
        await several(amina, { cv: jpegFile(), intern_details_id: chidi.detailsId }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect([...(await stored(amina)), ...(await stored(chidi))]).toEqual([]);
    });

    it('only an administrator adds to a submitted application', async () => {
      const amina = await buildSubmitted(portal());
      const before = await stored(amina);
      expect((await one(amina, 'other', jpegFile())).status).toBe(409);
      expect((await several(amina, { other: jpegFile() })).status).toBe(409);
      expect(await stored(amina)).toEqual(before);
      const admin = await staffToken(portal());
      const reviewer = await staffToken(portal(), 'reviewer');
      expect((await one(amina, 'other', jpegFile(), reviewer)).status).toBe(403);
      expect((await several(amina, { other: jpegFile() }, admin)).status).toBe(403);
      expect((await one(amina, 'other', jpegFile(), amina.token)).status).toBe(403);
      expect((await one(amina, 'other', jpegFile(), admin)).status).toBe(200);
      expect(await entriesOf(amina)).toEqual([['admin', 'other']]);
      expect(await newsOf(amina)).toEqual([]);
    });

    it('an administrator uses the editors’ uploads too, and each upload is recorded', async () => {
      const token = await staffToken(portal());
      const amina = await buildSubmitted(portal());
      const visitor = await buildSubmittedVisit(portal());
      const ofAmina = { intern_details_id: amina.detailsId, application_id: amina.applicationId };
      const ofVisitor = { intern_details_id: visitor.detailsId };
      const answers = [
        await portal().call('uploadInternshipDocuments', {
          form: { ...ofAmina, letter: await pdfFile() },
          token,
        }),
        await portal().call('uploadNationalId', { form: { ...ofVisitor, national_id: pngFile() }, token }),
        await portal().call('uploadVisitDocuments', {
          form: { ...ofVisitor, letter: await pdfFile() },
          token,
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await entriesOf(amina)).toEqual([['admin', 'letter']]);
      expect(await entriesOf(visitor)).toEqual([
        ['admin', 'id'],
        ['admin', 'letter'],
      ]);
    });

    it('staff are notified of an applicant’s uploads once an hour, and not of uploads in the wizard', async () => {
      const amina = await buildApplicant(portal());
      const form = async () => ({ intern_details_id: amina.detailsId, cv: await pdfFile() });
      await amina.call('uploadInternshipDocuments', { form: await form() });
      expect([await newsOf(amina), await entriesOf(amina)]).toEqual([[], []]);
      await one(amina, 'cv', jpegFile());
      await several(amina, { other: jpegFile() });
      expect(await newsOf(amina)).toHaveLength(1);
      expect(await entriesOf(amina)).toEqual([
        ['intern', 'cv'],
        ['intern', 'other'],
      ]);
    });
  });

  describe('when something fails half way', () => {
    it('the row could not be written: the file goes, the earlier one stays', async () => {
      const amina = await buildApplicant(portal());
      await one(amina, 'cv', jpegFile());
      const before = await stored(amina);
      const transaction = jest
        .spyOn(portal().service.stores, 'transaction')
        .mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'PROTOCOL_CONNECTION_LOST' }));
      const { status } = await one(amina, 'cv', pngFile());
      transaction.mockRestore();
      expect(status).toBe(503);
      expect([await stored(amina), await rowsOf(amina)]).toEqual([before, before]);
    });

    it('the store refuses the second of two files: neither is left', async () => {
      const amina = await buildApplicant(portal());
      const real = portal().files.put;
      let puts = 0;
      const put = jest.spyOn(portal().files, 'put').mockImplementation((...given) => {
        puts += 1;
        if (puts === 1) return real(...given);
        return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      });
      const { status } = await several(amina, { cv: jpegFile(), other: jpegFile() });
      put.mockRestore();
      expect(status).toBe(503);
      expect([await stored(amina), await rowsOf(amina)]).toEqual([[], []]);
    });
  });
});
