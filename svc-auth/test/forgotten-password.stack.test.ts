import { neutralBranding } from '@portal/service-kit/branding';
import { openMailTransport } from '@portal/service-kit/mail';
import { type OutboxWorker, startOutboxWorker } from '@portal/service-kit/outbox';
import { startSmtpServer, type TestSmtpServer, until } from '@portal/test-kit';
import { mailDelivery } from '../src/mail/deliver';
import { outboxName } from '../src/store';
import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, randomAddress, randomPhone, tokenOf } from './people';

const hour = 3_600_000;
const next = 'Murakoze2';

onEachDatabase((auth) => {
  let smtp: TestSmtpServer;
  let worker: OutboxWorker;
  let closeTransport: () => void;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    const transport = openMailTransport(
      { kind: 'smtp', url: smtp.url },
      'Hill School <no-reply@example.org>',
    );
    closeTransport = () => transport.close();
    const branding = { ...neutralBranding, name: 'Hill School', mailbox: 'help@example.org' };
    worker = startOutboxWorker({
      knex: auth().knex,
      table: outboxName,
      deliver: mailDelivery(auth().service, transport, branding),
      pollMs: 20,
      backOffMs: () => 50,
    });
  });
  afterAll(async () => {
    await worker?.stop();
    closeTransport?.();
    await smtp?.stop();
  });

  const forgot = (email: string) => auth().call('POST', '/api/password/forgot', { body: { email } });
  const reset = (token: string, newPassword = next) =>
    auth().call('POST', '/api/password/reset', { body: { token, newPassword } });
  const signIn = (email: string, password: string) =>
    auth().call('POST', '/api/login', {
      body: { email_or_phone: email, password },
      address: randomAddress(),
    });
  const mailTo = (email: string) => smtp.mail(({ to }) => to.includes(email));
  const tokenIn = (text: string) => /\/\?reset=([\w-]{43})$/m.exec(text)?.[1] ?? '';
  const linkFor = async (email: string) => {
    await forgot(email);
    return tokenIn((await mailTo(email)).text);
  };

  describe('a forgotten password', () => {
    it('is replaced by way of a link in a mail', async () => {
      const amina = await buildPerson(auth());
      const asked = await forgot(` ${amina.email.toUpperCase()}`);
      expect(asked.status).toBe(202);
      const mail = await mailTo(amina.email);
      expect(mail.from).toBe('no-reply@example.org');
      expect(mail.subject).toBe('Choose a new password for Hill School');
      expect(mail.text).toMatch(/^Dear Amina Uwase,/);
      expect(mail.text).toContain('http://portal.test/?reset=');
      expect(mail.html).toContain(`href="http://portal.test/?reset=${tokenIn(mail.text)}"`);

      const done = await reset(tokenIn(mail.text));
      expect(done.status).toBe(200);
      expect((await signIn(amina.email, goodPassword)).status).toBe(401);
      expect((await signIn(amina.email, next)).status).toBe(200);
    });

    it('ends every session of the person', async () => {
      const amina = await buildPerson(auth());
      const tokens = [await tokenOf(auth(), amina), await tokenOf(auth(), amina)];
      await reset(await linkFor(amina.email));
      for (const token of tokens) expect((await auth().call('GET', '/api/me', { token })).status).toBe(401);
    });

    it('lets its owner in again after too many wrong guesses', async () => {
      const amina = await buildPerson(auth());
      for (let failure = 0; failure < 10; failure += 1) await signIn(amina.email, 'wrong');
      await reset(await linkFor(amina.email));
      expect((await signIn(amina.email, next)).status).toBe(200);
    });

    it('that was mailed by us counts as an own one from then on', async () => {
      const amina = await buildPerson(auth(), { passwordState: 'mailed' });
      await reset(await linkFor(amina.email));
      expect((await signIn(amina.email, next)).body).toMatchObject({ user: { must_change_password: false } });
    });
  });

  describe('the link', () => {
    const gone = { token: ['This link has been used or has expired. Please ask for a new one.'] };

    it('works once, even when opened twice at the same time', async () => {
      const amina = await buildPerson(auth());
      const token = await linkFor(amina.email);
      const answers = await Promise.all([reset(token, 'Murakoze2'), reset(token, 'Murakoze3')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const again = await reset(token);
      expect(again.status).toBe(422);
      expect(again.body.errors).toEqual(gone);
    });

    it('works for an hour', async () => {
      const amina = await buildPerson(auth());
      const token = await linkFor(amina.email);
      auth().passes(hour);
      expect((await reset(token)).body.errors).toEqual(gone);
    });

    it('is worthless once another one was used, or the password was changed', async () => {
      const amina = await buildPerson(auth());
      const first = await linkFor(amina.email);
      smtp.mails.length = 0;
      const second = await linkFor(amina.email);
      await reset(second);
      expect((await reset(first)).status).toBe(422);

      smtp.mails.length = 0;
      const third = await linkFor(amina.email);
      const token = String((await signIn(amina.email, next)).body.token);
      const body = { currentPassword: next, newPassword: 'Murakoze3' };
      await auth().call('POST', `/api/users/${amina.id}/change-password`, { body, token });
      expect((await reset(third)).status).toBe(422);
    });

    it('is not used up by a new password that breaks the rules', async () => {
      const amina = await buildPerson(auth());
      const token = await linkFor(amina.email);
      const refused = await reset(token, 'murakoze');
      expect(refused.body.errors).toEqual({
        newPassword: [
          'Password must contain at least one uppercase letter',
          'Password must contain at least one number',
        ],
      });
      expect((await reset(token)).status).toBe(200);
    });

    it.each(['nonsense', 'x'.repeat(43), ''])('made up as “%s” opens nothing', async (token) => {
      expect((await reset(token)).status).toBe(422);
    });

    it('stands in the database as a hash alone', async () => {
      const amina = await buildPerson(auth());
      const token = await linkFor(amina.email);
      const rows = [...(await auth().knex('password_resets')), ...(await auth().knex(outboxName))];
      expect(rows.length).toBeGreaterThan(1);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('asking for a link', () => {
    it('gets the same answer for an unknown address, and no mail goes out', async () => {
      const known = await buildPerson(auth());
      const closed = await buildPerson(auth());
      await auth().knex('people').where({ id: closed.id }).update({ active: false });
      const nobody = `${randomPhone()}@example.org`;
      const answers = [await forgot(nobody), await forgot(closed.email), await forgot(known.email)];
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      await mailTo(known.email);
      expect(smtp.mails.filter(({ to }) => to.includes(nobody) || to.includes(closed.email))).toEqual([]);
    });

    it.each(['known', 'unknown'])(
      'more than five times an hour is too much, for a %s address',
      async (which) => {
        const email = which === 'known' ? (await buildPerson(auth())).email : `${randomPhone()}@example.org`;
        const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(email)));
        expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
        const refused = answers.find(({ status }) => status === 429);
        expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3_500);
        auth().passes(hour);
        expect((await forgot(email)).status).toBe(202);
      },
    );

    it('is kept while the mail server refuses, and answered when it takes mail again', async () => {
      const amina = await buildPerson(auth());
      smtp.refuse();
      expect((await forgot(amina.email)).status).toBe(202);
      await until(() =>
        auth().knex('auth_outbox').where({ state: 'waiting' }).where('attempts', '>', 0).first(),
      );
      expect(smtp.mails.some(({ to }) => to.includes(amina.email))).toBe(false);
      smtp.accept();
      expect((await reset(tokenIn((await mailTo(amina.email)).text))).status).toBe(200);
    });

    it('needs an address', async () => {
      const answer = await auth().call('POST', '/api/password/forgot', { body: {} });
      expect(answer.body.errors).toEqual({ email: ['Email is required'] });
    });
  });
});
