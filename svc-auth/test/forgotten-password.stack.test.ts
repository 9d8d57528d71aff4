import { openMailTransport } from '@portal/service-kit/mail';
import { type OutboxWorker, startOutboxWorker } from '@portal/service-kit/outbox';
import { startSmtpServer, type TestSmtpServer, until } from '@portal/test-kit';
import { mailDelivery } from '../src/mail/mails/deliver';
import { outboxName } from '../src/platform/stores';
import { onEachDatabase } from './each-database';
import { buildApplicant, buildPerson, goodPassword, randomAddress, randomPhone, tokenOf } from './people';

const hour = 3_600_000;
const newPassword = 'Murakoze2';

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
    worker = startOutboxWorker({
      knex: auth().knex,
      table: outboxName,
      deliver: mailDelivery(auth().service, transport),
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
  const reset = (token: string, chosen = newPassword) =>
    auth().call('POST', '/api/password/reset', { body: { token, newPassword: chosen } });
  const signIn = (email: string, password: string) =>
    auth().call('POST', '/api/login', {
      body: { email_or_phone: email, password },
      address: randomAddress(),
    });
  const mailTo = (email: string) => smtp.mail(({ to }) => to.includes(email));
  const tokenIn = (text: string) => /\/#reset=([\w-]{43})$/m.exec(text)?.[1] ?? '';
  const linkFor = async (email: string) => {
    await forgot(email);
    return tokenIn((await mailTo(email)).text);
  };

  describe('a forgotten password', () => {
    it('is replaced by means of a mailed link', async () => {
      const amina = await buildPerson(auth());
      const asked = await forgot(` ${amina.email.toUpperCase()}`);
      expect(asked.status).toBe(202);
      const mail = await mailTo(amina.email);
      expect(mail.from).toBe('no-reply@example.org');
      expect(mail.subject).toBe('Choose a new password for Hill School');
      expect(mail.text).toMatch(/^Hello,/);
      expect(mail.text).toContain('http://portal.test/#reset=');
      expect(mail.html).toContain(`href="http://portal.test/#reset=${tokenIn(mail.text)}"`);

      const done = await reset(tokenIn(mail.text));
      expect(done.status).toBe(200);
      expect((await signIn(amina.email, goodPassword)).status).toBe(401);
      expect((await signIn(amina.email, newPassword)).status).toBe(200);
    });

    it('ends every session of the person', async () => {
      const amina = await buildPerson(auth());
      const tokens = [await tokenOf(auth(), amina), await tokenOf(auth(), amina)];
      await reset(await linkFor(amina.email));
      for (const token of tokens) expect((await auth().call('GET', '/api/me', { token })).status).toBe(401);
    });

    it('makes the devices unknown that somebody else may hold, and those of the owner known afterwards', async () => {
      const amina = await buildApplicant(auth());
      const identify = async (device?: string) => {
        const body = { email: amina.email, phone: amina.phone, role: 'intern', address: '10.9.8.7', device };
        const answer = await auth().internal('POST', '/internal/wizard/identify', { body });
        return answer.body as { device_known: boolean; device: { token: string } };
      };
      const squatters = (await identify()).device.token;
      expect((await identify(squatters)).device_known).toBe(true);
      await reset(await linkFor(amina.email));
      expect((await identify(squatters)).device_known).toBe(false);
      const { cookies } = await signIn(amina.email, newPassword);
      const own = /^portal_device=([^;]+)/.exec(cookies.portal_device?.[0] ?? '')?.[1];
      expect((await identify(own)).device_known).toBe(true);
    });

    it('lets its owner in again after too many wrong guesses from their own network', async () => {
      const amina = await buildPerson(auth());
      const fromHere = (password: string) =>
        auth().call('POST', '/api/login', { body: { email: amina.email, password } });
      for (let failure = 0; failure < 10; failure += 1) await fromHere('wrong');
      expect((await fromHere(goodPassword)).status).toBe(429);
      await reset(await linkFor(amina.email));
      expect((await fromHere(newPassword)).status).toBe(200);
    });

    it("that the portal had mailed is the person's own after that", async () => {
      const amina = await buildPerson(auth(), { passwordState: 'mailed' });
      await reset(await linkFor(amina.email));
      expect((await signIn(amina.email, newPassword)).body).toMatchObject({
        user: { must_change_password: false },
      });
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

    it('is void once another link was used, or the password was changed', async () => {
      const amina = await buildPerson(auth());
      const first = await linkFor(amina.email);
      smtp.mails.length = 0;
      const second = await linkFor(amina.email);
      await reset(second);
      expect((await reset(first)).status).toBe(422);

      smtp.mails.length = 0;
      const third = await linkFor(amina.email);
      const token = String((await signIn(amina.email, newPassword)).body.token);
      const body = { currentPassword: newPassword, newPassword: 'Murakoze3' };
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
      const common = await reset(token, 'Welcome1');
      expect(common.body.errors).toEqual({ newPassword: [expect.stringMatching(/^Many people use/)] });
      expect((await reset(token)).status).toBe(200);
      const result = await smtp.mail(
        ({ to, subject }) => to.includes(amina.email) && subject.includes('changed'),
      );
      expect(result.text).toContain('http://portal.test/?forgotten');
    });

    it.each(['nonsense', 'x'.repeat(43), ''])('made up as “%s” opens nothing', async (token) => {
      expect((await reset(token)).status).toBe(422);
    });

    it('is stored as a hash alone', async () => {
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

    it('waits while the mail server refuses mails, and is answered afterwards', async () => {
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

    it.each(['letters', 'a@b', '@example.org', 'a b@example.org', `${'x'.repeat(70)}@example.org`])(
      'needs an address, which “%s” is not: nothing is queued for it',
      async (email) => {
        const before = await auth().knex(outboxName).count({ rows: '*' });
        const answer = await forgot(email);
        expect([answer.status, answer.body.errors]).toEqual([
          422,
          { email: ['Enter an email address in the correct format, like name@example.com'] },
        ]);
        expect(await auth().knex(outboxName).count({ rows: '*' })).toEqual(before);
      },
    );

    it('needs an address', async () => {
      const answer = await auth().call('POST', '/api/password/forgot', { body: {} });
      expect(answer.body.errors).toEqual({ email: ['Email is required'] });
    });
  });
});
