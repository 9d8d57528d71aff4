import { type AskedWork, proofOfWork } from '@portal/test-kit';
import { byPair, byPassword, networkBucket } from '../src/accounts/attempts/failures';
import { challengeGoodForMs } from '../src/accounts/proof-of-work/challenge';
import { onEachDatabase } from './each-database';
import { setUpApp } from './factor';
import { buildApplicant, buildPerson, goodPassword, randomAddress, randomPhone, tokenOf } from './people';

const quarter = 15 * 60_000;

onEachDatabase((auth) => {
  /** A network that has used up its budget of failures. */
  async function slowedNetwork(target = byPassword, failures = target.perNetwork): Promise<string> {
    const address = randomAddress();
    for (let count = 0; count < failures; count += 1)
      await auth().service.attempts.noteFailure(networkBucket(target, address), true);
    return address;
  }
  const signIn = (email: string, password: string, address: string, more: object = {}, cookie?: string) =>
    auth().call('POST', '/api/login', {
      body: { email_or_phone: email, password, ...more },
      address,
      ...(cookie && { headers: { Cookie: cookie } }),
    });
  const identify = (body: object) => auth().internal('POST', '/internal/wizard/identify', { body });
  const asked = (answer: { status: number; body: Record<string, unknown> }): AskedWork => {
    expect([answer.status, answer.body.message]).toEqual([
      429,
      'Many wrong details have come from this network. Please reload this page and try again.',
    ]);
    return answer.body.challenge as AskedWork;
  };
  const work = (answer: { status: number; body: Record<string, unknown> }) => ({
    proof_of_work: proofOfWork(asked(answer)),
  });

  describe('a network with a hundred wrong passwords', () => {
    it('signs people in who bring a proof of work, and has never asked for one before', async () => {
      const address = await slowedNetwork(byPassword, 99);
      const [amina, benoit] = [await buildPerson(auth()), await buildPerson(auth())];
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(200);
      expect((await signIn(`no.${amina.email}`, 'wrong', address)).status).toBe(401);
      const refused = await signIn(benoit.email, goodPassword, address);
      expect((await signIn(benoit.email, goodPassword, address, work(refused))).status).toBe(200);
      expect((await signIn(benoit.email, goodPassword, randomAddress())).status).toBe(200);
    });

    it('asks alike for accounts that exist and others, with a right password and a wrong one', async () => {
      const address = await slowedNetwork();
      const amina = await buildPerson(auth());
      const shapes = [];
      for (const [email, password] of [
        [amina.email, goodPassword],
        [amina.email, 'wrong'],
        [`no.${amina.email}`, 'wrong'],
      ] as const) {
        const { status, body, headers } = await signIn(email, password, address);
        const { parameters } = asked({ status, body });
        shapes.push([Object.keys(body), Object.keys(parameters), headers.get('Retry-After')]);
        expect((await signIn(email, password, address, { role: 'admin' })).status).toBe(429);
      }
      expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    });

    it('signs in on a known device without work, and its wrong password there is counted apart', async () => {
      const address = await slowedNetwork();
      const amina = await buildPerson(auth());
      const { cookies } = await signIn(amina.email, goodPassword, randomAddress());
      const device = cookies.portal_device?.[0]?.split(';')[0] ?? '';
      expect((await signIn(amina.email, 'wrong', address, {}, device)).status).toBe(401);
      expect((await signIn(amina.email, goodPassword, address, {}, device)).status).toBe(200);
      asked(await signIn((await buildPerson(auth())).email, goodPassword, address, {}, device));
    });

    it('asks for work on a device that is known by email and phone alone, which many know', async () => {
      const amina = await buildPerson(auth(), { phone: randomPhone() });
      const pair = { email: amina.email, phone: amina.phone, role: 'intern', create: false };
      const { body } = await identify({ ...pair, address: randomAddress() });
      const cookie = `portal_device=${(body.device as { token: string }).token}`;
      asked(await signIn(amina.email, goodPassword, await slowedNetwork(), {}, cookie));
    });

    it('proves a password again within a session without work', async () => {
      const grace = await buildPerson(auth(), { role: 'admin' });
      const token = await tokenOf(auth(), grace);
      const body = { password: goodPassword };
      const address = await slowedNetwork();
      expect((await auth().call('POST', '/api/me/proof', { token, body, address })).status).toBe(204);
    });

    it('asks for work at each step of a sign-in with a code, one for both', async () => {
      const grace = await buildPerson(auth(), { role: 'admin' });
      const app = await setUpApp(auth(), grace, await tokenOf(auth(), grace));
      const address = await slowedNetwork();
      const staff = (more: object) => signIn(grace.email, goodPassword, address, { role: 'admin', ...more });
      const first = await staff(work(await staff({})));
      expect([first.status, first.body.factor_required]).toEqual([401, true]);
      const second = { code: app.nextCode() };
      expect((await staff({ ...second, ...work(await staff(second)) })).status).toBe(200);
    });

    it('is forgotten a quarter of an hour after the last wrong one', async () => {
      const address = await slowedNetwork();
      const amina = await buildPerson(auth());
      const wrong = (more: object = {}) => signIn(`no.${amina.email}`, 'wrong', address, more);
      auth().passes(quarter - 60_000);
      expect((await wrong(work(await wrong()))).status).toBe(401);
      auth().passes(quarter - 60_000);
      asked(await signIn(amina.email, goodPassword, address));
      auth().passes(60_001);
      expect((await signIn(amina.email, goodPassword, address)).status).toBe(200);
    });

    it('still closes an account after ten failures, whatever work they bring', async () => {
      const address = await slowedNetwork();
      const amina = await buildPerson(auth());
      for (let failure = 0; failure < 10; failure += 1) {
        const answer = await signIn(
          amina.email,
          'wrong',
          address,
          work(await signIn(amina.email, 'wrong', address)),
        );
        expect(answer.status).toBe(401);
      }
      const closed = await signIn(amina.email, goodPassword, address);
      expect([closed.status, closed.body.challenge]).toEqual([429, undefined]);
    });
  });

  describe('a proof of work', () => {
    it('counts once, also for many at once', async () => {
      const address = await slowedNetwork();
      const amina = await buildPerson(auth());
      const proof = work(await signIn(amina.email, goodPassword, address));
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => signIn(amina.email, goodPassword, address, proof)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
      asked(await signIn(amina.email, goodPassword, address, proof));
    });

    it('counts in the network and at the form that asked, and for five minutes', async () => {
      const [address, other] = [await slowedNetwork(), await slowedNetwork()];
      const amina = await buildPerson(auth());
      const elsewhere = work(await signIn(amina.email, goodPassword, other));
      asked(await signIn(amina.email, goodPassword, address, elsewhere));
      const late = work(await signIn(amina.email, goodPassword, address));
      auth().passes(challengeGoodForMs);
      asked(await signIn(amina.email, goodPassword, address, late));
      const pair = { email: amina.email, phone: randomPhone(), role: 'intern', create: false };
      const atWizard = await slowedNetwork(byPair);
      const ofWizard = work(await identify({ ...pair, address: atWizard }));
      for (let failure = 0; failure < 100; failure += 1)
        await auth().service.attempts.noteFailure(networkBucket(byPassword, atWizard), true);
      asked(await signIn(amina.email, goodPassword, atWizard, ofWizard));
    });

    it.each([
      ['text', 'hello'],
      ['another shape', Buffer.from('{"challenge":null}').toString('base64')],
      ['nothing that is read', Buffer.from('null').toString('base64')],
    ])('of %s asks again', async (_, proof_of_work) => {
      const address = await slowedNetwork();
      asked(await signIn('amina@example.org', 'wrong', address, { proof_of_work }));
    });

    it('that makes its own challenge easy, or lasts longer, asks again', async () => {
      const address = await slowedNetwork();
      const challenge = asked(await signIn('amina@example.org', 'wrong', address));
      for (const change of [{ keyPrefix: '0' }, { expiresAt: 4_000_000_000 }, { keySignature: undefined }]) {
        const parameters = { ...challenge.parameters, ...change };
        const proof_of_work = proofOfWork({ ...challenge, parameters });
        asked(await signIn('amina@example.org', 'wrong', address, { proof_of_work }));
      }
    });

    it('costs more while a network goes on failing', async () => {
      const tries = async (failures: number) => {
        const address = await slowedNetwork(byPassword, failures);
        let all = 0;
        for (let time = 0; time < 12; time += 1) {
          const proof = work(await signIn('amina@example.org', 'wrong', address)).proof_of_work;
          all += JSON.parse(Buffer.from(proof, 'base64').toString()).solution.counter;
        }
        return all;
      };
      expect(await tries(800)).toBeGreaterThan(await tries(100));
    });
  });

  describe('a network with two hundred wrong pairs', () => {
    const begin = (address: string) => ({
      email: `${randomPhone()}@example.org`,
      phone: randomPhone(),
      role: 'intern',
      name: 'Amina Uwase',
      create: true,
      address,
    });

    it('begins with a new pair, without work', async () => {
      const address = await slowedNetwork(byPair);
      const answer = await identify(begin(address));
      expect([answer.status, answer.body.created]).toEqual([200, true]);
    });

    it('asks for work where somebody resumes, alike for right pairs and wrong ones', async () => {
      const address = await slowedNetwork(byPair);
      const { email, phone } = await buildApplicant(auth());
      const pair = { email, role: 'intern', create: false, address };
      const wrong = { ...pair, phone: randomPhone() };
      expect((await identify({ ...wrong, ...work(await identify(wrong)) })).status).toBe(401);
      const right = { ...pair, phone };
      expect((await identify({ ...right, ...work(await identify(right)) })).status).toBe(200);
      expect((await identify({ ...right, work_done: true })).status).toBe(200);
    });

    it('resumes on a known device without work', async () => {
      const begun = begin(randomAddress());
      const device = ((await identify(begun)).body.device as { token: string }).token;
      const resume = { ...begun, create: false, address: await slowedNetwork(byPair), device };
      expect((await identify(resume)).status).toBe(200);
    });
  });

  it('is reported to administrators once, without the account that was tried', async () => {
    const address = await slowedNetwork();
    const after = (await auth().knex('auth_events').max('id as last'))[0]?.last;
    for (let time = 0; time < 3; time += 1) await signIn('amina@example.org', 'wrong', address);
    const rows = await auth().knex('auth_events').where({ kind: 'sign_in_slowed' }).where('id', '>', after);
    expect(rows).toHaveLength(1);
    expect(rows[0].subject_id ?? null).toBeNull();
  });
});
