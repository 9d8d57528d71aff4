import { permissionsFor } from '@portal/service-kit/permissions';
import { outboxName } from '../src/platform/stores';
import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildPerson, goodPassword, randomAddress, randomPhone, tokenOf } from './people';

const hour = 3_600_000;
const gone = 'This invitation is no longer valid. Please ask an administrator to send you a new one.';

interface Staff {
  id: number;
  email: string;
  invited: boolean;
  invitation_expires_at: string | null;
}

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  let token: string;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());
  beforeEach(async () => {
    const chidi = await buildPerson(auth(), { role: 'admin', name: 'Chidi Okafor' });
    token = await tokenOf(auth(), chidi);
  });

  const newEmail = () => `grace.${randomPhone()}@example.org`;
  const invite = (email: string, changes: object = {}) =>
    auth().call('POST', '/api/staff', {
      body: { name: 'Grace Mukamana', email, role: 'reviewer', ...changes },
      token,
    });
  const linkIn = (text: string) => /\/staff\/auth#invitation=([\w-]{43})$/m.exec(text)?.[1] ?? '';
  const staffOf = (answer: { body: Record<string, unknown> }) => answer.body.staff as Staff;
  /** An invited person, and the token of their link. */
  const invited = async () => {
    let member: Staff | undefined;
    const email = newEmail();
    const text = await mailbox.nextTo(email, async () => {
      member = staffOf(await invite(email));
    });
    if (!member) throw new Error('nobody was invited');
    return { ...member, link: linkIn(text), text };
  };
  const check = (link: string) => auth().call('POST', '/api/staff/invitation', { body: { token: link } });
  const accept = (link: string, body: object = { newPassword: goodPassword }) =>
    auth().call('POST', '/api/staff/invitation/accept', { body: { token: link, ...body } });
  const again = (id: number) => auth().call('POST', `/api/staff/${id}/invitation`, { token });
  const patch = (id: number, body: object) => auth().call('PATCH', `/api/staff/${id}`, { body, token });
  const signIn = (email: string) =>
    auth().call('POST', '/api/login', {
      body: { email, password: goodPassword, role: 'admin' },
      address: randomAddress(),
    });

  describe('an invitation of an administrator who is none any more', () => {
    it.each([
      ['left', { active: false }],
      ['is a reviewer', { role: 'reviewer' }],
    ])('opens nothing: who invited %s; another one sends it again', async (_why, changes) => {
      const chidi = await buildPerson(auth(), { role: 'admin', name: 'Old Admin' });
      const invitedAs = token;
      token = await tokenOf(auth(), chidi);
      const { id, link, email } = await invited();
      expect((await check(link)).status).toBe(200);
      token = invitedAs;
      expect((await patch(chidi.id, changes)).status).toBe(200);
      expect((await check(link)).body.message).toBe(gone);
      expect((await accept(link)).status).toBe(404);
      // The invitation stays void, even when the inviting person is an administrator again.
      expect((await patch(chidi.id, { active: true, role: 'admin' })).status).toBe(200);
      expect((await check(link)).body.message).toBe(gone);
      expect((await accept(link)).status).toBe(404);
      const text = await mailbox.nextTo(email, async () => {
        expect((await again(id)).status).toBe(200);
      });
      expect((await accept(linkIn(text))).status).toBe(200);
    });
  });

  it('is sent again once where the button is pressed several times at once', async () => {
    const { id, email } = await invited();
    await mailbox.atRest();
    const before = mailbox.sentTo(email).length;
    const answers = await Promise.all([1, 2, 3].map(() => again(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const acts = await auth().knex('staff_audit').where({ action: 'invitation_sent' });
    expect(acts.filter(({ details }) => JSON.parse(details).staff_id === id)).toHaveLength(1);
    expect(await auth().knex('staff_invitations').where({ person_id: id })).toHaveLength(1);
    await mailbox.atRest();
    expect(mailbox.sentTo(email).length - before).toBe(1);
  });

  describe('an invitation', () => {
    it('goes out by email and names who invites, for which role, and for how long', async () => {
      const email = newEmail();
      const answer = await invite(` ${email.toUpperCase()}`);
      expect(answer.status).toBe(201);
      expect(answer.body.staff).toEqual({
        id: expect.any(Number),
        name: 'Grace Mukamana',
        email,
        role: 'reviewer',
        active: true,
        invited: true,
        invitation_expires_at: expect.any(String),
        last_sign_in_at: null,
        is_self: false,
        second_factor: false,
      });
      const mail = await mailbox.smtp.mail(({ to }) => to.includes(email));
      expect(mail.subject).toBe('You are invited to Hill School');
      expect(mail.text).toMatch(/^Dear Grace Mukamana,\n\nChidi Okafor would like you to join/);
      expect(mail.text).toContain('72 hours');
      expect(mail.text).toContain('http://portal.test/staff/auth#invitation=');
    });

    it('shows who is invited, and signs in once a password is chosen', async () => {
      const grace = await invited();
      expect((await check(grace.link)).body).toEqual({
        name: 'Grace Mukamana',
        email: grace.email,
        role: 'reviewer',
      });
      const answer = await accept(grace.link, { name: ' Grace M. ', newPassword: goodPassword });
      expect(answer.status).toBe(200);
      expect(answer.body.user).toEqual({
        id: grace.id,
        permissions: permissionsFor({ role: 'reviewer' }),
        role: 'reviewer',
        name: 'Grace M.',
        email: grace.email,
        must_change_password: false,
      });
      // The person counts as staff from the use of the invitation, not from its sending.
      const { used_at } = await auth().knex('staff_invitations').where({ person_id: grace.id }).first();
      const result = await auth().internal('GET', `/internal/people/${grace.id}`);
      expect(result.body).toMatchObject({ role: 'reviewer', staff_since: used_at.toISOString() });
      expect(Object.keys(answer.cookies).sort()).toEqual(['XSRF-TOKEN', 'portal_device', 'portal_files']);
      const me = await auth().call('GET', '/api/me', { token: String(answer.body.token) });
      expect(me.body).toMatchObject({ name: 'Grace M.', role: 'reviewer' });
      expect((await signIn(grace.email)).status).toBe(200);
    });

    it('works once, even when it is opened twice at the same time', async () => {
      const { link } = await invited();
      const answers = await Promise.all([accept(link), accept(link)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      for (const answer of [await accept(link), await check(link)]) {
        expect(answer.status).toBe(404);
        expect(answer.body.message).toBe(gone);
      }
    });

    it('works for 72 hours; the list shows when it expired', async () => {
      const grace = await invited();
      auth().passes(72 * hour);
      expect((await check(grace.link)).status).toBe(404);
      expect((await accept(grace.link)).status).toBe(404);
      const chidi = await buildPerson(auth(), { role: 'admin' });
      const list = await auth().call('GET', '/api/staff', { token: await tokenOf(auth(), chidi) });
      const listed = (list.body.staff as Staff[]).find(({ id }) => id === grace.id);
      expect(listed?.invited).toBe(true);
      expect(Date.parse(listed?.invitation_expires_at ?? '')).toBeLessThanOrEqual(
        auth().service.clock().getTime(),
      );
    });

    it('can be sent again: the old link is void then', async () => {
      const grace = await invited();
      const text = await mailbox.nextTo(grace.email, async () => {
        expect((await again(grace.id)).status).toBe(200);
      });
      expect((await check(grace.link)).status).toBe(404);
      expect((await accept(linkIn(text))).status).toBe(200);
    });

    it('is not used up by a password that breaks the rules', async () => {
      const { link } = await invited();
      const refused = await accept(link, { newPassword: 'short' });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors as object)).toEqual(['newPassword']);
      expect((await accept(link, { newPassword: 'Qwerty12345' })).status).toBe(422);
      expect((await accept(link)).status).toBe(200);
    });

    it('is stored as a hash alone', async () => {
      const { link } = await invited();
      const rows = [...(await auth().knex('staff_invitations')), ...(await auth().knex(outboxName))];
      expect(rows.length).toBeGreaterThan(1);
      expect(JSON.stringify(rows)).not.toContain(link);
    });

    it.each(['nonsense', 'x'.repeat(43)])('made up as “%s” opens nothing', async (link) => {
      expect((await check(link)).status).toBe(404);
      expect((await accept(link)).status).toBe(404);
    });
  });

  describe('inviting', () => {
    it('a person twice, or a person with an account, is refused', async () => {
      const grace = await invited();
      const amina = await buildPerson(auth());
      for (const email of [grace.email, amina.email]) {
        const answer = await invite(email);
        expect(answer.status).toBe(409);
        expect(answer.body.errors).toEqual({
          email: ['There is already an account with this email address.'],
        });
      }
    });

    it('a person twice at the same time makes one account', async () => {
      const email = newEmail();
      const answers = await Promise.all([invite(email), invite(email)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await auth().knex('people').where({ email })).toHaveLength(1);
    });

    it('asks for a name, an address and a role', async () => {
      const answer = await invite('nonsense', { name: ' ', role: 'owner' });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({
        name: ['Enter the full name'],
        email: ['Enter an email address in the correct format, like name@example.com'],
        role: ['Select a role'],
      });
      expect((await invite(newEmail(), { role: 'intern' })).status).toBe(422);
    });

    it('a person again who has joined is refused', async () => {
      const grace = await invited();
      await accept(grace.link);
      expect((await again(grace.id)).status).toBe(409);
      expect((await again(999_999)).status).toBe(404);
    });
  });

  describe('somebody who is deactivated', () => {
    it('cannot use an old invitation, not even after they are activated again', async () => {
      const grace = await invited();
      await patch(grace.id, { active: false });
      expect((await accept(grace.link)).status).toBe(404);
      expect((await again(grace.id)).status).toBe(409);
      await patch(grace.id, { active: true });
      expect((await check(grace.link)).status).toBe(404);
    });

    it('gets no link for a forgotten password, and an old one opens nothing', async () => {
      const grace = await invited();
      await accept(grace.link);
      const forgot = () => auth().call('POST', '/api/password/forgot', { body: { email: grace.email } });
      const reset = /#reset=([\w-]{43})$/m.exec(await mailbox.nextTo(grace.email, forgot))?.[1];
      await patch(grace.id, { active: false });
      const use = () =>
        auth().call('POST', '/api/password/reset', { body: { token: reset, newPassword: 'Murakoze2' } });
      expect((await use()).status).toBe(422);
      mailbox.smtp.mails.length = 0;
      expect((await forgot()).status).toBe(202);
      await mailbox.atRest();
      expect(mailbox.sentTo(grace.email)).toEqual([]);
      await patch(grace.id, { active: true });
      expect((await use()).status).toBe(422);
    });
  });
});
