import { neutralBranding } from '@portal/service-kit/branding';
import { openMailTransport } from '@portal/service-kit/mail';
import { databases, startSmtpServer, until } from '@portal/test-kit';
import { mailReturnLink } from '../src/drafting/return-link/return-link-mail';
import { onEachDatabase, startApplications } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { minutesFromNow } from './factories/rounds';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const ask = (person: Applicant, programme = 'intern', headers: Record<string, string> = {}) =>
    person.call('sendReturnLink', {
      params: { programme },
      body: { application_id: person.applicationId },
      headers,
    });
  const mailsTo = ({ personal: { email } }: Applicant) =>
    portal().mails.filter(({ to, subject }) => to === email && /back|Revenez|Garuka/.test(subject));
  const arrived = async (person: Applicant, count = 1) => {
    await until(() => mailsTo(person).length >= count);
    await until(
      async () => !(await portal().knex('applications_outbox').where({ state: 'waiting' }).first()),
    );
    return mailsTo(person);
  };

  it('leads back to the step where the applicant stopped, and carries no secret and nothing that was typed', async () => {
    const amina = await buildApplicant(portal());
    await portal().knex('applications').where({ id: amina.applicationId }).update({ current_step: 9 });
    expect((await ask(amina)).body).toEqual({ sent: true });
    const [mail] = await arrived(amina);
    expect(mail?.text).toContain('You stopped at: Step 9 of 12: Academic Reference');
    expect(mail?.text).toContain('http://portal.test/application/interns?resume\n');
    expect(mail?.html).toContain('href="http://portal.test/application/interns?resume"');
    for (const typed of ['Amina', amina.personal.phone, 'KG 7', amina.token])
      expect(`${mail?.text} ${mail?.html}`).not.toContain(typed);
  });

  it('shows when the round of the draft closes, and nothing of it without a round', async () => {
    const amina = await buildApplicant(portal());
    await ask(amina);
    expect((await arrived(amina))[0]?.text).not.toContain('The round closes');
    const closes = minutesFromNow(3 * 1_440);
    const body = {
      ...{ programme: 'intern' as const, names: { en: 'Autumn' } },
      ...{ opens: minutesFromNow(-1_440), closes },
    };
    const token = await staffToken(portal());
    await portal().call('createRound', { token, body: body as never });
    try {
      const divine = await buildApplicant(portal());
      await ask(divine);
      const [mail] = await arrived(divine);
      const year = closes.slice(0, 4);
      const line = new RegExp(`The round closes: .*${year}.* ${closes.slice(11)} \\(Kigali\\)`);
      expect(mail?.text).toMatch(line);
    } finally {
      await portal().knex('applications').update({ round_id: null });
      await portal().knex('rounds').delete();
    }
  });

  it('is sent once for several presses, also at the same time, and again after some minutes', async () => {
    const amina = await buildApplicant(portal());
    const answers = await Promise.all([ask(amina), ask(amina), ask(amina)]);
    expect(answers.filter(({ body }) => body.sent)).toHaveLength(1);
    expect((await ask(amina)).body).toEqual({ sent: false });
    expect(await arrived(amina)).toHaveLength(1);
    const before = new Date(Date.now() - 6 * 60_000);
    await portal().knex('mails').where({ application_id: amina.applicationId }).update({ queued_at: before });
    expect((await ask(amina)).body).toEqual({ sent: true });
    expect(await arrived(amina, 2)).toHaveLength(2);
  });

  it('is sent again at once where the one before came back', async () => {
    const amina = await buildApplicant(portal());
    await ask(amina);
    await arrived(amina);
    await portal()
      .knex('mails')
      .where({ application_id: amina.applicationId })
      .update({ bounced_at: new Date() });
    expect((await ask(amina)).body).toEqual({ sent: true });
  });

  it('goes to one address five times a day, whoever began a draft with it', async () => {
    const victim = await buildApplicant(portal());
    const { email } = victim.personal;
    const strangers = await Promise.all(Array.from({ length: 6 }, () => buildApplicant(portal())));
    for (const { applicationId } of strangers)
      await portal().knex('intern_details').where({ application_id: applicationId }).update({ email });
    const statuses: number[] = [];
    for (const stranger of strangers) statuses.push((await ask(stranger)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask(victim)).body.message).toMatch(/^We have emailed this link several times today/);
  });

  it('is in the language of the applicant, and so is the page that it opens', async () => {
    for (const [language, subject] of [
      ['fr', /^Revenez à votre candidature de visite/],
      ['rw', /^Garuka ku busabe bwawe/],
    ] as const) {
      const person = await buildApplicant(portal(), {}, 'signInToVisit');
      Object.assign(portal().auth.people.get(person.personId) ?? {}, { language });
      expect((await ask(person, 'visitor')).body).toEqual({ sent: true });
      const [mail] = await arrived(person);
      expect(mail?.subject).toMatch(subject);
      expect(mail?.text).toContain(`http://portal.test/application/visitors?resume&lang=${language}`);
    }
  });

  it('has the words of administrators', async () => {
    const token = await staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
    const params = { programme: 'intern', kind: 'return-link', language: 'en' };
    const body = { subject: 'Come back', text: 'Here you are.', small: '', version: 0 };
    expect((await portal().call('updateMailTemplate', { token, params, body })).status).toBe(200);
    const amina = await buildApplicant(portal());
    await ask(amina);
    const [mail] = await arrived(amina);
    expect(mail?.text).toContain('Here you are.');
    const standard = await portal().call('resetMailTemplate', { token, params, body: { version: 1 } });
    expect(standard.status).toBe(200);
  });

  it('is for the owner of a draft alone', async () => {
    const [amina, other, submitted] = [
      await buildApplicant(portal()),
      await buildApplicant(portal()),
      await buildSubmitted(portal()),
    ];
    const params = { programme: 'intern' };
    const body = { application_id: amina.applicationId };
    expect((await other.call('sendReturnLink', { params, body })).status).toBe(404);
    expect((await portal().call('sendReturnLink', { params, body })).status).toBe(401);
    expect((await ask(amina, 'visitor')).status).toBe(404);
    expect((await ask(submitted)).status).toBe(409);
    expect(mailsTo(amina)).toEqual([]);
  });

  it('does not go out once the application is submitted or gone', async () => {
    const submitted = await buildSubmitted(portal());
    const send = jest.fn();
    const { stores, auth } = portal().service;
    const parts = { stores, auth, transport: { send }, branding: neutralBranding, publicUrl: 'http://x' };
    await mailReturnLink.deliver(parts, { application_id: submitted.applicationId }, 'one');
    await mailReturnLink.deliver(parts, { application_id: 999_999 }, 'two');
    expect(send).not.toHaveBeenCalled();
  });

  it('reaches a real mail server as text and HTML', async () => {
    const smtp = await startSmtpServer();
    const transport = openMailTransport({ kind: 'smtp', url: smtp.url }, 'House <no-reply@care.example>');
    const [engine] = databases();
    if (!engine) throw new Error('There is no database for tests');
    const ours = await startApplications(await engine.createDatabase(), {
      transport,
      publicUrl: 'https://apply.example.org',
    });
    try {
      const amina = await buildApplicant(ours);
      await ask(amina);
      const mail = await smtp.mail(({ to }) => to.includes(amina.personal.email));
      expect(mail.subject).toMatch(/^Come back to your internship application \(APP-\d+\)$/);
      for (const part of [mail.text, mail.html])
        expect(part).toContain('https://apply.example.org/application/interns?resume');
    } finally {
      await ours.stop();
      transport.close();
      await smtp.stop();
    }
  });
});
