import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildApplicant, randomAddress, randomPhone } from './people';

const minute = 60_000;
const day = 24 * 60 * minute;
const sent = 'We have sent a code to your email address. Enter it to continue.';
const wrong = 'That code is not right. Check the newest email from us.';
const over = 'That code is no longer valid. We have sent a new one.';

type Pair = { email: string; phone: string | null };

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());

  const identify = ({ email, phone }: Pair, changes: object = {}) =>
    auth().internal('POST', '/internal/wizard/identify', {
      body: {
        email,
        phone,
        role: 'intern',
        create: false,
        address: randomAddress(),
        ask_code: true,
        ...changes,
      },
    });
  const codeFor = async (pair: Pair) => {
    const text = await mailbox.nextTo(pair.email, () => identify(pair));
    return /Your code: (\d{6})$/m.exec(text)?.[1] ?? '';
  };
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const deviceOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.device as { token: string }).token;
  const asks = (message: string, errors?: object) => ({
    message,
    code_required: true,
    codes: expect.objectContaining({ message: expect.any(String) }),
    request_id: expect.any(String),
    ...(errors && { errors }),
  });

  describe('going on with an application on a new device', () => {
    it('needs the mailed code', async () => {
      const amina = await buildApplicant(auth());
      const text = await mailbox.nextTo(amina.email, async () => {
        const answer = await identify(amina);
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual(asks(sent));
      });
      expect(text).toMatch(/^Hello,\n\nWelcome back/);
      expect(text).toContain('ten minutes');
      const code = /Your code: (\d{6})$/m.exec(text)?.[1];
      const answer = await identify(amina, { code });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ created: false, person: { id: amina.id } });
    });

    it('needs no code again on that device, for half a year', async () => {
      const amina = await buildApplicant(auth());
      const device = deviceOf(await identify(amina, { code: await codeFor(amina) }));
      const again = await identify(amina, { device });
      expect(again.body).toMatchObject({ device_known: true });
      auth().passes(179 * day);
      expect((await identify(amina, { device })).status).toBe(200);
      auth().passes(day);
      expect((await identify(amina, { device })).body).toEqual(asks(sent));
    });

    it('needs no code from a new applicant, and knows their device afterwards', async () => {
      const grace = { email: `${randomPhone()}@example.org`, phone: randomPhone() };
      const first = await identify(grace, { create: true, name: 'Grace Mukamana' });
      expect(first.status).toBe(200);
      expect((await identify(grace, { device: deviceOf(first) })).status).toBe(200);
      expect((await identify(grace)).status).toBe(401);
    });

    it("needs no code where the portal's setting is off", async () => {
      const amina = await buildApplicant(auth());
      const answer = await identify(amina, { ask_code: false });
      expect(answer.body).toMatchObject({ device_known: false });
      const again = await identify(amina, { ask_code: false, device: deviceOf(answer) });
      expect(again.body).toMatchObject({ device_known: true });
    });

    it('does not take the device of another person, a made-up one, or a session for one', async () => {
      const amina = await buildApplicant(auth());
      const eve = await buildApplicant(auth());
      const hers = deviceOf(await identify(eve, { ask_code: false }));
      const body = { person_id: amina.id, role: 'intern', application_id: 31 };
      const session = await auth().internal('POST', '/internal/wizard/token', { body });
      for (const device of [hers, 'nonsense', String(session.body.token)]) {
        expect((await identify(amina, { device })).body).toEqual(asks(sent));
      }
    });

    it('gives the device a token that opens nothing', async () => {
      const amina = await buildApplicant(auth());
      const token = deviceOf(await identify(amina, { ask_code: false }));
      expect((await auth().call('GET', '/api/me', { token })).status).toBe(401);
      expect(await auth().service.tokens.read(token)).toBeUndefined();
    });
  });

  describe('a code', () => {
    it('that is wrong is reported five times; then even the right code is refused', async () => {
      const amina = await buildApplicant(auth());
      const code = await codeFor(amina);
      for (let time = 0; time < 5; time += 1) {
        const answer = await identify(amina, { code: otherThan(code) });
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual(asks(wrong, { code: [wrong] }));
      }
      const text = await mailbox.nextTo(amina.email, async () => {
        const answer = await identify(amina, { code });
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual(asks(over));
      });
      const next = /Your code: (\d{6})$/m.exec(text)?.[1];
      expect((await identify(amina, { code: next })).status).toBe(200);
    });

    it('allows five guesses and no more when they come at once', async () => {
      const amina = await buildApplicant(auth());
      await codeFor(amina);
      const { stores, clock } = auth().service;
      const guesses = await Promise.all(
        Array.from({ length: 8 }, () => stores.transaction(({ codes }) => codes.try(amina.id, 5, clock()))),
      );
      expect(guesses.filter((hash) => hash !== undefined)).toHaveLength(5);
    });

    it('expires after ten minutes', async () => {
      const amina = await buildApplicant(auth());
      const code = await codeFor(amina);
      auth().passes(10 * minute);
      expect((await identify(amina, { code })).body).toEqual(asks(over));
    });

    it('works once, even when it is typed in two places at the same time', async () => {
      const amina = await buildApplicant(auth());
      const code = await codeFor(amina);
      const answers = await Promise.all([identify(amina, { code }), identify(amina, { code })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect((await identify(amina, { code })).status).toBe(401);
    });

    it('belongs to one person', async () => {
      const amina = await buildApplicant(auth());
      const eve = await buildApplicant(auth());
      const code = await codeFor(amina);
      await codeFor(eve);
      const answer = await identify(eve, { code });
      // Once in a million runs both codes are equal.
      expect([wrong]).toContain(answer.body.message);
    });

    it('is replaced by a newer one', async () => {
      const amina = await buildApplicant(auth());
      const first = await codeFor(amina);
      const second = await codeFor(amina);
      if (first !== second) expect((await identify(amina, { code: first })).body.message).toBe(wrong);
      expect((await identify(amina, { code: second })).status).toBe(200);
    });

    it('may be typed with a blank in it', async () => {
      const amina = await buildApplicant(auth());
      const code = await codeFor(amina);
      const written = ` ${code.slice(0, 3)} ${code.slice(3)} `;
      expect((await identify(amina, { code: written })).status).toBe(200);
    });

    it('is mailed five times an hour and no more', async () => {
      const amina = await buildApplicant(auth());
      for (let time = 0; time < 5; time += 1) expect((await identify(amina)).status).toBe(401);
      const refused = await identify(amina);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
      auth().passes(60 * minute);
      expect((await identify(amina)).body).toEqual(asks(sent));
    });

    it('is stored as a hash alone', async () => {
      const amina = await buildApplicant(auth());
      const code = await codeFor(amina);
      const rows = await auth().knex('resume_codes').where({ person_id: amina.id });
      expect(rows).toHaveLength(1);
      expect(rows[0].code_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(await auth().knex('auth_outbox'))).not.toContain(code);
    });
  });

  describe('a wrong or unknown pair', () => {
    it('gets the same answer as without codes, and nothing is mailed', async () => {
      const amina = await buildApplicant(auth());
      const closed = await buildApplicant(auth());
      await auth().knex('people').where({ id: closed.id }).update({ active: false });
      const stranger = { email: `${randomPhone()}@example.org`, phone: randomPhone() };
      for (const changes of [{}, { code: '123456' }]) {
        const answers = [
          await identify(stranger, changes),
          await identify({ email: amina.email, phone: randomPhone() }, changes),
          await identify(closed, changes),
        ];
        for (const { status, body } of answers) {
          expect(status).toBe(401);
          expect(body).toEqual({
            message: 'Login failed. Please check your details and try again.',
            codes: { message: 'wrongPair' },
            request_id: expect.any(String),
          });
        }
      }
      await mailbox.atRest();
      expect(mailbox.sentTo(stranger.email, amina.email, closed.email)).toEqual([]);
    });
  });
});
