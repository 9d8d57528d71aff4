import type { Person } from '../src/accounts/people/person';
import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, randomAddress, randomPhone, tokenOf, wizardTokenOf } from './people';

onEachDatabase((auth) => {
  let chidi: Person;
  let token: string;
  beforeEach(async () => {
    // Each test needs a portal with one administrator.
    await auth().knex('people').whereIn('role', ['admin', 'reviewer']).update({ active: false });
    chidi = await buildPerson(auth(), { role: 'admin', name: 'Chidi Okafor' });
    token = await tokenOf(auth(), chidi);
  });

  const patch = (id: number, body: object, by = token) =>
    auth().call('PATCH', `/api/staff/${id}`, { body, token: by });
  const list = (by = token) => auth().call('GET', '/api/staff', { token: by });
  const statusOf = async (by: string) => (await auth().call('GET', '/api/me', { token: by })).status;
  const signIn = (email: string) =>
    auth().call('POST', '/api/login', {
      body: { email, password: goodPassword, role: 'admin' },
      address: randomAddress(),
    });
  const ended = async (sessionToken: string) => {
    const { sessionId } = (await auth().service.tokens.read(sessionToken)) ?? {};
    return auth()
      .knex('revocations')
      .where({ session_id: sessionId ?? '' });
  };

  describe('the calls about staff', () => {
    const calls = [
      ['GET', '/api/staff'],
      ['POST', '/api/staff'],
      ['POST', '/api/staff/1/invitation'],
      ['PATCH', '/api/staff/1'],
      ['POST', '/api/staff/1/sign-out'],
      ['GET', '/api/staff/activity'],
    ] as const;
    const body = { name: 'Eve', email: 'eve@example.org', role: 'admin' };

    it.each(calls)('%s %s is for administrators', async (method, path) => {
      const reviewer = await tokenOf(auth(), await buildPerson(auth(), { role: 'reviewer' }));
      const amina = await buildPerson(auth());
      const applicant = await tokenOf(auth(), amina);
      const wizard = await wizardTokenOf(auth(), amina);
      const asked = method === 'GET' ? {} : { body };
      for (const by of [reviewer, applicant, wizard]) {
        expect((await auth().call(method, path, { ...asked, token: by })).status).toBe(403);
      }
      expect((await auth().call(method, path, asked)).status).toBe(401);
    });
  });

  describe('the list of staff', () => {
    it('shows who can sign in, and when they last did, without applicants', async () => {
      const amina = await buildPerson(auth());
      const grace = await buildPerson(auth(), { role: 'reviewer', name: 'Grace Mukamana' });
      const staff = (await list()).body.staff as { id: number; last_sign_in_at: string | null }[];
      expect(staff.some(({ id }) => id === amina.id)).toBe(false);
      expect(staff.find(({ id }) => id === grace.id)).toEqual({
        id: grace.id,
        name: 'Grace Mukamana',
        email: grace.email,
        role: 'reviewer',
        active: true,
        invited: false,
        invitation_expires_at: null,
        last_sign_in_at: null,
        is_self: false,
        second_factor: false,
      });
      const self = staff.find(({ id }) => id === chidi.id);
      expect(self).toMatchObject({ is_self: true, last_sign_in_at: expect.any(String) });
    });
  });

  describe('deactivating somebody', () => {
    it('ends all their sessions at once, and they cannot sign in', async () => {
      const grace = await buildPerson(auth(), { role: 'reviewer' });
      const tokens = [await tokenOf(auth(), grace), await tokenOf(auth(), grace)];
      const answer = await patch(grace.id, { active: false });
      expect(answer.body.staff).toMatchObject({ id: grace.id, active: false });
      for (const theirs of tokens) {
        expect(await statusOf(theirs)).toBe(401);
        expect(await ended(theirs)).toHaveLength(1);
      }
      expect((await signIn(grace.email)).status).toBe(401);
      await patch(grace.id, { active: true });
      expect((await signIn(grace.email)).status).toBe(200);
    });

    it('is refused for one’s own account and for the last active administrator', async () => {
      const last = await patch(chidi.id, { active: false });
      expect(last.status).toBe(409);
      expect(last.body.message).toMatch(/only active administrator/);
      await buildPerson(auth(), { role: 'admin' });
      const own = await patch(chidi.id, { active: false });
      expect(own.status).toBe(409);
      expect(own.body.message).toMatch(/your own account/);
      expect(await statusOf(token)).toBe(200);
    });

    it('leaves one administrator when two deactivate each other at once', async () => {
      for (let round = 0; round < 3; round += 1) {
        await auth().knex('people').whereIn('role', ['admin']).update({ active: false });
        const [one, other] = [
          await buildPerson(auth(), { role: 'admin' }),
          await buildPerson(auth(), { role: 'admin' }),
        ];
        const [first, second] = [await tokenOf(auth(), one), await tokenOf(auth(), other)];
        const answers = await Promise.all([
          patch(other.id, { active: false }, first),
          patch(one.id, { active: false }, second),
        ]);
        const statuses = answers.map(({ status }) => status).sort();
        // The slower request is refused as the last administrator, or its sender was signed out before and lost the
        // proof with the session.
        expect([
          [200, 401],
          [200, 403],
          [200, 409],
        ]).toContainEqual(statuses);
        expect(await auth().knex('people').where({ role: 'admin', active: true })).toHaveLength(1);
      }
    });

    it('does not concern applicants', async () => {
      const amina = await buildPerson(auth());
      expect((await patch(amina.id, { active: false })).status).toBe(404);
    });
  });

  describe('another role', () => {
    it('given during a sign-in is the role of the new token', async () => {
      const grace = await buildPerson(auth(), { role: 'admin' });
      const { service } = auth();
      // The change comes after the comparison of the password and before the session opens.
      const { transaction } = service.stores;
      const before = jest.spyOn(service.stores, 'transaction').mockImplementationOnce(async (work) => {
        before.mockRestore();
        await patch(grace.id, { role: 'reviewer' });
        return transaction.call(service.stores, work);
      });
      const token = await tokenOf(auth(), grace);
      expect(await service.tokens.read(token)).toMatchObject({ personId: grace.id, role: 'reviewer' });
    });

    it('ends all sessions: the next sign-in has the new rights', async () => {
      const grace = await buildPerson(auth(), { role: 'reviewer' });
      const before = await tokenOf(auth(), grace);
      expect((await patch(grace.id, { role: 'admin' })).body.staff).toMatchObject({ role: 'admin' });
      expect(await statusOf(before)).toBe(401);
      expect(await ended(before)).toHaveLength(1);
      expect((await list(await tokenOf(auth(), grace))).status).toBe(200);
    });

    it('is refused for one’s own account, and must be a role of the staff', async () => {
      await buildPerson(auth(), { role: 'admin' });
      expect((await patch(chidi.id, { role: 'reviewer' })).status).toBe(409);
      const grace = await buildPerson(auth(), { role: 'reviewer' });
      expect((await patch(grace.id, { role: 'intern' })).status).toBe(422);
    });

    it('that equals the present role changes nothing', async () => {
      const grace = await buildPerson(auth(), { role: 'reviewer' });
      const theirs = await tokenOf(auth(), grace);
      expect((await patch(grace.id, { role: 'reviewer', active: true })).status).toBe(200);
      expect(await statusOf(theirs)).toBe(200);
    });
  });

  describe('signing out everywhere', () => {
    it('an administrator can do it for somebody', async () => {
      const grace = await buildPerson(auth(), { role: 'reviewer' });
      const tokens = [await tokenOf(auth(), grace), await tokenOf(auth(), grace)];
      const answer = await auth().call('POST', `/api/staff/${grace.id}/sign-out`, { token });
      expect(answer.body).toEqual({ ended: 2 });
      for (const theirs of tokens) expect(await statusOf(theirs)).toBe(401);
      const again = await auth().call('POST', `/api/staff/${grace.id}/sign-out`, { token });
      expect(again.body).toEqual({ ended: 0 });
    });

    it('everybody can do it for themselves, and stays signed in here', async () => {
      const amina = await buildPerson(auth());
      const here = await tokenOf(auth(), amina);
      const elsewhere = await tokenOf(auth(), amina);
      const answer = await auth().call('POST', '/api/me/sign-out-everywhere', { token: here });
      expect(answer.body).toEqual({ ended: 1 });
      expect(await statusOf(here)).toBe(200);
      expect(await statusOf(elsewhere)).toBe(401);
      const wizard = await wizardTokenOf(auth(), amina);
      expect((await auth().call('POST', '/api/me/sign-out-everywhere', { token: wizard })).status).toBe(403);
    });
  });

  describe('a name', () => {
    it('is corrected by its owner on the staff', async () => {
      const answer = await auth().call('PATCH', '/api/me', { body: { name: ' Chidi O. ' }, token });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id: chidi.id, name: 'Chidi O.' });
      const empty = await auth().call('PATCH', '/api/me', { body: { name: ' ' }, token });
      expect(empty.body.errors).toEqual({ name: ['Enter the full name'] });
      const plain = 'A name cannot contain a web or email address. Leave that part out';
      for (const name of ['sign in at https://evil.example', 'www.evil.example', 'chidi@evil.example']) {
        const lure = await auth().call('PATCH', '/api/me', { body: { name }, token });
        expect([lure.status, lure.body.errors]).toEqual([422, { name: [plain] }]);
      }
      const applicant = await tokenOf(auth(), await buildPerson(auth()));
      const refused = await auth().call('PATCH', '/api/me', { body: { name: 'A' }, token: applicant });
      expect(refused.status).toBe(403);
    });
  });

  describe('the activity', () => {
    it('shows what was done to whom and by whom, newest first, page by page', async () => {
      await auth().knex('staff_audit').delete();
      const email = `grace.${randomPhone()}@example.org`;
      const body = { name: 'Grace Mukamana', email, role: 'reviewer' };
      const { staff } = (await auth().call('POST', '/api/staff', { body, token })).body;
      const { id } = staff as { id: number };
      await auth().call('POST', `/api/staff/${id}/invitation`, { token });
      await patch(id, { name: 'Grace M.', role: 'admin' });
      await patch(id, { active: false });
      await patch(id, { active: true });
      await auth().call('POST', `/api/staff/${id}/sign-out`, { token });
      const activity = (page: number) => auth().call('GET', `/api/staff/activity?page=${page}`, { token });
      const { entries, pagination } = (await activity(1)).body as {
        entries: { action: string }[];
        pagination: object;
      };
      expect(entries.map(({ action }) => action)).toEqual([
        'signed_out',
        'activated',
        'deactivated',
        'role_changed',
        'renamed',
        'invitation_sent',
        'invited',
      ]);
      const actor = { id: chidi.id, name: 'Chidi Okafor', role: 'admin' };
      const result = { id: expect.any(Number), actor, at: expect.any(String) };
      expect(entries[6]).toEqual({
        ...result,
        action: 'invited',
        details: { staff_id: id, name: 'Grace Mukamana', role: 'reviewer' },
      });
      expect(entries[3]).toMatchObject({ details: { staff_id: id, role: 'admin' } });
      expect(pagination).toEqual({ current_page: 1, last_page: 1, per_page: 20, total: 7 });
      expect((await activity(2)).body.entries).toEqual([]);
      expect((await activity(0)).status).toBe(422);
    });
  });
});
