import type { Template } from '@portal/service-kit/mail-words';
import { standardOf, templateKinds } from '../src/mail/mails/template-kinds';
import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildPerson, tokenOf } from './people';

interface Words extends Template {
  version: number;
  is_standard: boolean;
  standard: Template;
  versions: { version: number; is_standard: boolean; saved_by: string }[];
}

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  let token: string;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
    token = await tokenOf(auth(), await buildPerson(auth(), { role: 'admin', name: 'Grace Mutoni' }));
  });
  afterAll(() => mailbox?.stop());

  const list = '/api/staff/mail-templates';
  const reset = `${list}/password-reset/en`;
  const read = async (path = reset) => (await auth().call('GET', path, { token })).body as unknown as Words;
  const write = (body: object, path = reset) => auth().call('PUT', path, { token, body });
  const back = async (path = reset) =>
    auth().call('POST', `${path}/standard`, { token, body: { version: (await read(path)).version } });
  const standard = standardOf('password-reset');
  const ours = {
    subject: 'Muraho: a new password at {organisation}',
    text: 'Muraho,\n\n**somebody** asked for a new password at {organisation}.\n\n[Help](https://care.example/help)',
    small: 'Murakoze.',
  };
  const forgets = async () => {
    const { email } = await buildPerson(auth());
    const text = await mailbox.nextTo(email, () =>
      auth().call('POST', '/api/password/forgot', { body: { email } }),
    );
    return { text, subject: mailbox.sentTo(email)[0]?.subject };
  };

  it('are listed as they are mailed today', async () => {
    const { status, body } = await auth().call('GET', list, { token });
    expect([status, body.languages]).toEqual([200, ['en', 'fr', 'rw']]);
    const lines = body.templates as { kind: string; version: number; is_standard: boolean }[];
    expect(lines.map(({ kind }) => kind)).toEqual(templateKinds.map(({ key }) => key));
    expect(lines[0]).toMatchObject({ version: 0, is_standard: true, saved_by: null });
    expect(await forgets()).toMatchObject({ subject: 'Choose a new password for Hill School' });
  });

  it('are taken and read with the placeholder {house} of before, which is {organisation} now', async () => {
    const before = { ...ours, text: ours.text.replace('{organisation}', '{house}') };
    const { version } = await read();
    expect((await write({ ...before, version })).status).toBe(200);
    await auth()
      .knex('auth_mail_templates')
      .where({ version: version + 1 })
      .update({ subject: 'New at {house}' });
    expect(await read()).toMatchObject({ subject: 'New at {organisation}', text: ours.text });
    expect((await forgets()).subject).toBe('New at Hill School');
    await back();
  });

  it('are changed, and the next mail and its preview have them; then it goes back to the standard', async () => {
    const { version } = await read();
    const { status, body } = await write({ ...ours, version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...ours, version: version + 1, is_standard: false, standard });
    const preview = await auth().call('POST', `${reset}/preview`, { token, body: ours });
    const { text, subject } = await forgets();
    expect(subject).toBe('Muraho: a new password at Hill School');
    expect(text).toMatch(
      /^Muraho,\n\nsomebody asked for a new password at Hill School.\n\nHelp \(https:\/\/care.example\/help\)\n\nChoose a new password:\nhttp:\/\/portal.test\/#reset=/,
    );
    const noSecret = (mail: unknown) =>
      String(mail)
        .trim()
        .replace(/#reset=\S+/, '#reset=');
    expect(noSecret(preview.body.text)).toBe(noSecret(text));
    expect(preview.body.html).toContain('<strong>somebody</strong>');

    expect((await back()).body).toMatchObject({ ...standard, is_standard: true, version: version + 2 });
    const { versions } = await read();
    expect(versions.slice(0, 2)).toEqual([
      expect.objectContaining({ ...standard, is_standard: true, saved_by: 'Grace Mutoni' }),
      expect.objectContaining({ ...ours, is_standard: false, saved_by: 'Grace Mutoni' }),
    ]);
    expect((await forgets()).text).toContain('Someone, hopefully you');
    const { body: log } = await auth().call('GET', '/api/staff/events?kind=mail_template_changed', { token });
    expect((log as { entries: object[] }).entries[0]).toMatchObject({
      details: { mail: 'password-reset', version: version + 2, standard: true },
    });
  });

  it('of a mail that waits are those of the moment when it goes out', async () => {
    const { email } = await buildPerson(auth());
    const before = await read();
    await mailbox.atRest();
    const text = await mailbox.nextTo(email, async () => {
      await auth().service.stores.transaction(async (trx) => {
        await trx.enqueue('password-reset', { email });
        const next = { version: before.version + 1, savedBy: { id: 1, name: 'Grace' }, savedAt: new Date() };
        await trx.templates.insert(
          { kind: 'password-reset', language: 'en' },
          { ...next, template: { ...ours, text: 'Words of now' } },
        );
      });
    });
    expect(text).toMatch(/^Words of now\n/);
    await back();
  });

  it.each(templateKinds.map(({ key }) => key))(
    'of %s leave what protects people where it is',
    async (kind) => {
      const body = { subject: 'S', text: 'T', small: '' };
      const path = `${list}/${kind}/en`;
      const { text, html } = (await auth().call('POST', `${path}/preview`, { token, body })).body as {
        text: string;
        html: string;
      };
      // The mail about a trial is not about an account.
      if (kind !== 'trial-ended') expect(text).toMatch(/\n\nIf (this was not you|you did)/);
      expect(text).toMatch(/Your code: ••••••|When: \d|http:\/\/portal\.test\//);
      expect(text).not.toMatch(/[{}]/);
      expect(html).toContain('<html');
    },
  );

  it.each([
    ['an unknown placeholder', { text: 'Dear {name}' }, 'text', /no \{name\}.*\{organisation\}/],
    ['a brace alone', { text: 'A {' }, 'text', /is missing/],
    ['a link that does something', { text: '[x](javascript:alert)' }, 'text', /cannot be a link/],
    ['no subject', { subject: ' ' }, 'subject', /^Write a subject/],
    ['a subject of two lines', { subject: 'a\nBcc: x' }, 'subject', /^Write a subject/],
    ['a text that is too long', { text: 'x'.repeat(5001) }, 'text', /at most 5000/],
  ])('with %s are refused by name', async (_what, changes, part, sentence) => {
    const { version } = await read();
    const words = { ...ours, ...changes };
    for (const refused of [
      await write({ ...words, version }),
      await auth().call('POST', `${reset}/preview`, { token, body: words }),
    ]) {
      expect(refused.status).toBe(422);
      expect((refused.body.errors as Record<string, string[]>)[part]?.[0]).toMatch(sentence);
    }
    expect((await read()).version).toBe(version);
  });

  it('of two who save at once one gets a conflict', async () => {
    const { version } = await read();
    const answers = await Promise.all([write({ ...ours, version }), write({ ...ours, version })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/since you opened it/);
    await back();
  });

  it('are for administrators who have just proven their password, for mails that are there', async () => {
    const reviewer = await tokenOf(auth(), await buildPerson(auth(), { role: 'reviewer' }));
    const applicant = await tokenOf(auth(), await buildPerson(auth()));
    const body = { ...ours, version: 0 };
    for (const other of [reviewer, applicant]) {
      expect((await auth().call('GET', list, { token: other })).status).toBe(403);
      expect((await auth().call('GET', reset, { token: other })).status).toBe(403);
      expect((await auth().call('PUT', reset, { token: other, body })).status).toBe(403);
      for (const end of ['preview', 'standard'])
        expect((await auth().call('POST', `${reset}/${end}`, { token: other, body })).status).toBe(403);
    }
    for (const other of ['toString/en', 'password-reset/tlh']) {
      expect((await auth().call('GET', `${list}/${other}`, { token })).status).toBe(404);
      expect((await write(body, `${list}/${other}`)).status).toBe(404);
      for (const end of ['preview', 'standard']) {
        const sent = end === 'preview' ? ours : { version: 0 };
        const answer = await auth().call('POST', `${list}/${other}/${end}`, { token, body: sent });
        expect(answer.status).toBe(404);
      }
    }
    const { version } = await read();
    auth().passes(16 * 60_000);
    const unproven = await write({ ...ours, version });
    expect([unproven.status, unproven.body.reauthenticate]).toEqual([403, true]);
    expect((await read()).version).toBe(version);
  });
});
