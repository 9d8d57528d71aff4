import { onEachDatabase } from './each-database';
import { appOf, setUpApp, staffSignIn } from './factor';
import { type Mailbox, startMailbox } from './mailbox';
import { buildPerson, goodPassword, randomAddress, tokenOf } from './people';

const minute = 60_000;
const asked = 'Enter the six digits that your authenticator app shows, or one of your recovery codes.';

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());

  const chidi = () => buildPerson(auth(), { role: 'admin', name: 'Chidi Okafor' });
  const me = (token: string) => auth().call('GET', '/api/me', { token });
  const factor = (token: string) => auth().call('GET', '/api/me/second-factor', { token });
  const act = (token: string, what: string, body: object) =>
    auth().call('POST', `/api/me/second-factor${what}`, { token, body });
  /** Begins to set up an app, and returns its codes. */
  const beginApp = async (token: string) => appOf(auth(), await act(token, '', { password: goodPassword }));

  describe('setting up an app', () => {
    it('needs the password, and is on with the first right code, with ten recovery codes and a mail', async () => {
      const person = await chidi();
      const [token, elsewhere] = [await tokenOf(auth(), person), await tokenOf(auth(), person)];
      const refused = await act(token, '', { password: 'Amahoro2' });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { password: ['That password is not right.'] },
      ]);
      expect((await act(token, '/confirm', { code: '123456' })).status).toBe(404);
      await act(token, '', { password: goodPassword });
      const wrong = await act(token, '/confirm', { code: '000000' });
      expect(wrong.body.errors).toEqual({ code: [expect.stringMatching(/^That code is not right/)] });
      expect((await factor(token)).body).toEqual({ on: false, since: null, recovery_codes_left: 0 });
      expect((await staffSignIn(auth(), person)).status).toBe(200);

      const message = await mailbox.nextTo(person.email, async () => {
        const app = await setUpApp(auth(), person, token);
        expect(app.recoveryCodes).toHaveLength(10);
      });
      expect(message).toContain('your account asks for a code from your authenticator app');
      expect((await factor(token)).body).toMatchObject({ on: true, recovery_codes_left: 10 });
      expect((await me(token)).status).toBe(200);
      expect((await me(elsewhere)).status).toBe(401);
      expect((await act(token, '', { password: goodPassword })).status).toBe(409);
    });

    it('takes ten guesses at its first code in a quarter of an hour, however many come at once', async () => {
      const person = await chidi();
      const [token, elsewhere] = [await tokenOf(auth(), person), await tokenOf(auth(), person)];
      const { code } = await beginApp(token);
      const guesses = await Promise.all(
        Array.from({ length: 14 }, () => act(token, '/confirm', { code: 'abcdef' })),
      );
      const statuses = guesses.map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);
      const right = await act(token, '/confirm', { code: code() });
      expect([right.status, right.body.message]).toEqual([
        429,
        expect.stringMatching(/^Too many attempts\. Please try again in 1\d minutes/),
      ]);
      expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(600);
      expect((await factor(token)).body).toMatchObject({ on: false, recovery_codes_left: 0 });
      expect((await me(elsewhere)).status).toBe(200);

      auth().passes(15 * minute);
      const later = await beginApp(token);
      expect((await act(token, '/confirm', { code: later.code() })).status).toBe(200);
    });

    it('counts no attempt for a code that was right', async () => {
      const person = await chidi();
      const token = await tokenOf(auth(), person);
      const { code, nextCode } = await beginApp(token);
      for (let guess = 0; guess < 9; guess += 1) await act(token, '/confirm', { code: 'abcdef' });
      expect((await act(token, '/confirm', { code: code() })).status).toBe(200);
      const off = await act(token, '/off', { password: goodPassword, code: nextCode() });
      expect(off.status).toBe(204);
    });

    it('begins again, with the password, where it was begun more than 15 minutes ago', async () => {
      const person = await chidi();
      const token = await tokenOf(auth(), person);
      const { nextCode } = await beginApp(token);
      auth().passes(15 * minute);
      const late = await act(token, '/confirm', { code: nextCode() });
      expect([late.status, late.body.message]).toEqual([
        404,
        'No set-up has been started. Please start again.',
      ]);
      expect((await factor(token)).body).toMatchObject({ on: false });
      const again = await beginApp(token);
      auth().passes(10 * minute);
      expect((await act(token, '/confirm', { code: again.code() })).status).toBe(200);
    });

    it('stores the secret encrypted and the recovery codes as hashes', async () => {
      const person = await chidi();
      const app = await setUpApp(auth(), person);
      const stored = JSON.stringify([
        await auth().knex('second_factors').where({ person_id: person.id }),
        await auth().knex('recovery_codes').where({ person_id: person.id }),
      ]);
      for (const secret of [app.secret, ...app.recoveryCodes]) expect(stored).not.toContain(secret);
    });

    it('is for staff', async () => {
      const token = await tokenOf(auth(), await buildPerson(auth()));
      expect((await factor(token)).status).toBe(403);
      expect((await act(token, '', { password: goodPassword })).status).toBe(403);
    });
  });

  describe('signing in with a second factor', () => {
    it('asks for a code after the right password alone, and takes each code once', async () => {
      const person = await chidi();
      const app = await setUpApp(auth(), person);
      const needed = await staffSignIn(auth(), person);
      expect([needed.status, needed.body, needed.cookies]).toEqual([
        401,
        {
          message: asked,
          factor_required: true,
          codes: { message: 'factorAsked' },
          request_id: expect.any(String),
        },
        {},
      ]);
      const wrongPassword = await staffSignIn(auth(), person, { password: 'Amahoro2', code: app.nextCode() });
      expect(wrongPassword.body).not.toHaveProperty('factor_required');

      const code = app.nextCode();
      expect(
        (await staffSignIn(auth(), person, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
      ).toBe(200);
      const again = await staffSignIn(auth(), person, { code });
      expect(again.status).toBe(401);
      expect(again.body).toMatchObject({
        factor_required: true,
        errors: { code: [expect.stringMatching(/^That code is not right/)] },
      });
    });

    it('takes one code once, also from two at the same time', async () => {
      const person = await chidi();
      const code = (await setUpApp(auth(), person)).nextCode();
      const answers = await Promise.all([1, 2, 3].map(() => staffSignIn(auth(), person, { code })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    });

    it('takes a recovery code in place of the app, once', async () => {
      const person = await chidi();
      const [code = ''] = (await setUpApp(auth(), person)).recoveryCodes;
      const answer = await staffSignIn(auth(), person, { code: code.toUpperCase() });
      expect(answer.status).toBe(200);
      expect((await factor(String(answer.body.token))).body).toMatchObject({ recovery_codes_left: 9 });
      expect((await staffSignIn(auth(), person, { code })).status).toBe(401);
    });

    it('leads from the applicants’ sign-in to the staff’s, which has a field for the code', async () => {
      const person = await chidi();
      await setUpApp(auth(), person);
      const body = { email_or_phone: person.email, password: goodPassword };
      const answer = await auth().call('POST', '/api/login', { body, address: randomAddress() });
      expect([answer.status, answer.body.message]).toEqual([
        401,
        'Your account also asks for a code. Please sign in at /staff/auth.',
      ]);
    });

    it('is closed for a while after ten wrong codes, then even to the right one', async () => {
      const person = await chidi();
      const app = await setUpApp(auth(), person);
      const address = randomAddress();
      const tryCode = (code: string) =>
        auth().call('POST', '/api/login', {
          body: { email: person.email, password: goodPassword, role: 'admin', code },
          address,
        });
      for (let guess = 0; guess < 10; guess += 1) expect((await tryCode('abcdef')).status).toBe(401);
      const closed = await tryCode(app.nextCode());
      expect(closed.status).toBe(429);
      expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(0);
      const { body } = await auth().call('GET', '/api/staff/events?kind=second_step_failed', {
        token: await tokenOf(auth(), await chidi()),
      });
      expect(JSON.stringify(body)).toContain('second_step_failed');
    });
  });

  describe('taking it off', () => {
    it('needs password and code', async () => {
      const person = await chidi();
      const token = await tokenOf(auth(), person);
      const app = await setUpApp(auth(), person, token);
      const refused = [
        await act(token, '/off', { password: 'Amahoro2', code: app.nextCode() }),
        await act(token, '/off', { password: goodPassword, code: '000000' }),
      ];
      expect(refused.map(({ body }) => Object.keys(body.errors as object))).toEqual([['password'], ['code']]);
      const off = await act(token, '/off', { password: goodPassword, code: app.nextCode() });
      expect(off.status).toBe(204);
      expect((await staffSignIn(auth(), person)).status).toBe(200);
      expect((await act(token, '/off', { password: goodPassword, code: '000000' })).status).toBe(409);
    });

    it('new recovery codes make the ones before void', async () => {
      const person = await chidi();
      const token = await tokenOf(auth(), person);
      const app = await setUpApp(auth(), person, token);
      const renewed = await act(token, '/recovery-codes', { password: goodPassword, code: app.nextCode() });
      const [fresh] = renewed.body.recovery_codes as string[];
      expect((await staffSignIn(auth(), person, { code: app.recoveryCodes[0] })).status).toBe(401);
      expect((await staffSignIn(auth(), person, { code: fresh })).status).toBe(200);
    });

    it('an administrator resets another’s, who is signed out and mailed; the activities show it', async () => {
      const [admin, reviewer] = [await chidi(), await buildPerson(auth(), { role: 'reviewer' })];
      const [token, theirs] = [await tokenOf(auth(), admin), await tokenOf(auth(), reviewer)];
      await setUpApp(auth(), reviewer, theirs);
      const reset = (id: number, by = token) =>
        auth().call('POST', `/api/staff/${id}/second-factor/reset`, { token: by });
      const list = async () => {
        const { body } = await auth().call('GET', '/api/staff', { token });
        return (body.staff as { id: number; second_factor: boolean }[]).find(({ id }) => id === reviewer.id);
      };
      expect((await list())?.second_factor).toBe(true);
      expect((await reset(reviewer.id, theirs)).status).toBe(403);
      expect((await reset(admin.id)).status).toBe(409);
      await mailbox.atRest();
      const message = await mailbox.nextTo(reviewer.email, () => reset(reviewer.id));
      expect(message).toContain('An administrator took the code');
      expect((await list())?.second_factor).toBe(false);
      expect((await me(theirs)).status).toBe(401);
      expect((await staffSignIn(auth(), reviewer)).status).toBe(200);
      expect((await reset(reviewer.id)).status).toBe(409);
      const log = await auth().call('GET', '/api/staff/activity', { token });
      expect((log.body.entries as object[])[0]).toMatchObject({
        action: 'signed_out',
        details: { staff_id: reviewer.id, kind: 'second-factor-reset' },
      });
    });
  });
});
