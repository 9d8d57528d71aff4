import { databases } from '@portal/test-kit';
import { type AuthUnderTest, startAuth } from './auth-under-test';
import { type Options, softwareAuthenticator } from './authenticator';
import { setUpApp, staffSignIn } from './factor';
import { type Mailbox, startMailbox } from './mailbox';
import { buildPerson, goodPassword, tokenOf } from './people';

const origin = 'http://localhost:8080';
const minute = 60_000;

describe.each(databases())('passkeys on $engine', ({ createDatabase }) => {
  let auth: AuthUnderTest;
  let mailbox: Mailbox;
  beforeAll(async () => {
    auth = await startAuth(await createDatabase(), { publicUrl: origin });
    mailbox = await startMailbox(auth);
  });
  afterAll(async () => {
    await mailbox?.stop();
    await auth?.stop();
  });

  const chidi = () => buildPerson(auth, { role: 'admin', name: 'Chidi Okafor' });
  const begin = (token: string) => auth.call('POST', '/api/me/passkeys/options', { token });
  const list = async (token: string) =>
    (await auth.call('GET', '/api/me/passkeys', { token })).body as unknown as {
      available: boolean;
      passkeys: { id: number; name: string; last_used_at: string | null }[];
    };
  const add = (token: string, response: object, name = 'Key ring') =>
    auth.call('POST', '/api/me/passkeys', { token, body: { name, response } });

  /** A person with an authenticator app and a passkey. */
  async function withPasskey() {
    const person = await chidi();
    const token = await tokenOf(auth, person);
    const app = await setUpApp(auth, person, token);
    const key = softwareAuthenticator(origin);
    const { options } = (await begin(token)).body as { options: Options };
    const added = await add(token, key.make(options));
    return { person, token, app, key, added };
  }
  type Person = Awaited<ReturnType<typeof withPasskey>>['person'];
  const asked = async (person: Person) => (await staffSignIn(auth, person)).body.passkey as Options;

  it('need an app first, and a proof of the password', async () => {
    const token = await tokenOf(auth, await chidi());
    const refused = await begin(token);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Set up an authenticator app first/),
    ]);
    auth.passes(16 * minute);
    expect((await begin(token)).body).toMatchObject({ reauthenticate: true });
  });

  it('are added with a name, announced by mail, and open the account in place of the code', async () => {
    const { person, token, key, added } = await withPasskey();
    expect([added.status, added.body]).toMatchObject([
      201,
      { available: true, passkeys: [{ name: 'Key ring', last_used_at: null }] },
    ]);
    const needed = await staffSignIn(auth, person);
    expect([needed.status, needed.body]).toMatchObject([
      401,
      { factor_required: true, passkey: { rpId: 'localhost' } },
    ]);
    const options = needed.body.passkey as Options;
    const answer = key.answer(options);
    expect((await staffSignIn(auth, person, { passkey: answer })).status).toBe(200);
    expect((await list(token)).passkeys[0]?.last_used_at).not.toBeNull();
    // The same answer is refused a second time.
    const again = await staffSignIn(auth, person, { passkey: answer });
    expect([again.status, again.body.errors]).toEqual([
      401,
      { passkey: ['That passkey did not work. Try again, or enter a code.'] },
    ]);
  });

  it('of somebody else, of another address, too late, or without the password open nothing', async () => {
    const { person, app, key } = await withPasskey();
    const foreign = softwareAuthenticator(origin);
    expect((await staffSignIn(auth, person, { passkey: foreign.answer(await asked(person)) })).status).toBe(
      401,
    );
    const phished = { ...(await asked(person)), rpId: 'portal.example' };
    expect((await staffSignIn(auth, person, { passkey: key.answer(phished) })).status).toBe(401);
    const late = key.answer(await asked(person));
    auth.passes(5 * minute + 1);
    expect((await staffSignIn(auth, person, { passkey: late })).status).toBe(401);
    const good = key.answer(await asked(person));
    const wrong = await staffSignIn(auth, person, { password: 'Amahoro2', passkey: good });
    expect(wrong.body).not.toHaveProperty('factor_required');
    const other = await withPasskey();
    expect(
      (await staffSignIn(auth, other.person, { passkey: key.answer(await asked(other.person)) })).status,
    ).toBe(401);
    expect((await staffSignIn(auth, person, { code: app.nextCode() })).status).toBe(200);
    expect((await staffSignIn(auth, person, { code: app.recoveryCodes[0] })).status).toBe(200);
  });

  it('prove again that it is still their owner', async () => {
    const { token, key } = await withPasskey();
    auth.passes(16 * minute);
    const prove = (more: object = {}) =>
      auth.call('POST', '/api/me/proof', { token, body: { password: goodPassword, ...more } });
    const needed = await prove();
    expect([needed.status, needed.body.factor_required]).toEqual([422, true]);
    expect((await prove({ passkey: key.answer(needed.body.passkey as Options) })).status).toBe(204);
    expect((await begin(token)).status).toBe(200);
  });

  it('are removed one by one with a mail, and all of them with the app', async () => {
    const { person, token, app } = await withPasskey();
    const second = softwareAuthenticator(origin);
    const { options } = (await begin(token)).body as { options: Options };
    await mailbox.atRest();
    const message = await mailbox.nextTo(person.email, async () => {
      expect((await add(token, second.make(options), 'Phone')).status).toBe(201);
    });
    expect(message).toContain('A passkey was added to your account');
    const [first] = (await list(token)).passkeys;
    const remove = (id = 0) => auth.call('DELETE', `/api/me/passkeys/${id}`, { token });
    const elsewhere = await withPasskey();
    const theirs = (await list(elsewhere.token)).passkeys[0]?.id;
    expect((await remove(theirs)).status).toBe(404);
    await mailbox.atRest();
    const removed = await mailbox.nextTo(person.email, async () => {
      expect((await remove(first?.id)).status).toBe(204);
    });
    expect(removed).toContain('A passkey of your account was removed');
    expect((await list(token)).passkeys.map(({ name }) => name)).toEqual(['Phone']);
    const proof = { password: goodPassword, code: app.nextCode() };
    expect((await auth.call('POST', '/api/me/second-factor/off', { token, body: proof })).status).toBe(204);
    expect((await list(token)).passkeys).toEqual([]);
    expect((await staffSignIn(auth, person)).status).toBe(200);
  });

  it('that answer another question, or lack a name, are not added', async () => {
    const { token } = await withPasskey();
    const key = softwareAuthenticator(origin);
    const { options } = (await begin(token)).body as { options: Options };
    expect((await add(token, key.make(options), ' ')).body.errors).toEqual({
      name: ['Enter a name for the passkey'],
    });
    const other = await add(token, key.make({ ...options, challenge: 'bm90LXRoaXM' }));
    expect([other.status, other.body.message]).toEqual([
      422,
      'The passkey could not be added. Please try again.',
    ]);
    // The challenge was valid only once.
    expect((await add(token, key.make(options))).status).toBe(422);
  });
});
