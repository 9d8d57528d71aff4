import { endIdle } from '../src/staff/idle/idle';
import { onEachDatabase } from './each-database';
import { buildPerson, tokenOf } from './people';

const minute = 60_000;

onEachDatabase((auth) => {
  const chidi = () => buildPerson(auth(), { role: 'admin' });
  const used = (token: string) => auth().call('POST', '/api/me/session/used', { token });
  const me = async (token: string) => (await auth().call('GET', '/api/me', { token })).status;
  const rule = (token: string, idle_minutes: unknown) =>
    auth().call('PUT', '/api/staff/session-rule', { token, body: { idle_minutes } });

  describe('a session of staff', () => {
    it('ends after 30 minutes without use, which polls are not, and is sent to the other services', async () => {
      const person = await chidi();
      const token = await tokenOf(auth(), person);
      expect((await used(token)).body).toEqual({ idle_minutes: 30 });
      auth().passes(29 * minute);
      expect((await used(token)).status).toBe(200);
      auth().passes(29 * minute);
      await endIdle(auth().service);
      expect(await me(token)).toBe(200);
      auth().passes(minute + 1);
      expect(await me(token)).toBe(200);
      const cursor = (await auth().internal('GET', '/internal/revocations')).body.cursor;
      await endIdle(auth().service);
      expect(await me(token)).toBe(401);
      const heard = await auth().internal('GET', `/internal/revocations?since=${cursor}`);
      expect(heard.body.ended).toHaveLength(1);
      const events = auth().knex('auth_events').where({ kind: 'idle_sign_out', subject_id: person.id });
      expect(await events).toHaveLength(1);
    });

    it('that reports its use too late has ended, before a round comes', async () => {
      const token = await tokenOf(auth(), await chidi());
      await used(token);
      auth().passes(30 * minute + 1);
      expect((await used(token)).status).toBe(401);
      expect(await me(token)).toBe(401);
    });

    it('whose client never reported use lives for its 12 hours', async () => {
      const token = await tokenOf(auth(), await chidi());
      auth().passes(11 * 60 * minute);
      await endIdle(auth().service);
      expect(await me(token)).toBe(200);
    });
  });

  describe('the minutes', () => {
    it('are set by administrators who have proven the password, from 5 to 720, and count at once', async () => {
      const token = await tokenOf(auth(), await chidi());
      for (const wrong of [4, 721, 5.5, 'soon', null]) {
        const answer = await rule(token, wrong);
        expect([wrong, answer.status, answer.body.errors]).toEqual([
          wrong,
          422,
          { idle_minutes: ['Enter a whole number of minutes from 5 to 720'] },
        ]);
      }
      await used(token);
      expect((await rule(token, 5)).body).toEqual({ idle_minutes: 5 });
      const read = await auth().call('GET', '/api/staff/session-rule', { token });
      expect(read.body).toEqual({ idle_minutes: 5 });
      const reviewer = await tokenOf(auth(), await buildPerson(auth(), { role: 'reviewer' }));
      expect((await rule(reviewer, 720)).status).toBe(403);
      expect((await used(reviewer)).body).toEqual({ idle_minutes: 5 });
      auth().passes(5 * minute + 1);
      await endIdle(auth().service);
      expect([await me(token), await me(reviewer)]).toEqual([401, 401]);
      await rule(await tokenOf(auth(), await chidi()), 30);
    });

    it('mean nothing to applicants', async () => {
      expect((await used(await tokenOf(auth(), await buildPerson(auth())))).status).toBe(403);
    });
  });
});
