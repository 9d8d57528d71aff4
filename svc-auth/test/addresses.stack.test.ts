import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildPerson, goodPassword, randomAddress, randomPhone, tokenOf, wizardTokenOf } from './people';

interface Somebody {
  id: number;
  phone: string;
  device: string;
}

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());

  const newEmail = () => `amina.${randomPhone()}@example.org`;
  const identify = (email: string, phone: string, changes: object = {}) =>
    auth().internal('POST', '/internal/wizard/identify', {
      body: { email, phone, role: 'intern', create: false, address: randomAddress(), ...changes },
    });
  /** Begins a draft under this address with a phone number of its own. */
  const begin = async (email: string, phone = randomPhone()): Promise<Somebody> => {
    const { body } = await identify(email, phone, { create: true, name: 'Amina Uwase' });
    return {
      id: (body.person as { id: number }).id,
      phone,
      device: (body.device as { token: string }).token,
    };
  };
  const row = (id: number) => auth().knex('people').where({ id }).first();
  const isLive = async (token: string) => {
    const actor = await auth().service.tokens.read(token);
    const { stores, clock } = auth().service;
    return (await stores.sessions.live(actor?.sessionId ?? '', clock())) !== undefined;
  };
  const copyTokenOf = async ({ id }: Somebody) => {
    const body = { person_id: id, role: 'intern', application_id: 31 };
    return String((await auth().internal('POST', '/internal/wizard/copy-token', { body })).body.token);
  };
  const wizardOf = async ({ id }: Somebody) => wizardTokenOf(auth(), { ...(await row(id)), id });
  const mailedPasswordOf = async ({ id }: Somebody) => {
    const answer = await auth().internal('POST', `/internal/people/${id}/mailed-password`, { body: {} });
    return answer.body as { password: string; link: string };
  };
  const signIn = (email: string, password: string, device?: string) =>
    auth().call('POST', '/api/login', {
      body: { email_or_phone: email, password },
      address: randomAddress(),
      ...(device && { headers: { Cookie: `portal_device=${device}` } }),
    });
  const reset = (link: string, device?: string) =>
    auth().call('POST', '/api/password/reset', {
      body: { token: link.split('reset=')[1], newPassword: goodPassword },
      ...(device && { headers: { Cookie: `portal_device=${device}` } }),
    });
  const codeFor = async (email: string, phone: string) => {
    await mailbox.atRest();
    const text = await mailbox.nextTo(email, () => identify(email, phone, { ask_code: true }));
    return /Your code: (\d{6})$/m.exec(text)?.[1] ?? '';
  };
  const asksForCode = async (email: string, phone: string, device?: string) => {
    const { status, body } = await identify(email, phone, { ask_code: true, ...(device && { device }) });
    return status === 401 && body.code_required === true;
  };

  describe('an address that a stranger typed first', () => {
    it('lets its owner begin a draft of their own, and each goes on with their own pair', async () => {
      const email = newEmail();
      const squatter = await begin(email);
      const owner = await begin(email);
      expect(owner.id).not.toBe(squatter.id);
      for (const { id, phone } of [squatter, owner]) {
        expect((await identify(email, phone)).body).toMatchObject({ created: false, person: { id } });
      }
      const unknown = await identify(email, randomPhone());
      expect(unknown.status).toBe(401);
      expect(unknown.body).toEqual({
        message: 'Login failed. Please check your details and try again.',
        codes: { message: 'wrongPair' },
        request_id: expect.any(String),
      });
    });

    it('makes one person of two beginnings at once with one pair, and two of two pairs', async () => {
      const email = newEmail();
      const [one, other] = [randomPhone(), randomPhone()];
      const begun = await Promise.all([one, one, other, other, one].map((phone) => begin(email, phone)));
      expect(new Set(begun.map(({ id }) => id)).size).toBe(2);
      expect(await auth().knex('people').where({ email })).toHaveLength(2);
    });

    it('goes on with a person that a replica of the release before made, who has no key', async () => {
      const email = newEmail();
      const before = await begin(email);
      await auth().knex('people').where({ id: before.id }).update({ pair_key: null });
      expect((await begin(email, before.phone)).id).toBe(before.id);
    });

    it('does not let the stranger’s own device spend the tries of the owner’s', async () => {
      const email = newEmail();
      const owner = await begin(email);
      const squatter = await begin(email);
      const address = randomAddress();
      for (let guess = 0; guess < 20; guess += 1)
        await identify(email, randomPhone(), { address, device: squatter.device });
      expect((await identify(email, randomPhone(), { address, device: squatter.device })).status).toBe(429);
      expect((await identify(email, owner.phone, { address, device: owner.device })).status).toBe(200);
    });
  });

  describe('a mailed code', () => {
    it('makes the prover the owner and ends what others held, not what is proven', async () => {
      const email = newEmail();
      const [squatter, owner] = [await begin(email), await begin(email)];
      const stranger = await begin(newEmail());
      const held = [await wizardOf(squatter), await wizardOf(owner)];
      const apart = await wizardOf(stranger);
      const code = await codeFor(email, owner.phone);
      const answer = await identify(email, owner.phone, { ask_code: true, code });
      expect(answer.body).toMatchObject({ device_known: true, person: { id: owner.id } });
      expect(await Promise.all([...held, apart].map(isLive))).toEqual([false, false, true]);
      const { token } = answer.body.device as { token: string };
      expect(await asksForCode(email, owner.phone, token)).toBe(false);
      expect(await asksForCode(email, owner.phone, owner.device)).toBe(true);
      expect(await asksForCode(email, squatter.phone, squatter.device)).toBe(true);
      expect(await row(owner.id)).toMatchObject({ proven_email: email, pair_key: null });
      expect(await row(squatter.id)).toMatchObject({ proven_email: null, proven_at: null });

      const now = await wizardOf(owner);
      const again = { ask_code: true, code: await codeFor(email, owner.phone) };
      expect((await identify(email, owner.phone, again)).status).toBe(200);
      expect(await isLive(now)).toBe(true);
    });

    it('of two at once makes one owner', async () => {
      const email = newEmail();
      const both = [await begin(email), await begin(email)];
      const codes: string[] = [];
      for (const { phone } of both) codes.push(await codeFor(email, phone));
      const answers = await Promise.all(
        both.map(({ phone }, index) => identify(email, phone, { ask_code: true, code: codes[index] })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const rows = await auth().knex('people').where({ email });
      expect(rows.filter(({ proven_email }) => proven_email === email)).toHaveLength(1);
      expect(rows.filter(({ proven_at }) => proven_at !== null)).toHaveLength(2);
    });
  });

  describe('the first sign-in with a mailed password', () => {
    it('proves the mailbox and ends the sessions of before, with the links to copies', async () => {
      const email = newEmail();
      const [squatter, owner] = [await begin(email), await begin(email)];
      const { password } = await mailedPasswordOf(owner);
      const held = [await wizardOf(squatter), await wizardOf(owner), await copyTokenOf(owner)];
      const isProven = async ({ id }: Somebody) =>
        (await auth().internal('GET', `/internal/people/${id}`, {})).body.mailbox_proven;
      expect([await isProven(squatter), await isProven(owner)]).toEqual([false, false]);
      const answer = await signIn(email, password);
      expect([await isProven(squatter), await isProven(owner)]).toEqual([false, true]);
      expect(answer.body).toMatchObject({ user: { id: owner.id } });
      expect(await Promise.all(held.map(isLive))).toEqual([false, false, false]);
      expect(await isLive(String(answer.body.token))).toBe(true);
      expect(await row(owner.id)).toMatchObject({ proven_email: email });
    });

    it('on the device of the application leaves the link to its copy, for its quarter of an hour', async () => {
      const email = newEmail();
      const owner = await begin(email);
      const { password } = await mailedPasswordOf(owner);
      const [wizard, copy] = [await wizardOf(owner), await copyTokenOf(owner)];
      await signIn(email, password, owner.device);
      expect([await isLive(wizard), await isLive(copy)]).toEqual([false, true]);
      expect((await identify(email, owner.phone)).body).toMatchObject({ asks_code: false });
    });

    it('elsewhere leaves the pair good: whoever has the mailbox knows the application by now', async () => {
      const owner = await begin(newEmail());
      const email = (await row(owner.id)).email;
      const { password } = await mailedPasswordOf(owner);
      await signIn(email, password);
      const pair = await identify(email, owner.phone, { device: owner.device });
      expect(pair.body).toMatchObject({ asks_code: false, device_known: false });
    });

    it('opens the account of each to whom a password was mailed, beside the owner', async () => {
      const email = newEmail();
      const [one, other] = [await begin(email), await begin(email)];
      const mailed = [await mailedPasswordOf(one), await mailedPasswordOf(other)];
      for (const [index, { id }] of [one, other].entries()) {
        const { body } = await signIn(email, mailed[index]?.password ?? '');
        expect(body).toMatchObject({ user: { id } });
      }
      expect(await row(one.id)).toMatchObject({ proven_email: email });
      expect(await row(other.id)).toMatchObject({ proven_email: null, proven_at: expect.any(Date) });
    });

    it('cannot be kept from the owner by any number of drafts under the address', async () => {
      const email = newEmail();
      const amina = await buildPerson(auth(), { email });
      for (let draft = 0; draft < 3; draft += 1) await mailedPasswordOf(await begin(email));
      expect((await signIn(email, goodPassword)).body).toMatchObject({ user: { id: amina.id } });
    });
  });

  describe('a mailed link to a new password', () => {
    it('proves the mailbox: the stranger’s sessions, device and copies are over', async () => {
      const email = newEmail();
      const squatter = await begin(email);
      const [wizard, copy] = [await wizardOf(squatter), await copyTokenOf(squatter)];
      const { link } = await mailedPasswordOf(squatter);
      expect((await reset(link)).status).toBe(200);
      expect([await isLive(wizard), await isLive(copy)]).toEqual([false, false]);
      const pair = await identify(email, squatter.phone, { device: squatter.device });
      expect(pair.body).toMatchObject({ asks_code: true, device_known: false });
      const code = await codeFor(email, squatter.phone);
      await identify(email, squatter.phone, { ask_code: true, code });
      expect((await identify(email, squatter.phone)).body).toMatchObject({ asks_code: false });
      expect((await signIn(email, goodPassword)).status).toBe(200);
    });

    it('asked for by the owner leads to their account, not to a newer draft', async () => {
      const email = newEmail();
      const amina = await buildPerson(auth(), { email });
      await begin(email);
      const forgot = { body: { email }, address: randomAddress() };
      const text = await mailbox.nextTo(email, () => auth().call('POST', '/api/password/forgot', forgot));
      await reset(/(http\S+reset=\S+)/.exec(text)?.[1] ?? '');
      const { body } = await signIn(email, goodPassword);
      expect(body).toMatchObject({ user: { id: amina.id } });
    });
  });

  describe('who stands under an address', () => {
    const under = async (id: number) =>
      (await auth().internal('GET', `/internal/people/${id}/under-address`)).body.people;

    it('is listed for its owner alone, without staff and without those who have proven the mailbox', async () => {
      const email = newEmail();
      const owner = await buildPerson(auth(), { email });
      const [squatter, sister, closed] = [await begin(email), await begin(email), await begin(email)];
      await signIn(email, (await mailedPasswordOf(sister)).password);
      await auth().knex('people').where({ id: closed.id }).update({ active: false });
      expect(await under(owner.id)).toEqual([squatter.id]);
      const me = async (token: string) => (await auth().call('GET', '/api/me', { token })).body;
      expect(await me(await tokenOf(auth(), owner))).toMatchObject({ shares_address: true });
      expect(await me(await tokenOf(auth(), await buildPerson(auth())))).not.toHaveProperty('shares_address');
      for (const { id } of [squatter, sister]) expect(await under(id)).toEqual([]);
      expect(await under(999_999)).toEqual([]);
    });
  });

  describe('an invitation to staff', () => {
    const invite = async (email: string) => {
      const chidi = await buildPerson(auth(), { role: 'admin' });
      const body = { name: 'Grace Mukamana', email, role: 'reviewer' };
      return auth().call('POST', '/api/staff', { body, token: await tokenOf(auth(), chidi) });
    };

    it('needs no free address: a draft under it stays beside, whose it is', async () => {
      const email = newEmail();
      const squatter = await begin(email);
      const text = await mailbox.nextTo(email, async () => {
        expect((await invite(email)).status).toBe(201);
      });
      const link = /invitation=([\w-]{43})$/m.exec(text)?.[1];
      const body = { newPassword: goodPassword };
      const joined = await auth().call('POST', `/api/staff/invitations/${link}`, { body });
      expect(joined.body).toMatchObject({ user: { role: 'reviewer' } });
      expect((await identify(email, squatter.phone)).body).toMatchObject({ person: { id: squatter.id } });
      expect((await signIn(email, goodPassword)).body).toMatchObject({ user: { role: 'reviewer' } });
    });

    it('goes to no address that is somebody’s already, and once to each', async () => {
      const amina = await buildPerson(auth());
      expect((await invite(amina.email)).status).toBe(409);
      const email = newEmail();
      const answers = await Promise.all([invite(email), invite(email)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await invite(email)).status).toBe(409);
    });
  });
});
