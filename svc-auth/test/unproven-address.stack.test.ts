import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildApplicant, randomAddress, randomPhone } from './people';

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());

  const anAddress = () => `${randomPhone()}@example.org`;
  const row = (id: number) => auth().knex('people').where({ id }).first();
  const move = (id: number, email: string) =>
    auth().internal('POST', `/internal/people/${id}/unproven-email`, { body: { email, by: 9_001 } });
  const mailedPassword = async (id: number) =>
    String(
      (await auth().internal('POST', `/internal/people/${id}/mailed-password`, { body: {} })).body.password,
    );
  const signIn = async (email_or_phone: string, password: string) =>
    (
      await auth().call('POST', '/api/login', {
        body: { email_or_phone, password },
        headers: { 'X-Forwarded-For': randomAddress() },
      })
    ).status;
  async function begins(email = anAddress()) {
    const phone = randomPhone();
    const body = {
      email,
      phone,
      name: 'Amina Uwase',
      role: 'intern',
      create: true,
      address: randomAddress(),
    };
    const answer = await auth().internal('POST', '/internal/wizard/identify', { body });
    return { id: (answer.body.person as { id: number }).id, email, phone };
  }

  it('an address that nobody has proven is corrected; what was mailed to the old one opens nothing', async () => {
    const amina = await begins();
    const stale = await mailedPassword(amina.id);
    const email = anAddress();
    const message = await mailbox.nextTo(amina.email, async () => {
      expect((await move(amina.id, email.toUpperCase())).body).toMatchObject({ id: amina.id, email });
    });
    expect(message).toContain('no longer work');
    expect(message).not.toContain(email);
    expect(message).not.toContain('Amina');
    expect(await row(amina.id)).toMatchObject({ email, proven_at: null, proven_email: null });
    expect(await signIn(email, stale)).toBe(401);
    expect(await signIn(amina.email, stale)).toBe(401);
    // The reader of the new mailbox proves it by the first sign-in.
    expect(await signIn(email, await mailedPassword(amina.id))).toBe(200);
    expect((await row(amina.id)).proven_at).not.toBeNull();
    const [event] = await auth().knex('auth_events').where({ kind: 'email_changed', subject_id: amina.id });
    expect(event).toMatchObject({ actor_id: 9_001, actor_role: '' });
    expect(JSON.stringify(event)).not.toContain('@');
  });

  it('the same again does nothing, and notifies nobody', async () => {
    const amina = await begins();
    const email = anAddress();
    await move(amina.id, email);
    const password = await mailedPassword(amina.id);
    expect((await move(amina.id, email)).status).toBe(200);
    expect(await signIn(email, password)).toBe(200);
  });

  it('an address that its owner has proven is theirs', async () => {
    const owner = await begins();
    expect(await signIn(owner.email, await mailedPassword(owner.id))).toBe(200);
    const { status, body } = await move(owner.id, anAddress());
    expect([status, body.message]).toEqual([409, expect.stringContaining('only they can change it')]);
    expect((await row(owner.id)).email).toBe(owner.email);
  });

  it('nobody is moved under an address that belongs to somebody', async () => {
    const owner = await buildApplicant(auth());
    await auth()
      .knex('people')
      .where({ id: owner.id })
      .update({ proven_at: new Date(), proven_email: owner.email });
    const amina = await begins();
    expect((await move(amina.id, owner.email)).status).toBe(409);
    expect((await row(amina.id)).email).toBe(amina.email);
    expect((await move(2_000_000_000, anAddress())).status).toBe(404);
  });
});
