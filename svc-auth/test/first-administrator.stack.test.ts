import { ensureAdministrator } from '../src/staff/first-administrator';
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

    it('is made with a random password, to be changed, while there is none', async () => {
      const made = await ensure({ email: 'Admin@Portal.Local' });
      expect(made).toEqual({ email: 'admin@portal.local', password: expect.stringMatching(/^\w{14}$/) });
      const answer = await signIn('admin@portal.local', made?.password ?? '');
      expect(answer.body).toMatchObject({ user: { role: 'admin', must_change_password: true } });
    });

    it('may be given a password, which is not told again and need not be changed', async () => {
      expect(await ensure({ email: 'chidi@example.org', password: 'correct horse' })).toEqual({
        email: 'chidi@example.org',
      });
      const answer = await signIn('chidi@example.org', 'correct horse');
      expect(answer.body).toMatchObject({ user: { must_change_password: false } });
    });

    it('is not made twice, whatever the environment says later', async () => {
      await buildPerson(auth(), { role: 'admin' });
      expect(await ensure({ email: 'other@example.org', password: 'correct horse' })).toBeUndefined();
      expect((await signIn('other@example.org', 'correct horse')).status).toBe(401);
    });

    it('is one when two processes start at once', async () => {
      const made = await Promise.all([
        ensure({ email: 'two@example.org' }),
        ensure({ email: 'two@example.org' }),
      ]);
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    it('never takes over the account of an applicant', async () => {
      const amina = await buildPerson(auth());
      await expect(ensure({ email: amina.email })).rejects.toThrow(
        'There is an account with this email address',
      );
    });
  });
});
