import { createHash } from 'node:crypto';
import { onEachDatabase } from './each-database';
import { buildApplicant, buildPerson, randomAddress, randomPhone } from './people';

const wrongPair = 'Login failed. Please check your details and try again.';

onEachDatabase((auth) => {
  const identify = (changes: object) =>
    auth().internal('POST', '/internal/wizard/identify', {
      body: { role: 'intern', create: false, address: randomAddress(), ...changes },
    });
  const someone = () => ({
    email: `${randomPhone()}@example.org`,
    phone: randomPhone(),
    name: 'Amina Uwase',
  });
  const personOf = (answer: { body: Record<string, unknown> }) => answer.body.person as { id: number };

  describe('the wizard’s sign-in by email and phone', () => {
    it('makes an account for an unknown address when all fields are given', async () => {
      const amina = someone();
      const answer = await identify({ ...amina, email: ` ${amina.email.toUpperCase()}`, create: true });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        created: true,
        device_known: true,
        asks_code: false,
        device: { token: expect.any(String), expires_at: expect.any(String) },
        person: { ...amina, id: expect.any(Number), role: 'intern', active: true },
      });
    });

    it('finds the same account again, however the phone is written', async () => {
      const amina = someone();
      const { id } = personOf(await identify({ ...amina, create: true }));
      const phone = `+${amina.phone.slice(0, 3)} (${amina.phone.slice(3, 6)}) ${amina.phone.slice(6)}`;
      const answer = await identify({ email: amina.email, phone });
      expect(answer.body).toMatchObject({ created: false, person: { id } });
      expect(personOf(await identify({ ...amina, create: true, name: 'Another Name' })).id).toBe(id);
    });

    it('finds a number that was stored behind the dial code of another country, also by its key of before', async () => {
      const stored = '250254712222333';
      const wanjiru = await buildApplicant(auth(), { phone: stored });
      const pair_key = createHash('sha256').update(`${wanjiru.email}\n${stored}`).digest('hex');
      await auth().knex('people').where({ email: wanjiru.email }).update({ pair_key });
      expect(await identify({ email: wanjiru.email, phone: '+254 712 222 333' })).toMatchObject({
        status: 200,
        body: { created: false, person: { phone: '254712222333' } },
      });
    });

    it.each(["uwase@gmail.com'", 'uwase@10.0.0.1', `${'a'.repeat(65)}@example.org`])(
      'refuses the address %s at its field',
      async (email) => {
        const { status, body } = await identify({ email, phone: '250788123456' });
        expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['email']]);
      },
    );

    it('finds a number that an earlier release stored with its dial code twice, and corrects it', async () => {
      const eric = await buildApplicant(auth(), { phone: '25725779222333' });
      const answer = await identify({ email: eric.email, phone: '25779222333' });
      expect(answer.body).toMatchObject({ person: { id: eric.id, phone: '25779222333' } });
      expect(await auth().knex('people').where({ id: eric.id }).first('phone')).toEqual({
        phone: '25779222333',
      });
      expect(await identify({ email: eric.email, phone: '25725779222333' })).toMatchObject({
        status: 200,
        body: { person: { phone: '25779222333' } },
      });
    });

    it('finds an intern from the visit wizard too', async () => {
      const amina = await buildApplicant(auth());
      const answer = await identify({ email: amina.email, phone: amina.phone, role: 'visitor' });
      expect(answer.body).toMatchObject({ person: { id: amina.id, role: 'intern' } });
    });

    it('gives the same answer to an unknown address, a wrong phone, staff and a closed account', async () => {
      const amina = await buildApplicant(auth());
      const chidi = await buildPerson(auth(), { role: 'admin' });
      const closed = await buildApplicant(auth());
      await auth().knex('people').where({ id: closed.id }).update({ active: false });
      const answers = [
        await identify({ email: `${randomPhone()}@example.org`, phone: randomPhone() }),
        await identify({ email: amina.email, phone: randomPhone() }),
        await identify({ email: chidi.email, phone: chidi.phone }),
        await identify({ email: closed.email, phone: closed.phone }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(401);
        expect(body).toEqual({
          message: wrongPair,
          codes: { message: 'wrongPair' },
          request_id: expect.any(String),
        });
      }
    });

    it('makes one account of two requests at once', async () => {
      const amina = someone();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => identify({ ...amina, create: true })),
      );
      expect(new Set(answers.map((answer) => personOf(answer).id)).size).toBe(1);
      expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
      expect(await auth().knex('people').where({ email: amina.email })).toHaveLength(1);
    });

    it('treats é and e as different letters', async () => {
      const email = `renee.${randomPhone()}@example.org`;
      const other = email.replace('renee', 'renée');
      // The mailbox of a proven account: here the phone number does not identify the person.
      const renee = await buildPerson(auth(), { email });
      const answer = await identify({ ...someone(), email: other, phone: renee.phone, create: true });
      expect(answer.body.created).toBe(true);
      expect(personOf(answer).id).not.toBe(renee.id);
      expect(await auth().knex('people').where({ email: other }).pluck('email')).toEqual([other]);
    });

    it.each([
      [{ email: 'nobody' }, 'email'],
      [{ phone: '12' }, 'phone'],
      [{ phone: '1234567890123456' }, 'phone'],
      [{ role: 'admin' }, 'role'],
      [{ create: true, name: undefined }, 'name'],
    ])('refuses %j', async (changes, field) => {
      const answer = await identify({ ...someone(), ...changes });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors as object)).toEqual([field]);
    });
  });

  describe('guessing a person’s phone number', () => {
    it('ends after twenty wrong ones from a network, also when all come at once, and not on the device of its owner', async () => {
      const amina = await buildApplicant(auth());
      const pair = { email: amina.email, phone: amina.phone };
      const own = (await identify(pair)).body.device as { token: string };
      const address = randomAddress();
      const guesses = await Promise.all(
        Array.from({ length: 40 }, () => identify({ ...pair, phone: randomPhone(), address })),
      );
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(20);
      const refused = await identify({ ...pair, address });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      expect((await identify({ ...pair, address, device: own.token })).status).toBe(200);
      expect((await identify(pair)).status).toBe(200);
      auth().passes(60_000);
      expect((await identify({ ...pair, address })).status).toBe(200);
    });

    it('costs work after two hundred from one network', async () => {
      const address = randomAddress();
      const guesses = await Promise.all(
        Array.from({ length: 210 }, () => identify({ ...someone(), address })),
      );
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(200);
      const amina = await buildApplicant(auth());
      expect((await identify({ email: amina.email, phone: amina.phone, address })).status).toBe(429);
      expect((await identify({ email: amina.email, phone: amina.phone })).status).toBe(200);
    });

    it('does not count right answers', async () => {
      const amina = await buildApplicant(auth());
      const address = randomAddress();
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => identify({ email: amina.email, phone: amina.phone, address })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });
  });

  describe('the token of an application', () => {
    const tokenFor = (body: object) => auth().internal('POST', '/internal/wizard/token', { body });

    it('opens that application, for a week', async () => {
      const amina = await buildApplicant(auth());
      const answer = await tokenFor({ person_id: amina.id, role: 'visitor', application_id: 31 });
      expect(answer.status).toBe(200);
      const { token, file_token, expires_at } = answer.body as Record<string, string>;
      const claims = await auth().service.tokens.read(token ?? '');
      expect(claims).toMatchObject({ personId: amina.id, role: 'visitor', scope: 'wizard', resource: 31 });
      // The two tokens are made one after the other, so a second may end between them.
      const issuedAt = expect.any(Number);
      const ofFiles = await auth().service.tokens.read(file_token ?? '');
      expect(ofFiles).toEqual({ ...claims, scope: 'files', issuedAt });
      const inAWeek = auth().service.clock().getTime() + 7 * 24 * 3_600_000;
      expect(Math.abs(Date.parse(expires_at ?? '') - inAWeek)).toBeLessThan(5_000);
    });

    it('is not made for staff, unknown people or closed accounts', async () => {
      const chidi = await buildPerson(auth(), { role: 'reviewer' });
      const closed = await buildApplicant(auth());
      await auth().knex('people').where({ id: closed.id }).update({ active: false });
      for (const person_id of [chidi.id, closed.id, 999_999]) {
        expect((await tokenFor({ person_id, role: 'intern', application_id: 31 })).status).toBe(404);
      }
    });
  });

  describe('the token of an applicant’s copy', () => {
    const tokenFor = (body: object) => auth().internal('POST', '/internal/wizard/copy-token', { body });

    it('reads that application, for a quarter of an hour', async () => {
      const amina = await buildApplicant(auth());
      const answer = await tokenFor({ person_id: amina.id, role: 'intern', application_id: 31 });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ gets_password: true });
      const { token, expires_at } = answer.body as Record<string, string>;
      const claims = await auth().service.tokens.read(token ?? '');
      expect(claims).toMatchObject({ personId: amina.id, role: 'intern', scope: 'copy', resource: 31 });
      const soon = auth().service.clock().getTime() + 15 * 60_000;
      expect(Math.abs(Date.parse(expires_at ?? '') - soon)).toBeLessThan(5_000);
    });

    it('reports for a person with a password that the mail brings none', async () => {
      const amina = await buildPerson(auth());
      const answer = await tokenFor({ person_id: amina.id, role: 'intern', application_id: 31 });
      expect(answer.body).toMatchObject({ gets_password: false });
    });

    it('is not made for staff', async () => {
      const chidi = await buildPerson(auth(), { role: 'reviewer' });
      const answer = await tokenFor({ person_id: chidi.id, role: 'intern', application_id: 31 });
      expect(answer.status).toBe(404);
    });
  });

  describe('a person, as other services see them', () => {
    const person = (id: number) => auth().internal('GET', `/internal/people/${id}`);
    const correct = (id: number, body: object) =>
      auth().internal('PATCH', `/internal/people/${id}`, { body });

    it('comes without the password', async () => {
      const amina = await buildPerson(auth());
      expect((await person(amina.id)).body).toEqual({
        id: amina.id,
        name: amina.name,
        email: amina.email,
        phone: amina.phone,
        role: 'intern',
        staff_since: null,
        mailbox_proven: expect.any(Boolean),
        access_since: null,
        active: true,
      });
      expect((await person(999_999)).status).toBe(404);
    });

    it('gets a corrected name or phone, and nothing else', async () => {
      const amina = await buildPerson(auth());
      const answer = await correct(amina.id, {
        name: ' Amina Keza ',
        phone: '+250 788 000 111',
        role: 'admin',
      });
      expect(answer.body).toEqual({
        id: amina.id,
        name: 'Amina Keza',
        email: amina.email,
        phone: '250788000111',
        role: 'intern',
        active: true,
      });
      expect((await correct(amina.id, {})).body).toEqual(answer.body);
      expect((await correct(amina.id, { phone: 'none' })).status).toBe(422);
      expect((await correct(999_999, { name: 'X' })).status).toBe(404);
    });
  });
});
