import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { dayMs, monthsLater } from '../src/application/retention/rules';
import { onSqlite } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted } from './factories/sections';

onSqlite((portal) => {
  it('shows an applicant what is held, and by name and role who on the staff opened it', async () => {
    const amina = await buildSubmitted(portal());
    const { applicationId: id } = amina;
    portal().auth.staff.set(9_003, new Date());
    const grace = await staffToken(portal(), 'reviewer', { personId: 9_003 });
    await portal().call('openApplication', { token: grace, params: { id } });
    const unknown = await staffToken(portal(), 'admin', { personId: 9_004 });
    await portal().call('openApplication', { token: unknown, params: { id }, query: { purpose: 'export' } });
    const { body } = await portal().call('getOwnData', { token: await amina.accountToken() });
    expect(body.applications).toEqual([expect.objectContaining({ id, type: 'intern', status: 'submitted' })]);
    expect(body.documents).toBeGreaterThan(2);
    expect(body.opened.map(({ kind, by }) => [kind, by])).toEqual([
      ['application_exported', { role: 'admin', name: null }],
      ['application_opened', { role: 'reviewer', name: 'Grace' }],
    ]);
  });

  it('shows when each application ends by the rules in force', async () => {
    const amina = await buildApplicant(portal());
    const shown = async () => {
      const { body } = await portal().call('getOwnData', { token: await amina.accountToken() });
      return body.applications[0];
    };
    expect(await shown()).toMatchObject({ ends_at: null, kept_months: { draft: null } });
    const sinceAt = new Date();
    const rule = { programme: 'intern', status: 'draft', months: 12, sinceAt } as const;
    await portal().service.stores.retention.put(rule);
    const now = await shown();
    expect(now?.kept_months).toEqual({ draft: 12, approved: null, rejected: null });
    const over = monthsLater(new Date(), 12).getTime();
    expect(Math.abs(Date.parse(now?.ends_at ?? '') - over)).toBeLessThan(2 * dayMs);
    await portal().service.stores.retention.drop(rule);
  });

  describe('everything as one file', () => {
    const load = async (person: Applicant, signal?: AbortSignal, language = 'en') =>
      fetch(`${portal().url}/api/user/data/download`, {
        headers: { Authorization: `Bearer ${await person.accountToken()}`, 'Accept-Language': language },
        signal: signal ?? null,
      });
    const filesIn = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

    it('is an archive with data, a page to read, and the documents; for its owner alone, and recorded', async () => {
      const amina = await buildSubmitted(portal());
      const eve = await buildApplicant(portal());
      const answer = await load(amina);
      expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.zip"');
      const files = await filesIn(answer);
      const data = JSON.parse(textOf(files['data.json']));
      expect(data.person).toMatchObject({ email: amina.personal.email });
      expect(JSON.stringify(data.applications)).toContain('University of Rwanda');
      expect(textOf(files['summary.html'])).toContain('University of Rwanda');
      const documents = await portal().service.stores.documents.of(amina.applicationId);
      const named: { file: string; upload_type: string }[] = data.files;
      expect(named).toHaveLength(documents.length);
      for (const { uploadType, sha256 } of documents) {
        const file = named.find(({ upload_type }) => upload_type === uploadType)?.file ?? '';
        const bytes = files[file] ?? new Uint8Array();
        expect([uploadType, createHash('sha256').update(bytes).digest('hex')]).toEqual([uploadType, sha256]);
      }
      expect(files['not-included.txt']).toBeUndefined();
      const others = Object.values(await filesIn(await load(eve)));
      expect(others.map(textOf).join()).not.toContain(amina.personal.email);
      const query = { kind: 'data_downloaded', actor: amina.personId };
      const { entries } = (
        await portal().call('listApplicationEvents', { token: await staffToken(portal()), query })
      ).body;
      expect(entries).toHaveLength(1);
    });

    it.each([
      ['fr', 'Vos données', 'Date de naissance', '17 mai 2001', '<dd>Rwanda</dd>', 'Envoyée, reçue le'],
      [
        'rw',
        'Amakuru yawe',
        'Itariki y’amavuko',
        '17 Gicurasi 2001',
        '<dd>U Rwanda</dd>',
        'bwatugezeho ku wa',
      ],
    ])(
      'the page and what could not be included are in the language of who asks: %s',
      async (language, ...result) => {
        const amina = await buildSubmitted(portal());
        const [lost] = await portal().service.stores.documents.of(amina.applicationId);
        await portal().files.remove(lost?.filePath ?? '');
        const files = await filesIn(await load(amina, undefined, language));
        const page = textOf(files['summary.html']);
        expect(page).toContain(`<html lang="${language}">`);
        for (const words of result) expect(page).toContain(words);
        expect(page).not.toMatch(/Your data|Date of birth|Documents could|submitted on|Personal information/);
        expect(textOf(files['not-included.txt'])).not.toContain('could not');
      },
    );

    it('names a document that nobody can open, and has the others', async () => {
      const amina = await buildSubmitted(portal());
      const [lost, infected] = await portal().service.stores.documents.of(amina.applicationId);
      await portal().files.remove(lost?.filePath ?? '');
      await portal().service.stores.documents.scanned(infected?.filePath ?? '', 'refused');
      const files = await filesIn(await load(amina));
      const message = textOf(files['not-included.txt']);
      expect(message).toContain(`/${lost?.uploadType}.`);
      expect(message).toContain(`/${infected?.uploadType}.`);
      expect(Object.keys(files).filter((name) => name.startsWith('documents/')).length).toBeGreaterThan(1);
    });

    it('what a person typed is text on the page, not markup', async () => {
      const amina = await buildSubmitted(portal());
      const id = amina.applicationId;
      const { answers } = await portal().knex('applications').where({ id }).first('answers');
      const typed = { ...JSON.parse(answers), personal_statement: '<script>alert(1)</script>' };
      await portal()
        .knex('applications')
        .where({ id })
        .update({ answers: JSON.stringify(typed) });
      const page = textOf((await filesIn(await load(amina)))['summary.html']);
      expect(page).toContain('&lt;script&gt;alert(1)');
      expect(page).not.toContain('<script');
    });

    it('is written once at a time for a session, and again when the reader has broken off', async () => {
      const amina = await buildSubmitted(portal());
      const { files } = portal();
      const { get } = files;
      // The first document begins and never ends.
      files.get = async () =>
        new Readable({
          read() {
            this.push(Buffer.alloc(1024));
            this.pause();
          },
        });
      const stop = new AbortController();
      try {
        // This download begins before the others.
        const first = (await load(amina, stop.signal)).arrayBuffer();
        first.catch(() => undefined);
        await until(async () => (await load(amina)).status === 429);
        stop.abort();
        await expect(first).rejects.toThrow();
      } finally {
        files.get = get;
      }
      await until(async () => {
        const answer = await load(amina);
        if (answer.status === 200) await filesIn(answer);
        else await answer.arrayBuffer();
        return answer.status === 200;
      });
    });
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}
