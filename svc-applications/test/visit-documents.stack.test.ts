import { makePdf } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { pdfFile } from './factories/sections';
import {
  buildSubmittedVisit,
  buildVisitor,
  jpegFile,
  pngFile,
  sendIdentity,
  sendVisitDocument,
} from './factories/visits';

const limit = 5 * 1024 * 1024;

onEachDatabase((portal) => {
  const identify = (visitor: Applicant, file?: File) =>
    visitor.call('uploadNationalId', {
      form: { intern_details_id: visitor.detailsId, ...(file && { national_id: file }) },
    });
  const send = (visitor: Applicant, files: Record<string, File>) =>
    visitor.call('uploadVisitDocuments', { form: { intern_details_id: visitor.detailsId, ...files } });
  const uploadsOf = async (visitor: Applicant) => (await visitor.call('getVisitProgress')).body.uploads;
  const stored = async (visitor: Applicant) => {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(`${visitor.applicationId}/`)) keys.push(key);
    return keys;
  };
  const padded = (file: File, bytes: number) =>
    new File([file, new Uint8Array(bytes - file.size)], file.name);

  describe('the identity document', () => {
    it.each([
      ['a PDF', () => pdfFile('id.pdf'), 'application/pdf', 'pdf'],
      ['a JPG', jpegFile, 'image/jpeg', 'jpg'],
      ['a PNG', pngFile, 'image/png', 'png'],
    ])('may be %s, and opens as one', async (_what, file, type, ending) => {
      const visitor = await buildVisitor(portal());
      const { status, body } = await identify(visitor, await file());
      expect(status).toBe(200);
      expect(body).toEqual({
        version: 2,
        upload: expect.objectContaining({
          upload_type: 'id',
          mime_type: type,
          file_path: expect.stringMatching(new RegExp(`^\\d+/[0-9a-f]{32}\\.${ending}$`)),
        }),
      });
      expect(await uploadsOf(visitor)).toEqual([body.upload]);
      const opened = await fetch(`${portal().url}/api/storage/${body.upload.file_path}`, {
        headers: { Authorization: `Bearer ${visitor.token}` },
      });
      await opened.arrayBuffer();
      expect([opened.status, opened.headers.get('content-type')]).toEqual([200, type]);
      expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    });

    it('replaces the earlier document, also one of another kind', async () => {
      const visitor = await buildVisitor(portal());
      await sendIdentity(visitor, jpegFile('old.jpg'));
      await sendIdentity(visitor, await pdfFile('new.pdf'));
      expect((await uploadsOf(visitor)).map(({ original_name }) => original_name)).toEqual(['new.pdf']);
      expect(await stored(visitor)).toHaveLength(1);
    });

    it.each([
      ['a page named as a picture', new File(['<script>'], 'id.jpg'), 'must be a PDF, JPG or PNG'],
      ['an empty file', new File([], 'id.png'), 'is empty'],
      ['a GIF', new File(['GIF89a'], 'id.png', { type: 'image/png' }), 'must be a PDF, JPG or PNG'],
    ])('is not %s', async (_what, file, sentence) => {
      const visitor = await buildVisitor(portal());
      const { status, body } = await identify(visitor, file);
      expect([status, body.errors]).toEqual([422, { national_id: [`National ID or passport ${sentence}`] }]);
      expect([await stored(visitor), await uploadsOf(visitor)]).toEqual([[], []]);
    });

    it('is not a PDF with a password', async () => {
      const visitor = await buildVisitor(portal());
      const { body } = await identify(visitor, await pdfFile('id.pdf', await makePdf({ password: 'x' })));
      expect(body.errors).toEqual({ national_id: ['National ID or passport is password protected'] });
    });

    it('is required', async () => {
      const { status, body } = await identify(await buildVisitor(portal()));
      expect([status, body.errors]).toEqual([422, { national_id: ['Select your national ID or passport'] }]);
    });

    it('is 5 MB at the most', async () => {
      const visitor = await buildVisitor(portal());
      expect((await identify(visitor, padded(jpegFile(), limit))).status).toBe(200);
      const { status, body } = await identify(visitor, padded(jpegFile(), limit + 1));
      expect([status, body.errors]).toEqual([
        413,
        { national_id: ['National ID or passport must be smaller than 5MB'] },
      ]);
      expect(await stored(visitor)).toHaveLength(1);
    });
  });

  describe('the documents of a visit', () => {
    it('come back by their types, only the sent documents', async () => {
      const visitor = await buildVisitor(portal());
      await sendIdentity(visitor);
      await sendVisitDocument(visitor, 'cv');
      const { status, body } = await send(visitor, {
        letter: await pdfFile('L.pdf'),
        other: await pdfFile(),
      });
      expect(status).toBe(200);
      expect(Object.keys(body.uploads).sort()).toEqual(['letter', 'other']);
      expect(body.uploads.letter).toMatchObject({ upload_type: 'letter', original_name: 'L.pdf' });
      expect((await uploadsOf(visitor)).map(({ upload_type }) => upload_type)).toEqual([
        'cv',
        'id',
        'letter',
        'other',
      ]);
    });

    it('are PDFs: pictures are refused', async () => {
      const visitor = await buildVisitor(portal());
      const { status, body } = await send(visitor, { cv: jpegFile('cv.pdf'), other: await pdfFile() });
      expect([status, body.errors]).toEqual([422, { cv: ['CV must be a PDF'] }]);
      expect(await stored(visitor)).toEqual([]);
    });

    it('are 5 MB at the most', async () => {
      const visitor = await buildVisitor(portal());
      const large = await makePdf({ bytes: limit + 1 });
      const { status, body } = await send(visitor, { cv: await pdfFile('cv.pdf', large) });
      expect([status, body.errors]).toEqual([413, { cv: ['CV must be smaller than 5MB'] }]);
    });

    it('are required', async () => {
      const { status, body } = await send(await buildVisitor(portal()), {});
      expect([status, body.errors]).toEqual([422, { documents: ['Select your file'] }]);
    });

    it('an administrator adds to a submitted visit; its owner cannot', async () => {
      const visitor = await buildSubmittedVisit(portal());
      const form = async () => ({ intern_details_id: visitor.detailsId, other: await pdfFile() });
      const by = async (token: string) =>
        (await portal().call('uploadVisitDocuments', { form: await form(), token })).status;
      expect(await by(await staffToken(portal(), 'admin'))).toBe(200);
      expect(await by(await staffToken(portal(), 'reviewer'))).toBe(403);
      expect(await by(visitor.token)).toBe(409);
    });
  });
});
