import { onEachDatabase } from './each-database';
import { setUpApp } from './factor';
import { buildPerson, goodPassword, randomAddress, tokenOf } from './people';

const quarter = 15 * 60_000;

onEachDatabase((auth) => {
  const chidi = () => buildPerson(auth(), { role: 'admin', name: 'Chidi Okafor' });
  const prove = (token: string, body: object, address = randomAddress()) =>
    auth().call('POST', '/api/me/proof', { token, body, address });
  const rename = async (token: string, id: number) =>
    auth().call('PATCH', `/api/staff/${id}`, { token, body: { name: 'Grace Ineza' } });

  describe('a sensitive act', () => {
    it('asks for the password again a quarter of an hour after the sign-in, and goes on after it', async () => {
      const [person, other] = [await chidi(), await chidi()];
      const token = await tokenOf(auth(), person);
      expect((await rename(token, other.id)).status).toBe(200);
      auth().passes(quarter);
      const refused = await rename(token, other.id);
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          message: 'Enter your password again to do this.',
          reauthenticate: true,
          codes: { message: 'proofNeeded' },
          request_id: expect.any(String),
        },
      ]);
      expect((await auth().call('GET', '/api/staff', { token })).status).toBe(200);

      expect((await prove(token, { password: goodPassword })).status).toBe(204);
      expect((await rename(token, other.id)).status).toBe(200);
      auth().passes(quarter);
      expect((await rename(token, other.id)).status).toBe(403);
    });

    it('asks in this session alone, and gives the other services the time of the proof', async () => {
      const person = await chidi();
      const [here, elsewhere] = [await tokenOf(auth(), person), await tokenOf(auth(), person)];
      auth().passes(quarter);
      await prove(here, { password: goodPassword });
      expect((await rename(elsewhere, person.id)).status).toBe(403);
      const { sid } = JSON.parse(atob(String(here.split('.')[1])));
      const result = await auth().internal('GET', `/internal/sessions/${sid}/proof`);
      expect(Date.parse(String(result.body.proven_at))).toBeGreaterThan(
        auth().service.clock().getTime() - 5_000,
      );
      await auth().call('POST', '/api/logout', { token: here });
      expect((await auth().internal('GET', `/internal/sessions/${sid}/proof`)).status).toBe(404);
    });

    it('keeps the staff list and the second factor of others from who only found a page open', async () => {
      const [token, other] = [await tokenOf(auth(), await chidi()), await chidi()];
      auth().passes(quarter);
      const acts: [string, string, object?][] = [
        ['POST', '/api/staff', { name: 'Eve', email: 'eve@example.org', role: 'admin' }],
        ['POST', `/api/staff/${other.id}/invitation`],
        ['POST', `/api/staff/${other.id}/sign-out`],
        ['POST', `/api/staff/${other.id}/second-factor/reset`],
        ['PUT', '/api/staff/second-factor-rule', { required_for_administrators: false }],
        ['GET', '/api/staff/events.csv'],
      ];
      for (const [method, path, body] of acts) {
        const answer = await auth().call(method, path, { token, ...(body && { body }) });
        expect([path, answer.status, answer.body.reauthenticate]).toEqual([path, 403, true]);
      }
    });
  });

  describe('proving it again', () => {
    it('names the wrong field, and asks for the code where there is one', async () => {
      const person = await chidi();
      const token = await tokenOf(auth(), person);
      const app = await setUpApp(auth(), person, token);
      const wrong = await prove(token, { password: 'Amahoro2' });
      expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['That password is not right.'] }]);
      const asked = await prove(token, { password: goodPassword });
      expect([asked.status, asked.body.factor_required]).toEqual([422, true]);
      const wrongCode = await prove(token, { password: goodPassword, code: '000000' });
      expect([wrongCode.status, wrongCode.body.errors]).toMatchObject([422, { code: [expect.any(String)] }]);
      expect((await prove(token, { password: goodPassword, code: app.nextCode() })).status).toBe(204);
      expect((await prove(token, { password: goodPassword, code: app.recoveryCodes[0] })).status).toBe(204);
    });

    it('counts wrong passwords as the sign-in does: neither opens after ten', async () => {
      const person = await chidi();
      const token = await tokenOf(auth(), person);
      const address = randomAddress();
      for (let tries = 0; tries < 10; tries += 1) await prove(token, { password: 'Amahoro2' }, address);
      const right = await prove(token, { password: goodPassword }, address);
      expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([429, 60]);
      const body = { email: person.email, password: goodPassword, role: 'admin' };
      expect((await auth().call('POST', '/api/login', { body, address })).status).toBe(429);
    });
  });
});
