import { Secret, TOTP } from 'otpauth';
import { onEachDatabase } from './each-database';
import { setUpApp, staffSignIn } from './factor';
import { buildPerson, goodPassword, tokenOf } from './people';

onEachDatabase((auth) => {
  const chidi = () => buildPerson(auth(), { role: 'admin' });
  const me = (token: string) => auth().call('GET', '/api/me', { token });
  const require = (token: string, required: boolean) =>
    auth().call('PUT', '/api/staff/second-factor-rule', {
      token,
      body: { required_for_administrators: required },
    });

  describe('a second factor that administrators need', () => {
    it('is asked of nobody at first, and cannot be switched on by who has none', async () => {
      const token = await tokenOf(auth(), await chidi());
      const rule = await auth().call('GET', '/api/staff/second-factor-rule', { token });
      expect(rule.body).toEqual({ required_for_administrators: false });
      const refused = await require(token, true);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringMatching(/^Set up an app for your own account first/),
      ]);
    });

    it('signs administrators without one out and leads them to it before anything else', async () => {
      const [aline, other] = [await chidi(), await chidi()];
      const reviewer = await buildPerson(auth(), { role: 'reviewer' });
      const [token, theirs] = [await tokenOf(auth(), aline), await tokenOf(auth(), other)];
      const app = await setUpApp(auth(), aline, token);
      expect((await require(token, true)).status).toBe(200);
      expect((await me(token)).status).toBe(200);
      expect((await me(theirs)).status).toBe(401);
      expect((await staffSignIn(auth(), reviewer)).body).not.toHaveProperty('must_set_up_factor');

      const led = await staffSignIn(auth(), other);
      expect([led.status, led.body.must_set_up_factor]).toEqual([200, true]);
      expect(Object.keys(led.cookies)).not.toContain('portal_files');
      const narrow = String(led.body.token);
      const staff = await auth().call('GET', '/api/staff', { token: narrow });
      expect([staff.status, staff.body.message]).toEqual([
        403,
        expect.stringMatching(/^Set up an authenticator app first/),
      ]);
      expect((await me(narrow)).status).toBe(403);

      const begun = await auth().call('POST', '/api/me/second-factor', {
        token: narrow,
        body: { password: goodPassword },
      });
      const secret = Secret.fromBase32(String(begun.body.secret));
      const code = new TOTP({ secret }).generate({ timestamp: auth().service.clock().getTime() });
      const body = { code };
      const done = await auth().call('POST', '/api/me/second-factor/confirm', { token: narrow, body });
      expect(done.body).toMatchObject({ recovery_codes: expect.any(Array), user: { id: other.id } });
      expect((await me(String(done.body.token))).status).toBe(200);
      expect((await me(narrow)).status).toBe(401);

      const proof = { password: goodPassword, code: app.nextCode() };
      const off = await auth().call('POST', '/api/me/second-factor/off', { token, body: proof });
      expect([off.status, off.body.message]).toEqual([409, expect.stringMatching(/cannot be turned off/)]);
      expect((await require(token, false)).status).toBe(200);
    });
  });
});
