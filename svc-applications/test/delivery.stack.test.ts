import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownReference } from '@portal/contract-svc-applications-v1';
import { openMailTransport } from '@portal/service-kit/mail';
import { openObjectStore } from '@portal/service-kit/store';
import { databases, readMail, startSmtpServer, temporaryFolder, until } from '@portal/test-kit';
import { type ApplicationsUnderTest, type Parts, startApplications } from './applications-under-test';
import { fillInAll, submission } from './factories/sections';

const sender = 'House of Care <no-reply@care.example>';
const [engine] = databases();

async function withPortal(parts: Parts, story: (portal: ApplicationsUnderTest) => Promise<void>) {
  if (!engine) throw new Error('There is no database for tests');
  const portal = await startApplications(await engine.createDatabase(), parts);
  try {
    await story(portal);
  } finally {
    await portal.stop();
  }
}

describe('with a real mail server', () => {
  it('the confirmation arrives as text and as HTML; refused at first, it comes later, and once', async () => {
    const smtp = await startSmtpServer();
    const transport = openMailTransport({ kind: 'smtp', url: smtp.url }, sender);
    try {
      await withPortal({ transport, publicUrl: 'https://apply.example.org' }, async (portal) => {
        const amina = await fillInAll(portal);
        smtp.refuse();
        const { body } = await amina.call('submitInternship', submission(amina));
        expect(body.email_sent).toBe(false);
        smtp.accept();
        const mail = await smtp.mail(({ to }) => to.includes(amina.personal.email));
        const password = portal.auth.passwords.get(amina.personId) ?? 'none';
        expect(mail.from).toBe('no-reply@care.example');
        expect(mail.subject).toContain(ownReference(amina.applicationId));
        for (const part of [mail.text, mail.html]) {
          expect(part).toContain(password);
          expect(part).toContain('https://apply.example.org');
        }
        await until(
          async () => !(await portal.knex('applications_outbox').where({ state: 'waiting' }).first()),
        );
        expect(smtp.mails).toHaveLength(1);
      });
    } finally {
      transport.close();
      await smtp.stop();
    }
  });
});

describe('without a mail server', () => {
  it('the confirmation lies in a folder, one file a mail', async () => {
    const directory = temporaryFolder('applications-mail-');
    const transport = openMailTransport({ kind: 'folder', directory }, sender);
    await withPortal({ transport }, async (portal) => {
      const amina = await fillInAll(portal);
      expect((await amina.call('submitInternship', submission(amina))).body.email_sent).toBe(true);
      const files = await readdir(directory);
      expect(files).toHaveLength(1);
      expect(files[0]).toMatch(/\.eml$/);
      const mail = await readMail(await readFile(join(directory, files[0] ?? '')));
      expect(mail.to).toEqual([amina.personal.email]);
      expect(mail.text).toContain(portal.auth.passwords.get(amina.personId));
    });
  });
});

describe('with a store', () => {
  it('documents and letters are stored, read back, and submitted', async () => {
    await withPortal({}, async (portal) => {
      const amina = await fillInAll(portal);
      const { uploads } = (await amina.call('getInternshipProgress')).body;
      const headers = { Authorization: `Bearer ${amina.token}` };
      const answer = await fetch(`${portal.url}/api/storage/${uploads[0]?.file_path}`, { headers });
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBe(uploads[0]?.size);
      const keys: string[] = [];
      for await (const { key } of portal.files.list(`${amina.applicationId}/`)) keys.push(key);
      expect(keys).toHaveLength(6);
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
    });
  });

  it('that is away, nothing is stored in part, and the probe names the store', async () => {
    const away = { endpoint: 'http://127.0.0.1:9', accessKey: 'a', secretKey: 'b', bucket: 'applications' };
    await withPortal({ files: await openObjectStore({ kind: 's3', ...away }) }, async (portal) => {
      await expect(fillInAll(portal)).rejects.toThrow('saveAcademicReference answered 503');
      expect(await portal.knex('documents')).toEqual([]);
      const written = await portal.knex('applications').pluck('answers');
      expect(written.map((answers) => JSON.parse(answers).references)).toEqual([undefined]);
      const ready = await fetch(`${portal.url}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([503, { not_ready: ['object store'] }]);
    });
  });
});
