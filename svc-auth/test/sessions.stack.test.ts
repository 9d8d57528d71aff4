import { endSessions } from '../src/accounts/sessions/end';
import type { Answer } from './client';
import { onEachDatabase } from './each-database';
import { buildApplicant, buildPerson, goodPassword, randomAddress, tokenOf, wizardTokenOf } from './people';

const hour = 3_600_000;

onEachDatabase((auth) => {
  const me = (token: string) => auth().call('GET', '/api/me', { token });
  const revocations = async (since = '', wait = 0, follower = 'test') => {
    const query = new URLSearchParams({ since, wait: String(wait), follower });
    const answer = await auth().internal('GET', `/internal/revocations?${query}`);
    return answer.body as { cursor: string; ended: { session_id: string; expires_at: string }[] };
  };

  describe('who is signed in', () => {
    it('is answered by /api/me', async () => {
      const amina = await buildPerson(auth());
      const answer = await me(await tokenOf(auth(), amina));
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        id: amina.id,
        name: 'Amina Uwase',
        email: amina.email,
        image: null,
        role: 'intern',
        phone: amina.phone,
        must_change_password: false,
      });
    });

    it('may have come by the wizard', async () => {
      const amina = await buildApplicant(auth());
      const answer = await me(await wizardTokenOf(auth(), amina));
      expect(answer.body).toMatchObject({ id: amina.id, must_change_password: false });
    });

    it.each([
      ['no token', undefined],
      ['something else', 'nonsense'],
    ])('is nobody with %s', async (_what, token) => {
      expect((await auth().call('GET', '/api/me', { token })).status).toBe(401);
    });

    it('is nobody when the session is over', async () => {
      const token = await tokenOf(auth(), await buildPerson(auth()));
      auth().passes(12 * hour);
      expect((await me(token)).status).toBe(401);
    });

    it('stays signed in when the same person signs in elsewhere', async () => {
      const amina = await buildPerson(auth());
      const wizard = await wizardTokenOf(auth(), amina);
      const phone = await tokenOf(auth(), amina);
      await tokenOf(auth(), amina);
      await wizardTokenOf(auth(), amina);
      expect((await me(wizard)).status).toBe(200);
      expect((await me(phone)).status).toBe(200);
    });
  });

  describe('the cookie for files', () => {
    const again = (token?: string) => auth().call('POST', '/api/me/files', token ? { token } : {});

    it('is set again for the session that asks, and counts as long as that session', async () => {
      const amina = await buildPerson(auth());
      const token = await tokenOf(auth(), amina);
      const answer = await again(token);
      expect(answer.status).toBe(204);
      const [cookie = ''] = answer.cookies.portal_files ?? [];
      const claims = await auth().service.tokens.read(/=([^;]*)/.exec(cookie)?.[1] ?? '');
      const own = await auth().service.tokens.read(token);
      expect(claims).toMatchObject({ personId: amina.id, scope: 'files', sessionId: own?.sessionId });
    });

    it('is not set without a session, nor for one that has ended', async () => {
      const token = await tokenOf(auth(), await buildPerson(auth()));
      await auth().call('POST', '/api/logout', { token });
      for (const answer of [await again(), await again(token)]) {
        expect([answer.status, answer.cookies]).toEqual([401, {}]);
      }
    });
  });

  describe('signing out', () => {
    it('ends this session alone and removes the cookies', async () => {
      const amina = await buildPerson(auth());
      const [here, elsewhere] = [await tokenOf(auth(), amina), await tokenOf(auth(), amina)];
      const answer = await auth().call('POST', '/api/logout', { token: here });
      expect(answer.status).toBe(204);
      expect(answer.cookies.portal_files).toHaveLength(4);
      const lines = Object.values(answer.cookies).flat();
      for (const line of lines)
        expect(line).toMatch(/^(portal_files|XSRF-TOKEN)=; .*Expires=Thu, 01 Jan 1970/);
      expect((await me(here)).status).toBe(401);
      expect((await me(elsewhere)).status).toBe(200);
    });

    it('twice is refused the second time', async () => {
      const token = await tokenOf(auth(), await buildPerson(auth()));
      await auth().call('POST', '/api/logout', { token });
      expect((await auth().call('POST', '/api/logout', { token })).status).toBe(401);
    });

    it('without a session is refused', async () => {
      expect((await auth().call('POST', '/api/logout')).status).toBe(401);
    });

    describe('by the cookie', () => {
      const leave = (Cookie: string, headers: Record<string, string> = {}) =>
        auth().call('POST', '/api/logout', { headers: { Cookie, ...headers } });
      const cookieOf = (answer: Answer, name: string) =>
        /=([^;]*)/.exec(answer.cookies[name]?.[0] ?? '')?.[1] ?? '';
      async function signedIn() {
        const amina = await buildPerson(auth());
        const body = { email_or_phone: amina.email, password: goodPassword };
        const answer = await auth().call('POST', '/api/login', { body, address: randomAddress() });
        const xsrf = cookieOf(answer, 'XSRF-TOKEN');
        const cookie = `portal_files=${cookieOf(answer, 'portal_files')}; XSRF-TOKEN=${xsrf}`;
        return { token: String(answer.body.token), xsrf, cookie };
      }

      it('works with the XSRF header of our own page', async () => {
        const { token, xsrf, cookie } = await signedIn();
        expect((await leave(cookie, { 'X-XSRF-TOKEN': xsrf })).status).toBe(204);
        expect((await me(token)).status).toBe(401);
      });

      it('is refused to a page that does not know the XSRF token', async () => {
        const { token, xsrf, cookie } = await signedIn();
        expect((await leave(cookie)).status).toBe(403);
        expect((await leave(cookie, { 'X-XSRF-TOKEN': `${xsrf}x` })).status).toBe(403);
        expect((await leave(cookie.replace(xsrf, ''), { 'X-XSRF-TOKEN': '' })).status).toBe(403);
        expect((await me(token)).status).toBe(200);
      });

      it('accepts no bearer token in place of the cookie', async () => {
        const { token, xsrf } = await signedIn();
        const cookie = `portal_files=${token}; XSRF-TOKEN=${xsrf}`;
        expect((await leave(cookie, { 'X-XSRF-TOKEN': xsrf })).status).toBe(401);
      });
    });
  });

  describe('an account that is closed', () => {
    it('is signed out at once, everywhere', async () => {
      const amina = await buildPerson(auth());
      const tokens = [await tokenOf(auth(), amina), await wizardTokenOf(auth(), amina)];
      await auth().knex('people').where({ id: amina.id }).update({ active: false });
      await endSessions(auth().service, ({ sessions }) =>
        sessions.endAllOf(amina.id, undefined, auth().service.clock()),
      );
      for (const token of tokens) expect((await me(token)).status).toBe(401);
    });
  });

  describe('the services that follow', () => {
    it('hear of an ended session before its ending is answered', async () => {
      const token = await tokenOf(auth(), await buildPerson(auth()));
      const { cursor } = await revocations('', 0, 'svc-applications');
      const heard: string[] = [];
      const following = revocations(cursor, 20, 'svc-applications').then((page) => {
        heard.push(...page.ended.map(({ session_id }) => session_id));
        return revocations(page.cursor, 0, 'svc-applications');
      });
      // After this query the follower has found nothing new and waits.
      await new Promise((resolve) => auth().knex.once('query-response', resolve));
      await new Promise(setImmediate);
      await auth().call('POST', '/api/logout', { token });
      expect(heard).toHaveLength(1);
      await following;
      const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(heard).toEqual([payload.sid]);
    });

    it('miss none of many sessions that end at once', async () => {
      const tokens = [];
      for (let person = 0; person < 12; person += 1)
        tokens.push(await tokenOf(auth(), await buildPerson(auth())));
      const { cursor } = await revocations();
      const heard = new Set<string>();
      const following = (async () => {
        let since = cursor;
        while (heard.size < 12) {
          const page = await revocations(since, 5, 'svc-reports');
          for (const { session_id } of page.ended) heard.add(session_id);
          since = page.cursor;
        }
      })();
      await Promise.all(tokens.map((token) => auth().call('POST', '/api/logout', { token })));
      await following;
      expect(heard.size).toBe(12);
    });

    it('are not notified of sessions whose tokens have expired', async () => {
      const token = await tokenOf(auth(), await buildPerson(auth()));
      const { cursor } = await revocations();
      await auth().call('POST', '/api/logout', { token });
      expect((await revocations(cursor)).ended).toHaveLength(1);
      auth().passes(12 * hour);
      expect((await revocations(cursor)).ended).toEqual([]);
    });

    it('get the public keys without any private part', async () => {
      const { body } = await auth().internal('GET', '/internal/keys');
      expect(body).toEqual({
        keys: [
          {
            kty: 'OKP',
            crv: 'Ed25519',
            x: expect.any(String),
            kid: expect.any(String),
            alg: 'EdDSA',
            use: 'sig',
          },
        ],
      });
    });
  });

  it.each([
    ['GET', '/internal/keys'],
    ['GET', '/internal/revocations'],
    ['GET', '/internal/people/1'],
    ['PATCH', '/internal/people/1'],
    ['POST', '/internal/people/1/mailed-password'],
    ['POST', '/internal/wizard/identify'],
    ['POST', '/internal/wizard/token'],
  ])('answers %s %s to nobody without the service credential', async (method, path) => {
    const admin = await tokenOf(auth(), await buildPerson(auth(), { role: 'admin' }));
    const body = method === 'GET' ? undefined : {};
    expect((await auth().call(method, path, { body })).status).toBe(404);
    expect((await auth().call(method, path, { body, token: admin })).status).toBe(404);
    const headers = { Authorization: 'Service something-else-entirely' };
    expect((await auth().call(method, path, { body, headers })).status).toBe(404);
  });
});
