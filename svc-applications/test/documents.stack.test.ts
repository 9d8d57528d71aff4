import { makePdf } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted, pdfFile, sendDocument } from './factories/sections';

const limit = 5 * 1024 * 1024;

onEachDatabase((portal) => {
  const send = (applicant: Applicant, files: Record<string, File>, more: Record<string, number> = {}) =>
    applicant.call('uploadInternshipDocuments', {
      form: { intern_details_id: applicant.detailsId, ...files, ...more },
    });
  const stored = async (applicant: Applicant) => {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(`${applicant.applicationId}/`)) keys.push(key);
    return keys;
  };
  const rowsOf = (applicant: Applicant) =>
    portal().knex('documents').where({ application_id: applicant.applicationId }).pluck('file_path');

  describe('uploading documents', () => {
    it('stores a document, and answers with all stored documents', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await send(amina, { cv: await pdfFile('Amina’s CV.pdf') });
      expect(status).toBe(200);
      expect(body.version).toBe(2);
      expect(body.uploads).toEqual([
        {
          upload_type: 'cv',
          file_path: expect.stringMatching(/^\d+\/[0-9a-f]{32}\.pdf$/),
          file_name: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
          original_name: 'Amina’s CV.pdf',
          size: expect.any(Number),
          mime_type: 'application/pdf',
        },
      ]);
      expect(body.review.uploads).toEqual(body.uploads);
      expect(await stored(amina)).toEqual([body.uploads[0]?.file_path]);
    });

    it('stores several at once', async () => {
      const amina = await buildApplicant(portal());
      const files = { cv: await pdfFile(), transcript: await pdfFile(), other: await pdfFile() };
      const { body } = await send(amina, files);
      expect(body.uploads.map(({ upload_type }) => upload_type)).toEqual(['cv', 'other', 'transcript']);
    });

    it('replaces the earlier document, and removes its file from the store', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv', await pdfFile('old.pdf'));
      await sendDocument(amina, 'cv', await pdfFile('new.pdf'));
      const { uploads } = (await amina.call('getInternshipProgress')).body;
      expect(uploads.map(({ original_name }) => original_name)).toEqual(['new.pdf']);
      expect(await stored(amina)).toEqual([uploads[0]?.file_path]);
    });

    it('takes 5 MB and not a byte more', async () => {
      const amina = await buildApplicant(portal());
      const whole = await makePdf({ bytes: limit });
      expect((await send(amina, { cv: await pdfFile('cv.pdf', whole) })).status).toBe(200);
      const more = await makePdf({ bytes: limit + 1 });
      const { status, body } = await send(amina, { transcript: await pdfFile('t.pdf', more) });
      expect(status).toBe(413);
      expect(body.message).toBe('Transcript or proof of enrolment must be smaller than 5MB');
      expect(body.errors).toEqual({
        transcript: ['Transcript or proof of enrolment must be smaller than 5MB'],
      });
      expect(await stored(amina)).toHaveLength(1);
    });

    it.each([
      ['what is no PDF', Buffer.from('PK not a PDF'), 'CV must be a PDF'],
      ['an empty file', Buffer.alloc(0), 'CV is empty'],
      ['a PDF cut off in the middle', undefined, 'CV could not be read. Save it as a PDF again and retry'],
    ])('refuses %s', async (_what, content, sentence) => {
      const amina = await buildApplicant(portal());
      const cut = (await makePdf({ pages: 4 })).subarray(0, 1500);
      const { status, body } = await send(amina, { cv: await pdfFile('cv.pdf', content ?? cut) });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ cv: [sentence] });
      expect([await stored(amina), await rowsOf(amina)]).toEqual([[], []]);
    });

    it('refuses a PDF that asks for a password', async () => {
      const amina = await buildApplicant(portal());
      const locked = await makePdf({ password: 'secret' });
      const { status, body } = await send(amina, { cover_letter: await pdfFile('c.pdf', locked) });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ cover_letter: ['Cover letter is password protected'] });
    });

    it('names each wrong file, and stores none of the good files beside it', async () => {
      const amina = await buildApplicant(portal());
      const files = {
        cv: await pdfFile(),
        transcript: await pdfFile('t.pdf', Buffer.from('hello')),
        other: await pdfFile('o.pdf', Buffer.alloc(0)),
      };
      const { status, body } = await send(amina, files);
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        transcript: ['Transcript or proof of enrolment must be a PDF'],
        other: ['Other document is empty'],
      });
      expect([await stored(amina), await rowsOf(amina)]).toEqual([[], []]);
    });

    it('asks for a file when none came, and refuses an unknown field', async () => {
      const amina = await buildApplicant(portal());
      expect((await send(amina, {})).status).toBe(422);
      const { status, body } = await send(amina, { passport: await pdfFile() });
      expect([status, body.errors]).toEqual([422, { documents: ['Select your file'] }]);
    });

    it.each([
      ['../../../etc/passwd.pdf', 'passwd.pdf'],
      ['..\\..\\boot.pdf', 'boot.pdf'],
      ['/var/lib/cv.pdf', 'cv.pdf'],
      [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
      ['.pdf', 'pdf'],
    ])('a name like %p leads nowhere', async (given, kept) => {
      const amina = await buildApplicant(portal());
      const { body } = await send(amina, { cv: await pdfFile(given) });
      expect(body.uploads[0]?.original_name).toBe(kept);
      expect(body.uploads[0]?.file_path).toMatch(new RegExp(`^${amina.applicationId}/[0-9a-f]{32}\\.pdf$`));
    });

    it('is offered for saving with the ending of its kind, whatever its sender called it', async () => {
      const amina = await buildApplicant(portal());
      const { body } = await send(amina, { cv: await pdfFile('transcript.hta') });
      const path = body.uploads[0]?.file_path;
      const answer = await fetch(`${portal().url}/api/storage/${path}`, {
        headers: { Authorization: `Bearer ${amina.token}` },
      });
      await answer.arrayBuffer();
      expect(answer.headers.get('content-disposition')).toContain('filename="transcript.pdf"');
    });

    it('with a script is refused with a sentence', async () => {
      const amina = await buildApplicant(portal());
      const pdf = Buffer.from(await (await pdfFile('cv.pdf')).arrayBuffer()).toString('latin1');
      const bytes = Buffer.from(
        pdf.replace('\n', '\n9 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n'),
        'latin1',
      );
      const { status, body } = await send(amina, { cv: new File([bytes], 'cv.pdf') });
      const sentence = 'CV contains scripts, commands or attached files. Print it to a new PDF and retry';
      expect([status, body.errors]).toEqual([422, { cv: [sentence] }]);
    });

    it('refuses a body that is not a form', async () => {
      const amina = await buildApplicant(portal());
      const { status } = await amina.call('uploadInternshipDocuments', {
        body: { intern_details_id: amina.detailsId },
      });
      expect(status).toBe(415);
    });

    it('a stale version stores nothing', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const { status, body } = await send(amina, { other: await pdfFile() }, { version: 1 });
      expect([status, body.version]).toEqual([409, 2]);
      expect(await stored(amina)).toHaveLength(1);
    });

    it('two at once of one type leave one row and its file', async () => {
      const amina = await buildApplicant(portal());
      const answers = await Promise.all(
        ['a', 'b', 'c'].map(async (name) => send(amina, { cv: await pdfFile(`${name}.pdf`) })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await stored(amina)).toEqual(await rowsOf(amina));
    });

    it('an administrator adds to a submitted application; its owner and a reviewer cannot', async () => {
      const amina = await buildSubmitted(portal());
      const form = async () => ({ intern_details_id: amina.detailsId, other: await pdfFile('added.pdf') });
      const by = async (token: string) =>
        (await portal().call('uploadInternshipDocuments', { form: await form(), token })).status;
      expect(await by(await staffToken(portal(), 'admin'))).toBe(200);
      expect(await by(await staffToken(portal(), 'reviewer'))).toBe(403);
      expect(await by(await amina.accountToken())).toBe(409);
      expect(await by(amina.token)).toBe(409);
    });
  });

  describe('when something fails half way', () => {
    it('the store refuses: no row, no file, and the earlier one stays', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const before = await stored(amina);
      const real = portal().files.put;
      let puts = 0;
      const put = jest.spyOn(portal().files, 'put').mockImplementation((...given) => {
        puts += 1;
        if (puts === 1) return real(...given);
        return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      });
      const { status } = await send(amina, { cv: await pdfFile(), transcript: await pdfFile() });
      put.mockRestore();
      expect(status).toBe(503);
      expect([await stored(amina), await rowsOf(amina)]).toEqual([before, before]);
    });

    it('the database refuses: the new file goes, the earlier one stays', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const before = await stored(amina);
      const transaction = jest
        .spyOn(portal().service.stores, 'transaction')
        .mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'PROTOCOL_CONNECTION_LOST' }));
      const { status } = await send(amina, { cv: await pdfFile() });
      transaction.mockRestore();
      expect(status).toBe(503);
      expect([await stored(amina), await rowsOf(amina)]).toEqual([before, before]);
    });

    it('the earlier file cannot be removed: the new file counts all the same', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const remove = jest.spyOn(portal().files, 'remove').mockRejectedValueOnce(new Error('away'));
      const { status, body } = await send(amina, { cv: await pdfFile('new.pdf') });
      remove.mockRestore();
      expect([status, body.uploads[0]?.original_name]).toEqual([200, 'new.pdf']);
    });

    it('a connection that is cut in the middle of an upload leaves nothing', async () => {
      const amina = await buildApplicant(portal());
      const aborted = new AbortController();
      const slow = new ReadableStream({
        async pull(controller) {
          controller.enqueue(new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="cv"'));
          aborted.abort();
        },
      });
      await fetch(`${portal().url}/api/documents`, {
        method: 'POST',
        body: slow,
        signal: aborted.signal,
        duplex: 'half',
        headers: {
          Authorization: `Bearer ${amina.token}`,
          'Content-Type': 'multipart/form-data; boundary=x',
        },
      } as RequestInit).catch(() => undefined);
      expect([await stored(amina), await rowsOf(amina)]).toEqual([[], []]);
    });
  });
});
