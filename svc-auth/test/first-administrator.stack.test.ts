import { ensureAdministrator } from '../src/staff/accounts/first-administrator';
import { onEachDatabase } from './each-database';
import { buildPerson, randomAddress } from './people';

onEachDatabase((auth) => {
  const ensure = (given: { email: string; password?: string }) =>
    ensureAdministrator(auth().service.stores, given, new Date());
  const signIn = (email: string, password: string) =>
    auth().call('POST', '/api/login', { body: { email, password, role: 'admin' }, address: randomAddress() });
  const nobodyIsAdministrator = () =>
    auth().knex('people').where({ role: 'admin' }).update({ active: false });

  describe('the first administrator', () => {
    beforeEach(nobodyIsAdministrator);

    it('is made with a random password that opens nothing but choosing another, while there is no administrator', async () => {
      const made = await ensure({ email: 'Admin@Portal.Local' });
      expect(made).toEqual({ email: 'admin@portal.local', password: expect.stringMatching(/^\w{14}$/) });
      const printed = made?.password ?? '';
      const answer = await signIn('admin@portal.local', printed);
      const { token, user } = answer.body as { token: string; user: { id: number } };
      expect(answer.body).toMatchObject({ must_choose_password: true, user: { must_change_password: true } });
      expect(answer.cookies.portal_files).toBeUndefined();

      const opens = (path: string, method = 'GET') => auth().call(method, path, { token });
      for (const refused of [
        await opens('/api/me'),
        await opens('/api/staff'),
        await opens('/api/me/sign-out-everywhere', 'POST'),
      ]) {
        expect(refused.status).toBe(403);
        expect(refused.body.message).toMatch(/^Choose your own password first/);
      }
      const body = { email_or_phone: 'admin@portal.local', password: printed };
      expect((await auth().call('POST', '/api/login', { body })).status).toBe(403);

      const change = { currentPassword: printed, newPassword: 'Murakoze2' };
      const path = `/api/users/${user.id}/change-password`;
      expect((await auth().call('POST', path, { token, body: change })).status).toBe(200);
      expect((await opens('/api/me')).status).toBe(401);
      const own = await signIn('admin@portal.local', 'Murakoze2');
      expect(own.body.must_choose_password).toBeUndefined();
      const me = await auth().call('GET', '/api/me', { token: own.body.token as string });
      expect(me.status).toBe(200);
    });

    it('may be given a password, which is not shown again and need not be changed', async () => {
      expect(await ensure({ email: 'chidi@example.org', password: 'correct horse' })).toEqual({
        email: 'chidi@example.org',
      });
      const answer = await signIn('chidi@example.org', 'correct horse');
      expect(answer.body).toMatchObject({ user: { must_change_password: false } });
    });

    it('is not made twice, whatever the environment contains later', async () => {
      await buildPerson(auth(), { role: 'admin' });
      expect(await ensure({ email: 'other@example.org', password: 'correct horse' })).toBeUndefined();
      expect((await signIn('other@example.org', 'correct horse')).status).toBe(401);
    });

    it('is made where the only administrator is invited and has not joined: nobody else could come in', async () => {
      await buildPerson(auth(), { role: 'admin', passwordHash: undefined, passwordState: 'none' });
      expect(await ensure({ email: 'alone@example.org', password: 'correct horse' })).toEqual({
        email: 'alone@example.org',
      });
      expect((await signIn('alone@example.org', 'correct horse')).status).toBe(200);
    });

    it('is made once when two processes start at once', async () => {
      const made = await Promise.all([
        ensure({ email: 'two@example.org' }),
        ensure({ email: 'two@example.org' }),
      ]);
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    it('never takes over the account of an applicant', async () => {
      const amina = await buildPerson(auth());
      await expect(ensure({ email: amina.email })).rejects.toThrow(
        'There is already an account with this email address',
      );
    });
  });
});
