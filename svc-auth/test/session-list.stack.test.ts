import type { Person } from '../src/accounts/people/person';
import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, randomAddress, tokenOf, wizardTokenOf } from './people';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
const minute = 60_000;

interface Listed {
  id: string;
  device: string | null;
  by_password: boolean;
  begun_at: string;
  last_used_at: string;
  is_this: boolean;
}

onEachDatabase((auth) => {
  const me = (token: string) => auth().call('GET', '/api/me', { token });
  async function listed(token: string): Promise<Listed[]> {
    const answer = await auth().call('GET', '/api/me/sessions', { token });
    expect(answer.status).toBe(200);
    return answer.body.sessions as Listed[];
  }
  const end = (token: string, id: string) => auth().call('DELETE', `/api/me/sessions/${id}`, { token });

  async function signInWith(userAgent: string, { email }: Person): Promise<string> {
    const body = { email_or_phone: email, password: goodPassword };
    const headers = { 'User-Agent': userAgent };
    const answer = await auth().call('POST', '/api/login', { body, headers, address: randomAddress() });
    return String(answer.body.token);
  }

  describe('the list of one’s sessions', () => {
    it('shows for each which device it is on, when it began and was last used, and which is this one', async () => {
      const amina = await buildPerson(auth());
      const before = auth().service.clock().getTime();
      const elsewhere = await signInWith(firefox, amina);
      await wizardTokenOf(auth(), amina);
      auth().passes(5 * minute);
      const here = await tokenOf(auth(), amina);
      auth().passes(5 * minute);
      await me(elsewhere);
      auth().passes(5 * minute);

      const [mine, used, wizard, ...more] = await listed(here);
      expect(more).toEqual([]);
      expect(mine).toMatchObject({ is_this: true, by_password: true });
      expect(used).toMatchObject({ is_this: false, by_password: true, device: 'Firefox on Windows' });
      expect(Date.parse(used?.last_used_at ?? '') - before).toBeGreaterThanOrEqual(10 * minute);
      expect(Date.parse(used?.begun_at ?? '') - before).toBeLessThan(minute);
      expect(wizard).toMatchObject({ is_this: false, by_password: false, device: null });
    });

    it('leaves out what has ended, and the sessions of others', async () => {
      const amina = await buildPerson(auth());
      const [here, left] = [await tokenOf(auth(), amina), await tokenOf(auth(), amina)];
      await tokenOf(auth(), await buildPerson(auth()));
      await auth().call('POST', '/api/logout', { token: left });
      expect(await listed(here)).toHaveLength(1);
    });

    it('is not for a wizard, which nobody has proven a password for', async () => {
      const token = await wizardTokenOf(auth(), await buildPerson(auth()));
      expect((await auth().call('GET', '/api/me/sessions', { token })).status).toBe(403);
    });
  });

  describe('ending a session of the list', () => {
    it('ends that one alone, and notifies the services that follow', async () => {
      const amina = await buildPerson(auth());
      const [here, lost] = [await tokenOf(auth(), amina), await tokenOf(auth(), amina)];
      const other = (await listed(here)).find(({ is_this }) => !is_this);
      expect((await end(here, other?.id ?? '')).status).toBe(204);
      expect((await me(lost)).status).toBe(401);
      expect((await me(here)).status).toBe(200);
      const feed = await auth().internal('GET', '/internal/revocations?since=&wait=0&follower=list');
      expect(JSON.stringify(feed.body.ended)).toContain(other?.id);
      expect((await end(here, other?.id ?? '')).status).toBe(404);
    });

    it('of somebody else is refused, and theirs goes on', async () => {
      const [amina, chidi] = [await buildPerson(auth()), await buildPerson(auth(), { role: 'admin' })];
      const [here, theirs] = [await tokenOf(auth(), amina), await tokenOf(auth(), chidi)];
      const [session] = await listed(theirs);
      expect((await end(here, session?.id ?? '')).status).toBe(404);
      expect((await end(here, 'nonsense')).status).toBe(422);
      expect((await me(theirs)).status).toBe(200);
    });
  });
});
