import type { Actor } from '@portal/service-kit/auth';
import { onEachDatabase } from './each-database';
import { buildPerson, tokenOf } from './people';

const minute = 60_000;
const day = 24 * 60 * minute;

onEachDatabase((auth) => {
  const administrator = async () => {
    const person = await buildPerson(auth(), { role: 'admin', name: 'Grace Admin' });
    return { person, token: await tokenOf(auth(), person) };
  };
  const make = (token: string, changes: object = {}) =>
    auth().call('POST', '/api/staff/tokens', {
      token,
      body: { name: 'Nightly copy', scopes: ['applications:read'], days: 30, ...changes },
    });
  const exchange = (secret: string, address = '192.0.2.7') =>
    auth().call('POST', '/api/token', { body: { token: secret }, address });
  const list = async (token: string) =>
    (await auth().call('GET', '/api/staff/tokens', { token })).body.tokens as Record<string, unknown>[];
  const actorOf = async (bearer: unknown) => (await auth().service.tokens.read(String(bearer))) as Actor;
  const ended = async (sessionId: string) => {
    const { body } = await auth().internal('GET', '/internal/revocations?since=&wait=0&follower=test');
    return (body.ended as { session_id: string }[]).some((one) => one.session_id === sessionId);
  };

  async function made(changes: object = {}) {
    const { person, token } = await administrator();
    const { body } = await make(token, changes);
    const { id } = body.token as { id: number };
    return { person, token, id, secret: String(body.secret) };
  }

  it('a token is shown once, and stored as a hash', async () => {
    const { token, secret } = await made();
    expect(secret).toMatch(/^portal_token_[\w-]{43}$/);
    const [listed] = await list(token);
    expect(listed).toMatchObject({
      name: 'Nightly copy',
      scopes: ['applications:read'],
      made_by: 'Grace Admin',
      ended_at: null,
      last_used_at: null,
    });
    const stored = JSON.stringify(await auth().knex('access_tokens'));
    expect(stored).not.toContain(secret);
    expect(JSON.stringify(await list(token))).not.toContain(secret);
  });

  it('it opens a session of a quarter of an hour with its scopes, and remembers day and network', async () => {
    const { person, token, id, secret } = await made({ scopes: ['applications:read', 'decisions:write'] });
    const answer = await exchange(secret);
    expect([answer.status, answer.body.scopes]).toEqual([200, ['applications:read', 'decisions:write']]);
    const lasts = Date.parse(String(answer.body.expires_at)) - auth().service.clock().getTime();
    expect(lasts).toBeGreaterThan(14 * minute);
    expect(lasts).toBeLessThanOrEqual(15 * minute);
    expect(await actorOf(answer.body.token)).toMatchObject({
      personId: person.id,
      role: 'admin',
      scope: 'program',
      name: 'Grace Admin',
      program: { token: id, name: 'Nightly copy', may: ['applications:read', 'decisions:write'] },
    });
    const [listed] = await list(token);
    expect(listed).toMatchObject({ last_network: '192.0.2.7', last_used_at: expect.any(String) });
  });

  it('its session opens no call about people, tokens or the maker', async () => {
    const { secret } = await made({ scopes: ['applications:read', 'reports:read', 'decisions:write'] });
    const { body } = await exchange(secret);
    const token = String(body.token);
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/staff'],
      ['GET', '/api/staff/tokens'],
      ['GET', '/api/staff/events'],
      ['GET', '/api/me/sessions'],
      ['POST', '/api/me/files'],
      ['POST', '/api/staff/tokens'],
    ] as const) {
      const more =
        method === 'POST' ? { body: { name: 'More', scopes: ['applications:read'], days: 1 } } : {};
      const answer = await auth().call(method, path, { token, ...more });
      expect([path, answer.status, answer.body.message]).toEqual([
        path,
        403,
        'A token cannot do this: sign in for it.',
      ]);
    }
    // A program's sign-out does not sign out the maker of its token either.
    expect((await auth().call('POST', '/api/logout', { token })).status).toBe(403);
    expect(await auth().knex('auth_events').where({ kind: 'sign_out' })).toEqual([]);
  });

  it('ended, it opens nothing, and its sessions end everywhere', async () => {
    const { token, id, secret } = await made();
    const { sessionId } = await actorOf((await exchange(secret)).body.token);
    const end = () => auth().call('DELETE', `/api/staff/tokens/${id}`, { token });
    expect((await end()).status).toBe(204);
    expect(await ended(sessionId)).toBe(true);
    expect((await exchange(secret)).status).toBe(401);
    expect((await end()).status).toBe(404);
    expect((await list(token))[0]).toMatchObject({ ended_at: expect.any(String) });
    const kinds = await auth().knex('auth_events').where({ subject: 'token', subject_id: id }).pluck('kind');
    expect(kinds.sort()).toEqual(['token_ended', 'token_made', 'token_refused', 'token_used']);
  });

  it('it ends by its day', async () => {
    const { secret } = await made({ days: 1 });
    auth().passes(day - 5 * minute);
    const { body } = await exchange(secret);
    expect(Date.parse(String(body.expires_at)) - auth().service.clock().getTime()).toBeLessThanOrEqual(
      5 * minute,
    );
    auth().passes(6 * minute);
    expect((await exchange(secret)).status).toBe(401);
  });

  it.each([{ role: 'reviewer' }, { active: false }])(
    'it ends when its maker becomes %j, for good',
    async (lost) => {
      const { person, secret } = await made();
      const other = await administrator();
      const { sessionId } = await actorOf((await exchange(secret)).body.token);
      const change = (changes: object) =>
        auth().call('PATCH', `/api/staff/${person.id}`, { token: other.token, body: changes });
      expect((await change(lost)).status).toBe(200);
      expect(await ended(sessionId)).toBe(true);
      expect((await exchange(secret)).status).toBe(401);
      await change({ role: 'admin', active: true });
      expect((await exchange(secret)).status).toBe(401);
    },
  );

  it('is made by administrators who have proven their password, with a name, a purpose and an end', async () => {
    const { token } = await administrator();
    const refused = await make(token, { name: ' ', scopes: [], days: 400 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        name: ['Give the token a name'],
        scopes: ['Choose what the token is for'],
        days: ['Enter a whole number of days from 1 to 365'],
      },
    ]);
    expect((await make(token, { scopes: ['settings:write'] })).status).toBe(422);
    const reviewer = await tokenOf(auth(), await buildPerson(auth(), { role: 'reviewer' }));
    expect((await make(reviewer)).status).toBe(403);
    auth().passes(16 * minute);
    expect((await make(token)).body).toMatchObject({ reauthenticate: true });
  });

  it('one in a loop gets so many sessions a quarter of an hour, and guessing is limited by network', async () => {
    const { secret } = await made();
    for (let time = 0; time < 60; time += 1) expect((await exchange(secret, '192.0.2.8')).status).toBe(200);
    const spent = await exchange(secret, '192.0.2.8');
    expect([spent.status, spent.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    for (let guess = 0; guess < 60; guess += 1)
      expect((await exchange(`portal_token_${guess}`, '192.0.2.9')).status).toBe(401);
    expect((await exchange('portal_token_guess', '192.0.2.9')).status).toBe(429);
  });

  it('what ended long ago is forgotten', async () => {
    const { token, id } = await made();
    await auth().call('DELETE', `/api/staff/tokens/${id}`, { token });
    await auth().service.stores.accessTokens.removeLongEnded(
      new Date(auth().service.clock().getTime() + 91 * day),
    );
    expect(await auth().knex('access_tokens').where({ id })).toEqual([]);
  });
});
