import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildApplicant, buildPerson, goodPassword, randomAddress, tokenOf, wizardTokenOf } from './people';

const day = 24 * 3_600_000;
const newPassword = 'Murakoze2';

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());
  const me = (token: string) => auth().call('GET', '/api/me', { token });
  const change = (id: number | string, token: string, body: object) =>
    auth().call('POST', `/api/users/${id}/change-password`, { body, token });
  const signIn = (email: string, password: string) =>
    auth().call('POST', '/api/login', {
      body: { email_or_phone: email, password },
      address: randomAddress(),
    });
  const mailedPassword = (id: number, query = '') =>
    auth().internal('POST', `/internal/people/${id}/mailed-password${query}`);

  describe('changing the password', () => {
    it('makes the new one good and the old one worthless', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const answer = await change(amina.id, token, { currentPassword: goodPassword, newPassword });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ message: 'Password changed successfully.' });
      expect((await signIn(amina.email, goodPassword)).status).toBe(401);
      expect((await signIn(amina.email, newPassword)).status).toBe(200);
    });

    it('signs out everywhere else', async () => {
      const amina = await buildPerson(auth());
      const here = await tokenOf(auth(), amina);
      const elsewhere = [await tokenOf(auth(), amina), await wizardTokenOf(auth(), amina)];
      const stranger = await tokenOf(auth(), await buildPerson(auth()));
      await change(amina.id, here, { currentPassword: goodPassword, newPassword });
      expect((await me(here)).status).toBe(200);
      for (const token of elsewhere) expect((await me(token)).status).toBe(401);
      expect((await me(stranger)).status).toBe(200);
    });

    it('is refused with the current password as the new one: a mailed one does not stay', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const body = { currentPassword: goodPassword, newPassword: goodPassword };
      const answer = await change(amina.id, token, body);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { newPassword: ['Choose a password that differs from your current one'] },
      ]);
      const wrong = { currentPassword: newPassword, newPassword };
      expect((await change(amina.id, token, wrong)).status).toBe(401);
    });

    it('is refused with a password that many people have, in a sentence that explains what to do', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const answer = await change(amina.id, token, {
        currentPassword: goodPassword,
        newPassword: 'Password1',
      });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { newPassword: [expect.stringMatching(/^Many people use this password.*Choose another/)] },
      ]);
    });

    it('mails the owner of the account that it was changed', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const mail = mailbox.nextTo(amina.email, () =>
        change(amina.id, token, { currentPassword: goodPassword, newPassword }),
      );
      expect(await mail).toContain('The password of your account was changed.');
    });

    it('is refused with a wrong current password, and nothing changes', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const answer = await change(amina.id, token, { currentPassword: 'Amahoro2', newPassword });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        message: 'Current password is incorrect.',
        codes: { message: 'currentPasswordWrong' },
        request_id: expect.any(String),
      });
      expect((await me(token)).status).toBe(200);
      expect((await signIn(amina.email, goodPassword)).status).toBe(200);
    });

    it.each([
      [{}, { currentPassword: ['Current password is required'], newPassword: ['New password is required'] }],
      [
        { currentPassword: '', newPassword: '' },
        { currentPassword: ['Current password is required'], newPassword: ['New password is required'] },
      ],
      [
        { currentPassword: 'x', newPassword: 'Short1' },
        { newPassword: ['Password must be at least 8 characters long'] },
      ],
      [
        { currentPassword: 'x', newPassword: 'MURAKOZE2' },
        { newPassword: ['Password must contain at least one lowercase letter'] },
      ],
      [
        { currentPassword: 'x', newPassword: 'murakoze2' },
        { newPassword: ['Password must contain at least one uppercase letter'] },
      ],
      [
        { currentPassword: 'x', newPassword: 'Murakozee' },
        { newPassword: ['Password must contain at least one number'] },
      ],
      [
        { currentPassword: 'x', newPassword: '-' },
        {
          newPassword: [
            'Password must be at least 8 characters long',
            'Password must contain at least one lowercase letter',
            'Password must contain at least one uppercase letter',
            'Password must contain at least one number',
          ],
        },
      ],
    ])('is refused for %j, saying why', async (body, errors) => {
      const amina = await buildPerson(auth());
      const answer = await change(amina.id, await tokenOf(auth(), amina), body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual(errors);
    });

    it('of someone else is not there', async () => {
      const [amina, benoit] = [await buildPerson(auth()), await buildPerson(auth())];
      const token = await tokenOf(auth(), amina);
      const body = { currentPassword: goodPassword, newPassword };
      for (const id of [benoit.id, 999_999]) expect((await change(id, token, body)).status).toBe(404);
      expect((await signIn(benoit.email, goodPassword)).status).toBe(200);
    });

    it('needs a sign-in by password', async () => {
      const amina = await buildPerson(auth());
      const body = { currentPassword: goodPassword, newPassword };
      expect((await change(amina.id, await wizardTokenOf(auth(), amina), body)).status).toBe(403);
      expect((await change(amina.id, 'nonsense', body)).status).toBe(401);
    });

    it('by two requests at once succeeds for one', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const answers = await Promise.all(
        ['Murakoze2', 'Murakoze3'].map((newPassword) =>
          change(amina.id, token, { currentPassword: goodPassword, newPassword }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('is refused while the portal is closed, except for staff', async () => {
      const amina = await buildPerson(auth());
      const chidi = await buildPerson(auth(), { role: 'reviewer' });
      const tokens = [await tokenOf(auth(), amina), await tokenOf(auth(), chidi)] as const;
      auth().portalIsOpen(false);
      const body = { currentPassword: goodPassword, newPassword };
      const refused = await change(amina.id, tokens[0], body);
      const done = await change(chidi.id, tokens[1], body);
      auth().portalIsOpen(true);
      expect(refused.status).toBe(503);
      expect(refused.body.portal_enabled).toBe(false);
      expect(done.status).toBe(200);
    });
  });

  describe('the password that is mailed on submission', () => {
    const mailedTo = async (id: number) => String((await mailedPassword(id)).body.password);

    it('works at once and asks to be changed, until it is', async () => {
      const amina = await buildApplicant(auth());
      const password = await mailedTo(amina.id);
      const answer = await signIn(amina.email, password);
      expect(answer.body).toMatchObject({ user: { must_change_password: true } });
      const token = String(answer.body.token);
      expect((await me(token)).body.must_change_password).toBe(true);
      await change(amina.id, token, { currentPassword: password, newPassword });
      expect((await me(token)).body.must_change_password).toBe(false);
      expect((await signIn(amina.email, newPassword)).body).toMatchObject({
        user: { must_change_password: false },
      });
    });

    it('is new each time it is requested, as long as none was used', async () => {
      const amina = await buildApplicant(auth());
      const [first, second] = [await mailedTo(amina.id), await mailedTo(amina.id)];
      expect(first).not.toBe(second);
      expect((await signIn(amina.email, first)).status).toBe(401);
      expect((await signIn(amina.email, second)).status).toBe(200);
    });

    it('comes with a link to choose one of one’s own, which may come alone, and works once within 14 days', async () => {
      const choose = (link: unknown) => {
        const token = String(link).replace('http://portal.test/#reset=', '');
        return auth().call('POST', '/api/password/reset', { body: { token, newPassword } });
      };
      const amina = await buildApplicant(auth());
      const both = (await mailedPassword(amina.id)).body;
      const { email } = amina;
      expect(both).toEqual({ email, password: expect.any(String), link: expect.any(String) });
      const alone = (await mailedPassword(amina.id, '?link_alone=true')).body;
      expect(alone).toEqual({ email, link: expect.stringMatching(/^http:\/\/portal\.test\/#reset=\S{43}$/) });
      expect((await choose(both.link)).status).toBe(422);
      auth().passes(13 * day);
      expect((await choose(alone.link)).status).toBe(200);
      expect((await choose(alone.link)).status).toBe(422);
      expect((await signIn(amina.email, newPassword)).status).toBe(200);
      const { link } = (await mailedPassword((await buildApplicant(auth())).id, '?link_alone=true')).body;
      auth().passes(14 * day);
      expect((await choose(link)).status).toBe(422);
    });

    it('is not replaced once it was used, and not made for a person with their own', async () => {
      const amina = await buildApplicant(auth());
      const password = await mailedTo(amina.id);
      await signIn(amina.email, password);
      expect((await mailedPassword(amina.id)).body).toEqual({
        email: amina.email,
        already_has_password: true,
      });
      expect((await signIn(amina.email, password)).status).toBe(200);
      const benoit = await buildPerson(auth());
      expect((await mailedPassword(benoit.id)).body).toEqual({
        email: benoit.email,
        already_has_password: true,
      });
    });

    it('expires unused after 14 days, and then a new one can be made', async () => {
      const amina = await buildApplicant(auth());
      const password = await mailedTo(amina.id);
      auth().passes(14 * day);
      expect((await signIn(amina.email, password)).status).toBe(401);
      expect((await signIn(amina.email, await mailedTo(amina.id))).status).toBe(200);
    });

    it('does not expire once it was used', async () => {
      const amina = await buildApplicant(auth());
      const password = await mailedTo(amina.id);
      auth().passes(13 * day);
      expect((await signIn(amina.email, password)).status).toBe(200);
      auth().passes(30 * day);
      expect((await signIn(amina.email, password)).status).toBe(200);
    });

    it('is stored as a hash alone', async () => {
      const amina = await buildApplicant(auth());
      const password = await mailedTo(amina.id);
      const row = await auth().knex('people').where({ id: amina.id }).first();
      expect(JSON.stringify(row)).not.toContain(password);
      expect(row.password_hash).toMatch(/^\$argon2id\$/);
    });

    it('is not made for staff or unknown people', async () => {
      const chidi = await buildPerson(auth(), {
        role: 'admin',
        passwordHash: undefined,
        passwordState: 'none',
      });
      expect((await mailedPassword(chidi.id)).body).toEqual({
        email: chidi.email,
        already_has_password: true,
      });
      expect((await mailedPassword(999_999)).status).toBe(404);
    });
  });
});
