import { programmes } from '@portal/contract-svc-applications-v1';
import { standardOf } from '../src/mail/templates/template';
import { works } from '../src/works';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { decideOn, decision, kindWords } from './factories/decisions';
import { fillInAndSubmit } from './factories/sections';

onEachDatabase((portal) => {
  const admin = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const approved = { programme: 'intern', kind: 'decision-approved', language: 'en' };
  const read = async (params = approved) =>
    portal().call('getMailTemplate', { token: await admin(), params });
  const write = async (body: object, params = approved) =>
    portal().call('updateMailTemplate', { token: await admin(), params, body });
  const standard = standardOf(works, 'decision-approved');
  const ours = {
    subject: 'Welcome, {name} ({reference})',
    text: 'Dear {name},\n\n**Welcome** to {organisation}.\n\n{message}\n\n[How to find us](https://care.example/map)',
    small: 'See you soon.',
  };
  const lastMail = (email: string) => portal().mails.findLast(({ to }) => to === email);
  const present = async () => (await read()).body.version;

  it('are listed for each programme, as they are mailed today', async () => {
    const { status, body } = await portal().call('listMailTemplates', { token: await admin() });
    expect(status).toBe(200);
    expect(body.languages).toEqual(['en', 'fr', 'rw']);
    expect(body.templates).toHaveLength(works.templates.length * programmes.length);
    expect(body.templates[0]).toMatchObject({ version: 0, is_standard: true, saved_by: null });
  });

  it('are changed, and the next mail and its preview have them; then it goes back to the standard', async () => {
    const version = await present();
    const saved = await write({ ...ours, version });
    expect(saved.body).toMatchObject({ ...ours, version: version + 1, is_standard: false, standard });
    expect(saved.body.versions[0]).toMatchObject({ ...ours, saved_by: 'Grace Mutoni' });

    const amina = await fillInAndSubmit(portal());
    const body = decision(amina);
    const preview = await portal().call('previewDecision', { token: await admin(), body });
    await decideOn(portal(), amina);
    const mail = lastMail(amina.personal.email);
    expect(mail?.subject).toMatch(/^Welcome, Amina Uwase \(APP-\d+\)$/);
    expect(mail?.text).toContain(
      `Welcome to Application Portal.\n\n${kindWords}\n\nHow to find us (https://care`,
    );
    expect(mail?.html).toContain('<strong>Welcome</strong>');
    expect(preview.body).toMatchObject({ subject: mail?.subject, text: mail?.text });

    const params = approved;
    const back = { token: await admin(), params, body: { version: version + 1 } };
    const { body: now } = await portal().call('resetMailTemplate', back);
    expect(now).toMatchObject({ ...standard, is_standard: true, version: version + 2 });
    expect(now.versions.map(({ is_standard }) => is_standard).slice(0, 2)).toEqual([true, false]);
    await decideOn(portal(), amina, {
      status: 'approved',
      message: 'We are glad to have you with us in July.',
    });
    expect(lastMail(amina.personal.email)?.subject).toMatch(/has been approved/);
  });

  it('of one programme stay those of the other', async () => {
    await write({ ...ours, version: await present() });
    expect((await read({ ...approved, programme: 'visitor' })).body).toMatchObject(standard);
  });

  it.each([
    ['an unknown placeholder', { text: 'Dear {nmae}, {message}' }, 'text', /no \{nmae\}.*\{name\}/],
    ['without what has to be told', { text: 'Dear {name}' }, 'text', /must contain \{message\}/],
    ['the message in the subject', { subject: 'On {message}' }, 'subject', /cannot be used in the subject/],
    ['a brace alone', { text: '{message} {' }, 'text', /is missing/],
    ['a link that does something', { text: '{message} [x](javascript:alert)' }, 'text', /cannot be a link/],
    ['no subject', { subject: ' ' }, 'subject', /^Write a subject/],
    ['a subject of two lines', { subject: 'a\nBcc: x' }, 'subject', /^Write a subject/],
    ['a text that is too long', { text: `{message}${'x'.repeat(5000)}` }, 'text', /at most 5000/],
  ])('with %s are refused by name', async (_what, changes, part, sentence) => {
    const version = await present();
    const body = { ...ours, ...changes, version };
    const refused = await write(body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors[part]?.[0]).toMatch(sentence);
    const { version: _, ...words } = body;
    const preview = await portal().call('previewMailTemplate', {
      token: await admin(),
      params: approved,
      body: words,
    });
    expect(preview.status).toBe(422);
    expect(await present()).toBe(version);
  });

  it('of two who save at once one gets a conflict', async () => {
    const version = await present();
    const answers = await Promise.all([write({ ...ours, version }), write({ ...ours, version })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/since you opened it/);
  });

  it.each(works.templates.map(({ key }) => key))('of %s are shown with a real application', async (kind) => {
    const amina = await fillInAndSubmit(portal());
    const params = { ...approved, kind };
    const body = { ...standardOf(works, kind), application_id: amina.applicationId };
    const answer = await portal().call('previewMailTemplate', { token: await admin(), params, body });
    expect(answer.body.application_id).toBe(amina.applicationId);
    expect(answer.body.text).not.toMatch(/[{}]/);
    expect(answer.body.html).toContain('<html');
    const visit = { ...params, programme: 'visitor' };
    const made = await portal().call('previewMailTemplate', {
      token: await admin(),
      params: visit,
      body: standardOf(works, kind),
    });
    expect([made.status, made.body.application_id]).toEqual([200, null]);
  });

  it('are for administrators, for programmes that are there', async () => {
    const reviewer = await staffToken(portal(), 'reviewer');
    const body = { ...ours, version: 0 };
    expect((await portal().call('listMailTemplates', { token: reviewer })).status).toBe(403);
    expect((await portal().call('getMailTemplate', { token: reviewer, params: approved })).status).toBe(403);
    for (const operation of ['updateMailTemplate', 'previewMailTemplate', 'resetMailTemplate'] as const)
      expect((await portal().call(operation, { token: reviewer, params: approved, body })).status).toBe(403);
    expect((await read({ ...approved, programme: 'chess' })).status).toBe(404);
    expect((await read({ ...approved, language: 'tlh' })).status).toBe(404);
    expect((await read({ ...approved, kind: 'toString' })).status).toBe(404);
    for (const other of [{ kind: 'toString' }, { language: 'tlh' }, { programme: 'chess' }])
      for (const operation of ['updateMailTemplate', 'previewMailTemplate', 'resetMailTemplate'] as const) {
        const params = { ...approved, ...other };
        expect((await portal().call(operation, { token: await admin(), params, body })).status).toBe(404);
      }
    const params = approved;
    const absent = { ...ours, application_id: 2_000_000_000 };
    expect(
      (await portal().call('previewMailTemplate', { token: await admin(), params, body: absent })).status,
    ).toBe(404);
  });
});
