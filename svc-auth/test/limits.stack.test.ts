import { createBudgets } from '@portal/service-kit/budgets';
import { Message } from '@portal/service-kit/messages';
import { networkOf } from '@portal/service-kit/network';
import { type AskedWork, proofOfWork } from '@portal/test-kit';
import { byPassword, failureBuckets } from '../src/accounts/attempts/failures';
import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, randomAddress, randomPhone, tokenOf } from './people';

const minute = 60_000;
const quarter = 15 * minute;

interface KnownDevice {
  device: string;
  address?: string;
}

onEachDatabase((auth) => {
  const signIn = (email: string, password: string, address = randomAddress()) =>
    auth().call('POST', '/api/login', { body: { email_or_phone: email, password }, address });
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  /** Signs in with the device cookie of an earlier sign-in. */
  const onDevice = (email: string, password: string, { device, address = randomAddress() }: KnownDevice) =>
    auth().call('POST', '/api/login', {
      body: { email_or_phone: email, password },
      address,
      headers: { Cookie: device },
    });
  const deviceOf = async (email: string) => {
    const { cookies } = await signIn(email, goodPassword);
    return cookies.portal_device?.[0]?.split(';')[0] ?? '';
  };

  describe('ten failures for an account from a network', () => {
    it('close it to this network, for the right password too, and Retry-After names how long', async () => {
      const amina = await buildPerson(auth());
      const address = randomAddress();
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await signIn(amina.email, 'wrong', address)).status).toBe(401);
      }
      const refused = await signIn(amina.email, goodPassword, address);
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        message: 'Too many attempts. Please try again in a minute.',
        codes: { message: 'tooManyAttemptsWait' },
        request_id: expect.any(String),
      });
      const seconds = Number(refused.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThanOrEqual(60);
      auth().passes(minute);
      expect((await signIn(amina.email, 'wrong', address)).status).toBe(401);
      const again = await signIn(amina.email, goodPassword, address);
      expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(110);
      expect((await signIn(amina.email, goodPassword)).status).toBe(200);
      auth().passes(2 * minute);
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(200);
    });

    it('let an administrator in from a known device, wherever the failures come from', async () => {
      const grace = await buildPerson(auth(), { role: 'admin' });
      const device = await deviceOf(grace.email);
      const campus = randomAddress();
      for (let failure = 0; failure < 100; failure += 1) {
        const address = failure < 10 ? campus : randomAddress();
        const attempt = { account: `person ${grace.id}`, address, knownDevice: false };
        await auth().service.attempts.count(failureBuckets(byPassword, attempt));
      }
      expect((await signIn(grace.email, goodPassword)).status).toBe(429);
      expect((await onDevice(grace.email, goodPassword, { device, address: campus })).status).toBe(200);
      const others = await deviceOf((await buildPerson(auth())).email);
      expect((await onDevice(grace.email, goodPassword, { device: others })).status).toBe(429);
    });

    it('on a known device are limited, too', async () => {
      const amina = await buildPerson(auth());
      const known = { device: await deviceOf(amina.email), address: randomAddress() };
      for (let failure = 0; failure < 10; failure += 1) await onDevice(amina.email, 'wrong', known);
      expect((await onDevice(amina.email, goodPassword, known)).status).toBe(429);
      expect((await signIn(amina.email, goodPassword)).status).toBe(200);
    });

    it("are counted together by email, by phone and at the staff's sign-in", async () => {
      const amina = await buildPerson(auth());
      const address = randomAddress();
      for (let failure = 0; failure < 5; failure += 1) await signIn(amina.email, 'wrong', address);
      for (let failure = 0; failure < 5; failure += 1) await signIn(amina.phone ?? '', 'wrong', address);
      const body = { email: amina.email, password: 'wrong', role: 'admin' };
      expect((await auth().call('POST', '/api/login', { body, address })).status).toBe(429);
    });

    it('close an unknown account just as well', async () => {
      const nobody = `${randomPhone()}@example.org`;
      const address = randomAddress();
      for (let failure = 0; failure < 10; failure += 1) await signIn(nobody, 'wrong', address);
      expect((await signIn(nobody, 'wrong', address)).status).toBe(429);
    });

    it('close it after ten of fifty parallel guesses, and the right guess comes too late', async () => {
      const amina = await buildPerson(auth());
      const address = randomAddress();
      const guesses = await times(50, () => signIn(amina.email, 'wrong', address));
      expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(10);
      expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(40);
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(429);
    });

    it('do not touch anyone else', async () => {
      const [amina, benoit] = [await buildPerson(auth()), await buildPerson(auth())];
      const address = randomAddress();
      await times(12, () => signIn(amina.email, 'wrong', address));
      expect((await signIn(benoit.email, goodPassword, address)).status).toBe(200);
    });

    it('let others who share the phone number sign in', async () => {
      const phone = randomPhone();
      const amina = await buildPerson(auth(), { phone });
      const benoit = await buildPerson(auth(), { phone });
      const address = randomAddress();
      await times(12, () => signIn(amina.email, 'wrong', address));
      const answer = await signIn(phone, goodPassword, address);
      expect(answer.body).toMatchObject({ user: { id: benoit.id } });
    });
  });

  describe('successes', () => {
    it('are not counted, however many come at once', async () => {
      const amina = await buildPerson(auth());
      const address = randomAddress();
      const answers = await times(30, () => signIn(amina.email, goodPassword, address));
      expect(new Set(statuses(answers))).toEqual(new Set([200]));
    });

    it('do not reset the count of failures', async () => {
      const amina = await buildPerson(auth());
      const address = randomAddress();
      for (let failure = 0; failure < 9; failure += 1) await signIn(amina.email, 'wrong', address);
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(200);
      expect((await signIn(amina.email, 'wrong', address)).status).toBe(401);
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(429);
    });
  });

  describe('a hundred failures from an address in a quarter of an hour', () => {
    it('close nothing: who signs in there brings a proof of work, and nobody elsewhere', async () => {
      const address = randomAddress();
      const amina = await buildPerson(auth());
      const guesses = await times(110, (index) => signIn(`${index}.${amina.email}`, 'wrong', address));
      expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(100);
      const refused = await signIn(amina.email, goodPassword, address);
      const body = {
        email_or_phone: amina.email,
        password: goodPassword,
        proof_of_work: proofOfWork(refused.body.challenge as AskedWork),
      };
      expect((await auth().call('POST', '/api/login', { body, address })).status).toBe(200);
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

  describe('what is done for strangers', () => {
    /** Uses up `amount` of a limit, as that many requests from this address would. */
    const spend = (name: string, address: string, amount: number) => {
      const { stores, clock } = auth().service;
      const budget = { name, most: amount, windowMs: 3_600_000, spent: new Message('Enough.') };
      return createBudgets(stores.budgets, clock).spend(budget, networkOf(address), amount);
    };
    const forgot = (address: string) =>
      auth().call('POST', '/api/password/forgot', {
        body: { email: `${randomPhone()}@example.org` },
        address,
      });
    const begin = (address: string) =>
      auth().internal('POST', '/internal/wizard/identify', {
        body: {
          email: `${randomPhone()}@example.org`,
          phone: randomPhone(),
          role: 'intern',
          name: 'Amina Uwase',
          create: true,
          address,
        },
      });

    it('ends with a hundred links for new passwords in an hour for one network, and not for others', async () => {
      const address = randomAddress();
      await spend('forgotten', address, 99);
      expect(statuses([await forgot(address), await forgot(address)])).toEqual([202, 429]);
      expect((await forgot(randomAddress())).status).toBe(202);
      auth().passes(3_600_000);
      expect((await forgot(address)).status).toBe(202);
    });

    it('ends with three hundred new accounts in an hour for one network; those who have one go on', async () => {
      const address = randomAddress();
      const amina = await buildPerson(auth(), { phone: randomPhone() });
      await spend('drafts', address, 299);
      expect(statuses([await begin(address), await begin(address)])).toEqual([200, 429]);
      const { email, phone } = amina;
      const resume = { email, phone, role: 'intern', create: false, address };
      expect((await auth().internal('POST', '/internal/wizard/identify', { body: resume })).status).toBe(200);
    });
  });

  it('counts in a table without addresses or email addresses', async () => {
    await signIn(`${randomPhone()}@example.org`, 'wrong');
    const rows = await auth().knex('attempts');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(['bucket', 'count', 'reopens_at', 'window_ends_at']);
      expect(row.bucket).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
