import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildApplicant, buildPerson, randomAddress, randomPhone, tokenOf, wizardTokenOf } from './people';

const minute = 60_000;
const wrong = 'That code is not right. Check the newest email from us.';
const gone = 'That code is no longer valid. Please ask for a new one.';
const taken =
  'There is already an account with this address. Sign in there with its password, or enter another address here.';

interface Begun {
  id: number;
  email: string;
  phone: string;
  device: string;
  token: string;
}

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());

  const anAddress = () => `${randomPhone()}@example.org`;
  const identify = ({ email, phone }: { email: string; phone: string }, changes: object = {}) =>
    auth().internal('POST', '/internal/wizard/identify', {
      body: { email, phone, role: 'intern', create: false, address: randomAddress(), ...changes },
    });
  const deviceOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.device as { token: string }).token;
  /** A person who has begun in the wizard, with their session and device. */
  async function begins(email = anAddress(), phone = randomPhone()): Promise<Begun> {
    const answer = await identify({ email, phone }, { create: true, name: 'Amina Uwase' });
    const { id } = answer.body.person as { id: number };
    const person = await auth().service.stores.people.byId(id);
    if (!person) throw new Error('the person was not stored');
    return { id, email, phone, device: deviceOf(answer), token: await wizardTokenOf(auth(), person) };
  }
  const sessionIn = (token: string) =>
    String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid);
  const hands = ({ device, token }: Pick<Begun, 'device' | 'token'>) => ({
    device,
    session: sessionIn(token),
    by_password: false,
  });
  const post = (id: number, what: string, body: object) =>
    auth().internal('POST', `/internal/people/${id}/${what}`, { body });
  const ask = (person: Begun, email: string, changes: object = {}) =>
    post(person.id, 'email-code', { ...hands(person), email, address: randomAddress(), ...changes });
  const correct = (person: Begun, email: string, code: string, changes: object = {}) =>
    post(person.id, 'email', { ...hands(person), email, code, ...changes });
  const correctPhone = (person: Begun, phone: string, changes: object = {}) =>
    post(person.id, 'phone', { ...hands(person), phone, ...changes });
  const codeIn = (text: string) => /Your code: (\d{6})$/m.exec(text)?.[1] ?? '';
  const codeFor = async (person: Begun, email: string) =>
    codeIn(await mailbox.nextTo(email, () => ask(person, email)));
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const isSignedIn = async (token: string) => (await auth().call('GET', '/api/me', { token })).status === 200;
  const row = (id: number) => auth().knex('people').where({ id }).first();
  const account = async (person: { id: number }) => {
    const token = await tokenOf(auth(), (await auth().service.stores.people.byId(person.id)) as never);
    return { token, changes: { device: undefined, session: sessionIn(token), by_password: true } };
  };

  describe('a slip in the email address', () => {
    it('is corrected by the code that went to the new address, which proves the mailbox', async () => {
      const amina = await begins();
      const email = anAddress();
      const text = await mailbox.nextTo(email, async () => {
        expect((await ask(amina, ` ${email.toUpperCase()}`)).status).toBe(204);
      });
      expect(text).toMatch(/^Hello,\n\nSomebody, probably you, wants to use this email address/);
      expect(text).not.toContain(amina.email);
      expect(text).not.toContain('Amina');
      const answer = await correct(amina, email, ` ${codeIn(text)} `);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ person: { id: amina.id, email, phone: amina.phone } });
      expect(await row(amina.id)).toMatchObject({
        email,
        proven_email: email,
        pair_key: null,
        proven_at: expect.any(Date),
        phone_proven_at: expect.any(Date),
      });
      expect((await identify(amina)).status).toBe(401);
      const found = await identify(
        { email, phone: amina.phone },
        { ask_code: true, device: deviceOf(answer) },
      );
      expect(found.body).toMatchObject({ person: { id: amina.id }, device_known: true });
    });

    it('ends what others hold: under the new address, and by the pair of before', async () => {
      const amina = await begins();
      const stranger = deviceOf(await identify(amina));
      const other = await wizardTokenOf(auth(), { id: amina.id } as never);
      const email = anAddress();
      const squatter = await begins(email);
      const answer = await correct(amina, email, await codeFor(amina, email));
      expect(answer.status).toBe(200);
      expect(await isSignedIn(amina.token)).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(squatter.token)).toBe(false);
      const known = async (pair: { email: string; phone: string }, device: string) =>
        (await identify(pair, { device })).body.device_known;
      expect(await known({ email, phone: amina.phone }, stranger)).toBe(false);
      expect(await known(squatter, squatter.device)).toBe(false);
      expect(await known({ email, phone: amina.phone }, deviceOf(answer))).toBe(true);
    });

    it('is not corrected to the address of somebody who has proven it, or of staff', async () => {
      const owner = await buildPerson(auth());
      const colleague = await buildPerson(auth(), {
        role: 'reviewer',
        passwordHash: undefined,
        passwordState: 'none',
      });
      for (const { email } of [owner, colleague]) {
        const amina = await begins();
        const answer = await correct(amina, email, await codeFor(amina, email));
        expect(answer.status).toBe(409);
        expect(answer.body).toMatchObject({ message: taken, errors: { email: [taken] } });
        expect(await row(amina.id)).toMatchObject({ email: amina.email, proven_at: null });
      }
      expect((await row(owner.id)).email).toBe(owner.email);
    });

    it('answers alike for an address that is known and one that is not', async () => {
      const owner = await buildPerson(auth());
      const amina = await begins();
      for (const email of [owner.email, anAddress()]) {
        const asked = await ask(amina, email);
        expect([asked.status, asked.body]).toEqual([204, undefined]);
        const refused = await correct(amina, email, 'abcdef');
        expect(refused.status).toBe(422);
      }
    });

    it('counts once when the request is repeated, whatever the code', async () => {
      const amina = await begins();
      const email = anAddress();
      const code = await codeFor(amina, email);
      const answer = await correct(amina, email, code);
      const again = await correct({ ...amina, device: deviceOf(answer) }, email, code);
      expect(again.status).toBe(200);
      expect(again.body).toMatchObject({ person: { email } });
    });

    it('is mailed to the old mailbox where it was proven, and links that went there end', async () => {
      const amina = await buildPerson(auth());
      const { token, changes } = await account(amina);
      const person = { ...amina, phone: amina.phone ?? '', device: '', token };
      const email = anAddress();
      const mailed = await mailbox.nextTo(amina.email, () =>
        auth().call('POST', '/api/password/forgot', {
          body: { email: amina.email },
          address: randomAddress(),
        }),
      );
      const text = await mailbox.nextTo(email, () => ask(person, email, changes));
      const left = await mailbox.nextTo(amina.email, async () => {
        expect((await correct(person, email, codeIn(text), changes)).status).toBe(200);
      });
      expect(left).toContain('Your account now uses another email address');
      expect(left).not.toContain(email);
      expect(await isSignedIn(token)).toBe(true);
      const link = /reset=([\w-]+)/.exec(mailed)?.[1];
      const reset = { token: link, newPassword: 'Umurage24' };
      expect((await auth().call('POST', '/api/password/reset', { body: reset })).status).toBe(422);
      const body = { email_or_phone: email, password: 'Amahoro1' };
      expect((await auth().call('POST', '/api/login', { body, address: randomAddress() })).status).toBe(200);
    });
  });

  describe('a code for a new address', () => {
    it('is refused when it is wrong, five times; then the right one is, too', async () => {
      const amina = await begins();
      const email = anAddress();
      const code = await codeFor(amina, email);
      for (let time = 0; time < 5; time += 1) {
        const answer = await correct(amina, email, otherThan(code));
        expect([answer.status, answer.body.errors]).toEqual([422, { code: [wrong] }]);
      }
      expect((await correct(amina, email, code)).body.errors).toEqual({ code: [gone] });
    });

    it('is good for ten minutes, for its own address and person', async () => {
      const [amina, eve] = [await begins(), await begins()];
      const email = anAddress();
      const code = await codeFor(amina, email);
      expect((await correct(amina, anAddress(), code)).body.errors).toEqual({ code: [gone] });
      expect((await correct(eve, email, code)).body.errors).toEqual({ code: [gone] });
      auth().passes(10 * minute);
      expect((await correct(amina, email, code)).body.errors).toEqual({ code: [gone] });
    });

    it('is mailed five times an hour, for a person and for an address', async () => {
      const amina = await begins();
      for (let time = 0; time < 5; time += 1) expect((await ask(amina, anAddress())).status).toBe(204);
      expect((await ask(amina, anAddress())).status).toBe(429);
      const email = anAddress();
      for (let time = 0; time < 5; time += 1) await ask(await begins(), email);
      expect((await ask(await begins(), email)).status).toBe(429);
    });

    it('is not asked for the address that the person has', async () => {
      const amina = await begins();
      expect((await ask(amina, amina.email)).body).toMatchObject({
        errors: { email: ['This is already your email address.'] },
      });
    });
  });

  describe('whoever knows email and phone alone', () => {
    it('corrects neither, also where the portal asks for no code', async () => {
      const amina = await begins();
      const first = deviceOf(await identify(amina));
      const again = deviceOf(await identify(amina, { device: first }));
      const email = anAddress();
      for (const device of [first, again, undefined, 'nonsense', (await begins()).device]) {
        expect((await ask(amina, email, { device })).status).toBe(403);
        expect((await correct(amina, email, '123456', { device })).status).toBe(403);
        expect((await correctPhone(amina, randomPhone(), { device })).status).toBe(403);
      }
      const hers = deviceOf(await identify(amina, { device: amina.device }));
      expect((await ask(amina, email, { device: hers })).status).toBe(204);
    });

    it('cannot take the account of somebody who has proven the mailbox', async () => {
      const amina = await buildPerson(auth());
      const pair = { email: amina.email, phone: amina.phone ?? '' };
      const device = deviceOf(await identify(pair));
      const person = { ...pair, id: amina.id, device, token: await wizardTokenOf(auth(), amina) };
      expect((await ask(person, anAddress())).status).toBe(403);
    });

    it('corrects nothing of staff', async () => {
      const admin = await buildPerson(auth(), { role: 'admin' });
      const body = { session: 'x', by_password: true, phone: randomPhone() };
      expect((await post(admin.id, 'phone', body)).status).toBe(404);
    });
  });

  describe('a slip in the phone number', () => {
    it('is corrected at once, and the new pair leads to the person', async () => {
      const amina = await begins();
      const phone = randomPhone();
      const answer = await correctPhone(amina, `+${phone}`);
      expect(answer.body).toMatchObject({ id: amina.id, phone });
      expect((await correctPhone(amina, phone)).status).toBe(200);
      expect((await identify(amina)).status).toBe(401);
      const found = await identify({ email: amina.email, phone });
      expect(found.body).toMatchObject({ person: { id: amina.id } });
    });

    it('refuses a corrected number that another account with this address has', async () => {
      const amina = await begins();
      const sister = await begins(amina.email);
      const older = await buildApplicant(auth(), { email: amina.email, phone: randomPhone() });
      await auth().knex('people').where({ id: older.id }).update({ pair_key: null });
      for (const phone of [sister.phone, older.phone ?? '']) {
        const answer = await correctPhone(amina, phone);
        expect(answer.status).toBe(409);
        expect(answer.body.errors).toEqual({ phone: [expect.stringContaining('There is an application')] });
      }
    });

    it('goes to one of two who want it at once', async () => {
      const amina = await begins();
      const sister = await begins(amina.email);
      const phone = randomPhone();
      const both = await Promise.all([correctPhone(amina, phone), correctPhone(sister, phone)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });
});
