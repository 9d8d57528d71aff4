import { hashOfToken, newResetToken } from '../src/signing-in/forgotten-password/link';
import { changeStaff, inviteAgain, inviteStaff, listStaff } from '../src/staff/accounts/manage';
import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildPerson, goodPassword, randomAddress, randomPhone } from './people';

const hour = 3_600_000;
const chosen = 'Murakoze2';

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());

  const administrator = () => buildPerson(auth(), { role: 'admin' });
  const invite = async (email = `grace.${randomPhone()}@example.org`) => {
    const inviter = await administrator();
    const given = { name: 'Grace Mukamana', email, role: 'admin' };
    return { inviter, grace: await inviteStaff(auth().service, inviter.id, given) };
  };
  type Invited = Awaited<ReturnType<typeof invite>>;
  const change = async (id: number, changes: object) =>
    changeStaff(auth().service, (await administrator()).id, id, changes);

  /** What may have become of an invitation that nobody has accepted. */
  const states: Record<string, (of: Invited) => unknown> = {
    'is open': () => undefined,
    'was taken back, since its inviter left': ({ inviter }) => change(inviter.id, { active: false }),
    'was taken back, since its inviter is a reviewer': ({ inviter }) =>
      change(inviter.id, { role: 'reviewer' }),
    'has expired': () => auth().passes(72 * hour),
    'ended with a deactivation that was undone': async ({ grace }) => {
      await change(grace.id, { active: false });
      await change(grace.id, { active: true });
    },
    'is for another role by now': ({ grace }) => change(grace.id, { role: 'reviewer' }),
  };
  const forgot = (email: string) => auth().call('POST', '/api/password/forgot', { body: { email } });
  const resetMails = (email: string) => mailbox.sentTo(email).filter(({ text }) => text.includes('#reset='));
  const reset = (token: string) =>
    auth().call('POST', '/api/password/reset', { body: { token, newPassword: chosen } });
  const signIn = (email: string, password: string) =>
    auth().call('POST', '/api/login', { body: { email, password }, address: randomAddress() });
  /** A link as a release of before mailed it. */
  const linkOf = async (personId: number) => {
    const token = newResetToken();
    const createdAt = auth().service.clock();
    const expiresAt = new Date(createdAt.getTime() + hour);
    await auth().service.stores.resets.insert({
      tokenHash: hashOfToken(token),
      personId,
      createdAt,
      expiresAt,
    });
    return token;
  };
  const heard = ({ status, body: { request_id: _, ...body } }: Awaited<ReturnType<typeof reset>>) => [
    status,
    body,
  ];

  describe.each(Object.entries(states))('somebody whose invitation %s', (_state, becomes) => {
    const invited = async () => {
      const made = await invite();
      await becomes(made);
      return made.grace;
    };

    it('gets no link for a forgotten password, and the answer of an unknown address', async () => {
      const grace = await invited();
      const known = await buildPerson(auth());
      const answers = [await forgot(grace.email), await forgot(`${randomPhone()}@example.org`)];
      expect(heard(answers[0] as never)).toEqual(heard(answers[1] as never));
      await forgot(known.email);
      await mailbox.atRest();
      expect(resetMails(known.email)).toHaveLength(1);
      expect(resetMails(grace.email)).toEqual([]);
      expect(await auth().knex('password_resets').where({ person_id: grace.id })).toEqual([]);
    });

    it('comes in by no link that went out before: it is answered as one that is made up', async () => {
      const grace = await invited();
      const answer = await reset(await linkOf(grace.id));
      expect(heard(answer)).toEqual(heard(await reset('x'.repeat(43))));
      expect(answer.status).toBe(422);
      expect((await signIn(grace.email, chosen)).status).toBe(401);
      const listed = (await listStaff(auth().service)).find(({ id }) => id === grace.id);
      expect(listed).toMatchObject({
        active: true,
        passwordState: 'none',
        passwordHash: null,
        provenAt: null,
      });
    });

    it('comes in once an administrator invites again, and gets such a link from then on', async () => {
      const grace = await invited();
      await mailbox.atRest();
      const again = await administrator();
      const text = await mailbox.nextTo(grace.email, () => inviteAgain(auth().service, again.id, grace.id));
      const token = /#invitation=([\w-]{43})$/m.exec(text)?.[1];
      const body = { token, newPassword: goodPassword };
      expect((await auth().call('POST', '/api/staff/invitation/accept', { body })).status).toBe(200);
      const joined = await auth().knex('staff_audit').where({ action: 'joined', actor_id: grace.id });
      expect(joined).toHaveLength(1);
      const reminder = await mailbox.nextTo(grace.email, () => forgot(grace.email));
      expect((await reset(/#reset=([\w-]{43})$/m.exec(reminder)?.[1] ?? '')).status).toBe(200);
      expect((await signIn(grace.email, chosen)).status).toBe(200);
    });
  });

  it('an invitation keeps no applicant under the same address from a new password', async () => {
    const amina = await buildPerson(auth(), { passwordState: 'mailed' });
    const { grace } = await invite(amina.email);
    await mailbox.atRest();
    const text = await mailbox.nextTo(amina.email, () => forgot(amina.email));
    expect((await reset(/#reset=([\w-]{43})$/m.exec(text)?.[1] ?? '')).status).toBe(200);
    expect((await signIn(amina.email, chosen)).body).toMatchObject({
      user: { id: amina.id, role: 'intern' },
    });
    expect(await auth().service.stores.people.byId(grace.id)).toMatchObject({ passwordState: 'none' });
  });
});
