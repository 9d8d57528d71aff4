import { hashPassword } from '../src/accounts/passwords/hashing';
import { comparisons } from './comparisons';
import { onSqlite } from './each-database';
import { buildApplicant, buildPerson, goodPassword, randomAddress, randomPhone, tokenOf } from './people';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const wrongWords = 'Invalid email/phone or password. Please check your credentials.';

onSqlite((auth) => {
  const signIn = (body: object) => auth().call('POST', '/api/login', { body, address: randomAddress() });

  describe('the applicants’ sign-in', () => {
    it('works by email, in any case and with blanks around it', async () => {
      const amina = await buildPerson(auth(), { email: `amina.${randomPhone()}@example.org` });
      const typed = `  ${amina.email.toUpperCase()} `;
      const answer = await signIn({ email_or_phone: typed, password: goodPassword });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        token: expect.any(String),
        user: {
          id: amina.id,
          role: 'intern',
          name: 'Amina Uwase',
          email: amina.email,
          must_change_password: false,
        },
      });
    });

    it("gives other services the person's name", async () => {
      const amina = await buildPerson(auth());
      const claims = await auth().service.tokens.read(await tokenOf(auth(), amina));
      expect(claims).toMatchObject({ personId: amina.id, scope: 'account', name: 'Amina Uwase' });
    });

    it('works by phone, however it is written', async () => {
      const amina = await buildPerson(auth());
      const phone = amina.phone ?? '';
      const written = `+${phone.slice(0, 3)} ${phone.slice(3, 6)}-${phone.slice(6)}`;
      expect((await signIn({ email_or_phone: written, password: goodPassword })).status).toBe(200);
    });

    it('works by phone in each form that the wizards take', async () => {
      const amina = await buildPerson(auth(), { phone: '250788000111' });
      for (const typed of ['0788 000 111', '788000111', '+250 788 000 111']) {
        const answer = await signIn({ email_or_phone: typed, password: goodPassword });
        expect(answer.body).toMatchObject({ user: { id: amina.id } });
      }
    });

    it('works by a phone that an earlier release stored with its dial code twice', async () => {
      const eric = await buildPerson(auth(), { phone: '25725779000111' });
      const answer = await signIn({ email_or_phone: '+257 79 00 01 11', password: goodPassword });
      expect(answer.body).toMatchObject({ user: { id: eric.id } });
    });

    it('finds the right person of a family that shares a phone number', async () => {
      const phone = randomPhone();
      const mother = await buildPerson(auth(), { phone });
      await buildApplicant(auth(), { phone });
      const answer = await signIn({ email_or_phone: phone, password: goodPassword });
      expect(answer.body).toMatchObject({ user: { id: mother.id } });
    });

    it('tries five people with one phone and no more', async () => {
      const phone = randomPhone();
      await buildPerson(auth(), { phone });
      const passwordHash = await hashPassword('Another1');
      for (let other = 0; other < 5; other += 1) await buildPerson(auth(), { phone, passwordHash });
      expect((await signIn({ email_or_phone: phone, password: goodPassword })).status).toBe(401);
    });

    it('by phone works however many people begin applications with the same number', async () => {
      const phone = randomPhone();
      const amina = await buildPerson(auth(), { phone });
      for (let other = 0; other < 6; other += 1) await buildApplicant(auth(), { phone });
      const answer = await signIn({ email_or_phone: phone, password: goodPassword });
      expect(answer.body).toMatchObject({ user: { id: amina.id } });
    });

    it('by phone takes the same number of comparisons whoever has the phone number, and whether the password is right', async () => {
      const [nobodys, applicants, families] = [randomPhone(), randomPhone(), randomPhone()];
      await buildApplicant(auth(), { phone: applicants });
      const passwordHash = await hashPassword(goodPassword);
      for (let person = 0; person < 3; person += 1)
        await buildPerson(auth(), { phone: families, passwordHash });
      const tried = (email_or_phone: string, password: string) =>
        comparisons(() => signIn({ email_or_phone, password }));
      const [none, ...others] = [
        await tried(nobodys, 'wrong'),
        await tried(applicants, 'wrong'),
        await tried(families, 'wrong'),
        await tried(families, goodPassword),
      ];
      expect(none).toHaveLength(5);
      for (const other of others) expect(other).toEqual(none);
    });

    it('lets staff in too', async () => {
      const chidi = await buildPerson(auth(), { role: 'admin' });
      const answer = await signIn({ email_or_phone: chidi.email, password: goodPassword });
      expect(answer.body).toMatchObject({ user: { role: 'admin' } });
    });

    it('gives the same answer to a wrong password, an unknown account, a closed account and an account without a password', async () => {
      const amina = await buildPerson(auth());
      const closed = await buildPerson(auth());
      await auth().knex('people').where({ id: closed.id }).update({ active: false });
      const fresh = await buildApplicant(auth());
      const answers = await Promise.all([
        signIn({ email_or_phone: amina.email, password: 'Amahoro2' }),
        signIn({ email_or_phone: 'nobody@example.org', password: goodPassword }),
        signIn({ email_or_phone: randomPhone(), password: goodPassword }),
        signIn({ email_or_phone: closed.email, password: goodPassword }),
        signIn({ email_or_phone: closed.phone, password: goodPassword }),
        signIn({ email_or_phone: fresh.email, password: '' }).then(() =>
          signIn({ email_or_phone: fresh.email, password: 'x' }),
        ),
      ]);
      for (const { status, body, cookies } of answers) {
        expect(status).toBe(401);
        expect(body).toEqual({
          message: wrongWords,
          codes: { message: 'wrongCredentials' },
          request_id: expect.any(String),
        });
        expect(cookies).toEqual({});
      }
    });

    it('takes as much work for an unknown account as for a wrong password', async () => {
      const amina = await buildPerson(auth(), { passwordHash: await hashPassword(goodPassword) });
      const stranger = `${randomPhone()}@example.org`;
      const unknown = await comparisons(() => signIn({ email_or_phone: stranger, password: 'wrong' }));
      const known = await comparisons(() => signIn({ email_or_phone: amina.email, password: 'wrong' }));
      expect(unknown).toHaveLength(2);
      expect(unknown).toEqual(known);
    });

    it('asks for missing fields', async () => {
      const answer = await signIn({});
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({
        email_or_phone: ['Email or phone is required'],
        password: ['Password is required'],
      });
      const blank = await signIn({ email_or_phone: '  ', password: '' });
      expect(blank.body.errors).toEqual(answer.body.errors);
    });

    it('refuses bodies of the wrong shape', async () => {
      expect((await signIn({ email_or_phone: ['a'], password: { $ne: '' } })).status).toBe(422);
      expect((await signIn({ email_or_phone: 'x'.repeat(255), password: 'x' })).status).toBe(422);
      const unreadable = await fetch(`${auth().url}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"email_or_phone":',
      });
      expect(unreadable.status).toBe(400);
    });
  });

  describe('the staff’s sign-in', () => {
    it.each(['admin', 'reviewer'] as const)('lets a person with the role %s in', async (role) => {
      const chidi = await buildPerson(auth(), { role });
      const answer = await signIn({ email: chidi.email, password: goodPassword, role: 'admin' });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ user: { id: chidi.id, role } });
    });

    it('refuses applicants with the message of a wrong password', async () => {
      const amina = await buildPerson(auth());
      const answer = await signIn({ email: amina.email, password: goodPassword, role: 'admin' });
      expect(answer.status).toBe(401);
      expect(answer.body.message).toBe(wrongWords);
    });
  });

  describe('while the portal is closed', () => {
    beforeEach(() => auth().portalIsOpen(false));
    afterEach(() => auth().portalIsOpen(true));

    it('an applicant gets that message', async () => {
      const amina = await buildPerson(auth());
      const answer = await signIn({ email_or_phone: amina.email, password: goodPassword });
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({
        message: expect.stringContaining('closed'),
        portal_enabled: false,
        codes: { message: 'portalClosed' },
        request_id: expect.any(String),
      });
      expect(answer.cookies).toEqual({});
    });

    it('staff sign in at either sign-in, and a wrong password is refused', async () => {
      const chidi = await buildPerson(auth(), { role: 'reviewer' });
      const uploadTargets = [{ email_or_phone: chidi.email }, { email: chidi.email, role: 'admin' }];
      for (const door of uploadTargets)
        expect((await signIn({ ...door, password: goodPassword })).status).toBe(200);
      for (const door of uploadTargets)
        expect((await signIn({ ...door, password: 'Amahoro2' })).status).toBe(401);
    });
  });

  describe('the cookies of a sign-in', () => {
    it('open files alone, and scripts and other sites cannot read them', async () => {
      const amina = await buildPerson(auth());
      const { cookies } = await signIn({ email_or_phone: amina.email, password: goodPassword });
      const paths = cookies.portal_files?.map((line) => /Path=([^;]+)/.exec(line)?.[1]);
      expect(paths).toEqual(['/api/storage', '/api/publicstorage', '/api/public/storage', '/api/logout']);
      for (const line of cookies.portal_files ?? []) {
        expect(line).toMatch(/; HttpOnly; .*SameSite=Strict$/);
      }
      expect(cookies['XSRF-TOKEN']).toHaveLength(1);
      expect(cookies['XSRF-TOKEN']?.[0]).not.toContain('HttpOnly');
      expect(cookies['XSRF-TOKEN']?.[0]).toContain('Path=/;');
    });

    it('hold a token that is not accepted as a bearer token', async () => {
      const amina = await buildPerson(auth());
      const { cookies } = await signIn({ email_or_phone: amina.email, password: goodPassword });
      const token = /portal_files=([^;]+)/.exec(cookies.portal_files?.[0] ?? '')?.[1];
      expect((await auth().call('GET', '/api/me', { token })).status).toBe(401);
    });
  });

  describe('a password that changes during the sign-in', () => {
    it('opens no session that outlives the change', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const body = { currentPassword: goodPassword, newPassword: 'Murakoze2' };
      const [changed, ...signedIn] = await Promise.all([
        auth().call('POST', `/api/users/${amina.id}/change-password`, { body, token }),
        ...Array.from({ length: 6 }, () => signIn({ email_or_phone: amina.email, password: goodPassword })),
      ]);
      expect(changed?.status).toBe(200);
      for (const { status, body: answer } of signedIn) {
        const afterwards = await auth().call('GET', '/api/me', { token: String(answer.token ?? 'none') });
        expect([status, afterwards.status]).toEqual([expect.any(Number), 401]);
      }
    });
  });
});
