import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, randomAddress, randomPhone, tokenOf } from './people';

const quarter = 15 * 60_000;

onEachDatabase((auth) => {
  const signIn = (email: string, password: string, address = randomAddress()) =>
    auth().call('POST', '/api/login', { body: { email_or_phone: email, password }, address });
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  describe('ten failures for an account in a quarter of an hour', () => {
    it('close it, for the right password too, and Retry-After says how long', async () => {
      const amina = await buildPerson(auth());
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await signIn(amina.email, 'wrong')).status).toBe(401);
      }
      const refused = await signIn(amina.email, goodPassword);
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        message: expect.stringMatching(/^Too many attempts\. Please try again in 15 minutes\.$/),
        request_id: expect.any(String),
      });
      const seconds = Number(refused.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(890);
      expect(seconds).toBeLessThanOrEqual(900);
      auth().passes(quarter);
      expect((await signIn(amina.email, 'wrong')).status).toBe(401);
      expect((await signIn(amina.email, goodPassword)).status).toBe(200);
    });

    it('are the same ten by email, by phone and at the staff door', async () => {
      const amina = await buildPerson(auth());
      for (let failure = 0; failure < 5; failure += 1) await signIn(amina.email, 'wrong');
      for (let failure = 0; failure < 5; failure += 1) await signIn(amina.phone ?? '', 'wrong');
      const body = { email: amina.email, password: 'wrong', role: 'admin' };
      expect((await auth().call('POST', '/api/login', { body })).status).toBe(429);
    });

    it('close an account that is not there just as well', async () => {
      const nobody = `${randomPhone()}@example.org`;
      for (let failure = 0; failure < 10; failure += 1) await signIn(nobody, 'wrong');
      expect((await signIn(nobody, 'wrong')).status).toBe(429);
    });

    it('are ten under fifty guesses at once, and the right guess comes too late', async () => {
      const amina = await buildPerson(auth());
      const guesses = await times(50, () => signIn(amina.email, 'wrong'));
      expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(10);
      expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(40);
      expect((await signIn(amina.email, goodPassword)).status).toBe(429);
    });

    it('do not touch anyone else', async () => {
      const [amina, benoit] = [await buildPerson(auth()), await buildPerson(auth())];
      await times(12, () => signIn(amina.email, 'wrong'));
      expect((await signIn(benoit.email, goodPassword)).status).toBe(200);
    });

    it('leave the others of a shared phone their sign-in', async () => {
      const phone = randomPhone();
      const amina = await buildPerson(auth(), { phone });
      const benoit = await buildPerson(auth(), { phone });
      await times(12, () => signIn(amina.email, 'wrong'));
      const answer = await signIn(phone, goodPassword);
      expect(answer.body).toMatchObject({ user: { id: benoit.id } });
    });
  });

  describe('successes', () => {
    it('do not count, however many come at once', async () => {
      const amina = await buildPerson(auth());
      const address = randomAddress();
      const answers = await times(30, () => signIn(amina.email, goodPassword, address));
      expect(new Set(statuses(answers))).toEqual(new Set([200]));
    });

    it('do not wipe out failures', async () => {
      const amina = await buildPerson(auth());
      for (let failure = 0; failure < 9; failure += 1) await signIn(amina.email, 'wrong');
      expect((await signIn(amina.email, goodPassword)).status).toBe(200);
      expect((await signIn(amina.email, 'wrong')).status).toBe(401);
      expect((await signIn(amina.email, goodPassword)).status).toBe(429);
    });
  });

  describe('a hundred failures from an address in a quarter of an hour', () => {
    it('close it for everyone who sits there, and for nobody elsewhere', async () => {
      const address = randomAddress();
      const amina = await buildPerson(auth());
      const guesses = await times(100, (index) => signIn(`${index}.${amina.email}`, 'wrong', address));
      expect(new Set(statuses(guesses))).toEqual(new Set([401]));
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(429);
      expect((await signIn(amina.email, goodPassword)).status).toBe(200);
      auth().passes(quarter);
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(200);
    });
  });

  describe('guessing the current password of a session that was left open', () => {
    it('ends after ten wrong ones', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const change = (currentPassword: string) =>
        auth().call('POST', `/api/users/${amina.id}/change-password`, {
          body: { currentPassword, newPassword: 'Murakoze2' },
          token,
        });
      const guesses = await times(20, () => change('wrong'));
      expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(10);
      expect((await change(goodPassword)).status).toBe(429);
    });
  });

  it('counts in a table without addresses or email addresses', async () => {
    await signIn(`${randomPhone()}@example.org`, 'wrong');
    const rows = await auth().knex('attempts');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(['bucket', 'count', 'window_ends_at']);
      expect(row.bucket).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
