import type { Person } from '../src/accounts/people/person';
import { isDeviceOf } from '../src/accounts/sessions/device';
import { hashOfToken, newResetToken } from '../src/signing-in/forgotten-password/link';
import { onEachDatabase } from './each-database';
import { type App, appOf, setUpApp } from './factor';
import { buildPerson, goodPassword, randomAddress, tokenOf } from './people';

/** Everything that can open something in a person's name. */
interface Held {
  person: Person;
  here: string;
  secret: string;
  program: string;
  resetToken: string;
  device: string;
}

onEachDatabase((auth) => {
  const resetLink = async ({ id }: Person) => {
    const token = newResetToken();
    const createdAt = auth().service.clock();
    const expiresAt = new Date(createdAt.getTime() + 3_600_000);
    const link = { tokenHash: hashOfToken(token), personId: id, createdAt, expiresAt };
    await auth().service.stores.resets.insert(link);
    return token;
  };
  const exchange = (secret: string) => auth().call('POST', '/api/token', { body: { token: secret } });
  const deviceOf = async ({ email }: Person) => {
    const body = { email_or_phone: email, password: goodPassword };
    const { cookies } = await auth().call('POST', '/api/login', { body, address: randomAddress() });
    return cookies.portal_device?.[0]?.split(';')[0]?.split('=')[1] ?? '';
  };

  const apps = new Map<number, App>();

  async function hold(app: 'app' | 'none' = 'app'): Promise<Held> {
    const person = await buildPerson(auth(), { role: 'admin' });
    const here = await tokenOf(auth(), person);
    if (app !== 'none') apps.set(person.id, await setUpApp(auth(), person, here));
    // Tokens count whole seconds: the device must be known after the app was set up.
    auth().passes(1000);
    const device = (await auth().service.tokens.forDevice(person.id, auth().service.clock(), true)).token;
    const body = { name: 'Copy', scopes: ['applications:read'], days: 30 };
    const secret = String(
      (await auth().call('POST', '/api/staff/tokens', { token: here, body })).body.secret,
    );
    const program = String((await exchange(secret)).body.token);
    return { person, here, secret, program, resetToken: await resetLink(person), device };
  }
  const sidOf = (bearer: string) => String(JSON.parse(atob(String(bearer.split('.')[1]))).sid);
  const live = async (bearer: string) =>
    Boolean(await auth().service.stores.sessions.live(sidOf(bearer), auth().service.clock()));

  /** Returns what still opens something. */
  async function opens({ person, here, secret, program, resetToken, device }: Held): Promise<string[]> {
    const now = auth().service.clock();
    const { stores, tokens } = auth().service;
    const current = await stores.people.byId(person.id);
    const known = current && isDeviceOf(current, await tokens.deviceOf(device, now));
    const open = {
      session: await live(here),
      program: await live(program),
      token: (await exchange(secret)).status === 200,
      link: (await stores.resets.personOf(hashOfToken(resetToken), now)) !== undefined,
      device: known,
    };
    return Object.entries(open).flatMap(([name, isOpen]) => (isOpen ? [name] : []));
  }

  const colleague = async () => tokenOf(auth(), await buildPerson(auth(), { role: 'admin' }));
  const byColleague = async (method: string, path: string, body?: object) =>
    auth().call(method, path, { token: await colleague(), ...(body && { body }) });

  /** The ways in which access to an account ends, and what stays open after each. */
  const ways: Record<
    string,
    { by: (held: Held) => Promise<{ status: number }>; stays: string[]; app?: 'none' }
  > = {
    'another password': {
      by: ({ person, here }) =>
        auth().call('POST', `/api/users/${person.id}/change-password`, {
          token: here,
          body: { currentPassword: goodPassword, newPassword: 'Murakoze-cyane-2' },
        }),
      stays: ['session'],
    },
    'a reset by link': {
      by: ({ resetToken: token }) =>
        auth().call('POST', '/api/password/reset', { body: { token, newPassword: 'Murakoze-cyane-2' } }),
      stays: [],
    },
    'another role': {
      by: ({ person }) => byColleague('PATCH', `/api/staff/${person.id}`, { role: 'reviewer' }),
      stays: [],
    },
    deactivation: {
      by: ({ person }) => byColleague('PATCH', `/api/staff/${person.id}`, { active: false }),
      stays: [],
    },
    'signing out by a colleague': {
      by: ({ person }) => byColleague('POST', `/api/staff/${person.id}/sign-out`),
      stays: [],
    },
    'a second factor that is turned on': {
      app: 'none',
      by: async ({ person, here }) => {
        await setUpApp(auth(), person, here);
        return { status: 200 };
      },
      stays: ['session'],
    },
    'a second factor that is turned off': {
      by: ({ person, here }) =>
        auth().call('POST', '/api/me/second-factor/off', {
          token: here,
          body: { password: goodPassword, code: String(apps.get(person.id)?.nextCode()) },
        }),
      stays: ['session'],
    },
    'a passkey that is removed': {
      by: async ({ person, here }) => {
        const passkey = { name: 'Phone', credentialId: `c${person.id}`, publicKey: 'a', counter: 0 };
        const row = { ...passkey, personId: person.id, transports: [] };
        await auth().service.stores.passkeys.insert(row, auth().service.clock());
        const [made] = await auth().service.stores.passkeys.of(person.id);
        return auth().call('DELETE', `/api/me/passkeys/${made?.id}`, { token: here });
      },
      stays: ['session'],
    },
    'a second factor that all administrators need': {
      app: 'none',
      by: async () => {
        const grace = await buildPerson(auth(), { role: 'admin' });
        const token = await tokenOf(auth(), grace);
        await setUpApp(auth(), grace, token);
        const rule = (required: boolean) =>
          auth().call('PUT', '/api/staff/second-factor-rule', {
            token,
            body: { required_for_administrators: required },
          });
        const answer = await rule(true);
        await rule(false);
        return answer;
      },
      stays: [],
    },
    'a second factor that is taken off': {
      by: ({ person }) => byColleague('POST', `/api/staff/${person.id}/second-factor/reset`),
      stays: [],
    },
  };

  it.each(Object.entries(ways))(
    '%s ends all that opens something in their name',
    async (_, { by, stays, app }) => {
      const held = await hold(app);
      expect(await opens(held)).toEqual(['session', 'program', 'token', 'link', 'device']);
      const before = auth().service.clock();
      const { status } = await by(held);
      expect([200, 204]).toContain(status);
      expect(await opens(held)).toEqual(stays);
      const result = await auth().internal('GET', `/internal/people/${held.person.id}`);
      expect(Date.parse(String(result.body.access_since))).toBeGreaterThanOrEqual(before.getTime() - 1_000);
    },
  );

  it('another password ends a set-up of an app that has begun, and a code to another address', async () => {
    const person = await buildPerson(auth(), { role: 'admin' });
    const here = await tokenOf(auth(), person);
    const begun = await auth().call('POST', '/api/me/second-factor', {
      token: here,
      body: { password: goodPassword },
    });
    const { emailChanges } = auth().service.stores;
    const expiresAt = new Date(auth().service.clock().getTime() + 600_000);
    const change = { personId: person.id, email: 'other@example.org' };
    await emailChanges.put({ ...change, codeHash: 'a'.repeat(64), expiresAt });
    await auth().call('POST', `/api/users/${person.id}/change-password`, {
      token: here,
      body: { currentPassword: goodPassword, newPassword: 'Murakoze-cyane-2' },
    });
    const body = { code: appOf(auth(), begun).code() };
    const late = await auth().call('POST', '/api/me/second-factor/confirm', { token: here, body });
    expect(late.status).toBe(404);
    expect(await emailChanges.try(change, 5, auth().service.clock())).toBeUndefined();
  });

  it('erasing ends an applicant’s sessions, links and devices', async () => {
    const amina = await buildPerson(auth());
    const [here, token] = [await tokenOf(auth(), amina), await resetLink(amina)];
    await auth().internal('POST', `/internal/people/${amina.id}/erase`);
    expect(await live(here)).toBe(false);
    expect(
      await auth().service.stores.resets.personOf(hashOfToken(token), auth().service.clock()),
    ).toBeUndefined();
  });

  it('who changes the password is known on this device, and on no other', async () => {
    const amina = await buildPerson(auth());
    const [token, other] = [await tokenOf(auth(), amina), await deviceOf(amina)];
    const { cookies } = await auth().call('POST', `/api/users/${amina.id}/change-password`, {
      token,
      body: { currentPassword: goodPassword, newPassword: 'Murakoze-cyane-2' },
    });
    const own = cookies.portal_device?.[0]?.split(';')[0]?.split('=')[1];
    const current = (await auth().service.stores.people.byId(amina.id)) as Person;
    const knows = async (device: string | undefined) =>
      isDeviceOf(current, await auth().service.tokens.deviceOf(device, auth().service.clock()));
    expect([await knows(own), await knows(other)]).toEqual([true, false]);
  });

  it('wrong tokens keep out no program with a right one in the same network', async () => {
    const { secret } = await hold();
    for (let wrong = 0; wrong < 61; wrong += 1) await exchange('portal_token_wrong');
    expect((await exchange('portal_token_wrong')).status).toBe(429);
    expect((await exchange(secret)).status).toBe(200);
  });
});
