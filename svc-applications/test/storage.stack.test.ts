import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted, pdfFile, sendDocument, sendReference } from './factories/sections';

onEachDatabase((portal) => {
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${portal().url}/api/storage/${path}`, { headers, method });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const cvOf = async ({ applicationId }: Applicant): Promise<string> => {
    const cv = { application_id: applicationId, upload_type: 'cv' };
    return (await portal().knex('documents').where(cv).first('file_path')).file_path;
  };

  describe('opening a stored file', () => {
    it('returns the same bytes, shown in the browser and without any rights', async () => {
      const amina = await buildApplicant(portal());
      const file = await pdfFile('Ämina "CV".pdf');
      await sendDocument(amina, 'cv', file);
      const answer = await open(await cvOf(amina), bearer(amina.token));
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
      const { headers } = answer;
      expect(headers.get('Content-Type')).toBe('application/pdf');
      expect(headers.get('Content-Length')).toBe(String(file.size));
      expect(headers.get('Content-Disposition')).toBe(
        `inline; filename="_mina _CV_.pdf"; filename*=UTF-8''%C3%84mina%20%22CV%22.pdf`,
      );
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(headers.get('Cache-Control')).toBe('private, no-store');
    });

    it('answers HEAD with the size and no body', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const answer = await open(await cvOf(amina), bearer(amina.token), 'HEAD');
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(Number(answer.headers.get('Content-Length'))).toBeGreaterThan(500);
    });

    it('opens a reference letter too', async () => {
      const amina = await buildApplicant(portal());
      await sendReference(amina, 'saveAcademicReference');
      const { academicUpload } = (await amina.call('getInternshipProgress')).body;
      expect((await open(academicUpload ?? '', bearer(amina.token))).status).toBe(200);
    });

    it('is refused to the link of the PDF copy', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const link = await portal().issuer.token({
        personId: amina.personId,
        role: 'intern',
        scope: 'copy',
        resource: amina.applicationId,
      });
      expect((await open(await cvOf(amina), bearer(link))).status).toBe(403);
    });

    it('opens in a new tab by the cookie, while the application is open', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const wizard = await portal().issuer.fileCookie({
        personId: amina.personId,
        role: 'intern',
        resource: amina.applicationId,
      });
      expect((await open(await cvOf(amina), wizard)).status).toBe(200);
      const other = await portal().issuer.fileCookie({
        personId: amina.personId,
        role: 'intern',
        resource: 1,
      });
      expect((await open(await cvOf(amina), other)).status).toBe(404);
    });

    it('after submission needs the password’s session, not the wizard’s', async () => {
      const amina = await buildSubmitted(portal());
      const path = await cvOf(amina);
      const { personId, applicationId: resource } = amina;
      const wizardCookie = await portal().issuer.fileCookie({ personId, role: 'intern', resource });
      const accountCookie = await portal().issuer.fileCookie({ personId, role: 'intern' });
      expect((await open(path, bearer(amina.token))).status).toBe(404);
      expect((await open(path, wizardCookie)).status).toBe(404);
      expect((await open(path, bearer(await amina.accountToken()))).status).toBe(200);
      expect((await open(path, accountCookie)).status).toBe(200);
    });

    it('opens for staff', async () => {
      const amina = await buildSubmitted(portal());
      for (const role of ['admin', 'reviewer'] as const) {
        const answer = await open(await cvOf(amina), bearer(await staffToken(portal(), role)));
        expect(answer.status).toBe(200);
      }
    });

    it('is not found by anybody else', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const chidi = await buildApplicant(portal());
      const path = await cvOf(amina);
      const there = await open(path, bearer(await chidi.accountToken()));
      const notThere = await open('1/00000000000000000000000000000000.pdf', bearer(chidi.token));
      expect([there.status, notThere.status]).toEqual([404, 404]);
      const words = async (answer: Response) => ((await answer.json()) as { message: string }).message;
      expect(await words(there)).toBe(await words(notThere));
      expect((await open(path)).status).toBe(401);
    });

    it.each([
      '..%2f..%2fetc%2fpasswd',
      '../applications.sqlite',
      '%2e%2e/%2e%2e/etc/passwd',
      '.unfinished/x',
      '%00',
      '',
      `1/${'a'.repeat(500)}`,
    ])('leads nowhere with %p', async (path) => {
      const token = await staffToken(portal());
      expect([404, 422]).toContain((await open(path, bearer(token))).status);
    });

    it('is not found when the store has lost it', async () => {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      const path = await cvOf(amina);
      await portal().files.remove(path);
      expect((await open(path, bearer(amina.token))).status).toBe(404);
      expect((await open(path, bearer(amina.token), 'HEAD')).status).toBe(404);
    });
  });
});
