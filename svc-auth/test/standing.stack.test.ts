import { onEachDatabase } from './each-database';
import { buildPerson, tokenOf } from './people';

onEachDatabase((auth) => {
  const status = async (id: number, token?: number) =>
    (await auth().internal('GET', `/internal/staff/${id}/standing${token ? `?token=${token}` : ''}`)).body;

  it('of a member of staff is their role, and nothing once they have left', async () => {
    const [grace, joel] = [
      await buildPerson(auth(), { role: 'admin', name: 'Grace' }),
      await buildPerson(auth(), { role: 'reviewer', name: 'Joel' }),
    ];
    expect(await status(joel.id)).toMatchObject({ role: 'reviewer', other_administrator: true });
    const token = await tokenOf(auth(), grace);
    const left = await auth().call('PATCH', `/api/staff/${joel.id}`, { body: { active: false }, token });
    expect(left.status).toBe(200);
    expect(await status(joel.id)).toMatchObject({ role: null });
    const back = await auth().call('PATCH', `/api/staff/${joel.id}`, { body: { active: true }, token });
    expect(back.status).toBe(200);
    const { role, left_at } = await status(joel.id);
    expect(role).toBe('reviewer');
    expect(new Date(String(left_at)).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await status(grace.id)).toMatchObject({ left_at: null });
    expect(await status(2_000_000)).toMatchObject({ role: null });
  });

  it('of a program is that of its token and of its maker', async () => {
    const [grace, ruth] = [
      await buildPerson(auth(), { role: 'admin', name: 'Grace' }),
      await buildPerson(auth(), { role: 'admin', name: 'Ruth' }),
    ];
    const [token, other] = [await tokenOf(auth(), grace), await tokenOf(auth(), ruth)];
    const body = { name: 'Ranking', scopes: ['decisions:write'], days: 30 };
    const make = async () =>
      ((await auth().call('POST', '/api/staff/tokens', { token, body })).body.token as { id: number }).id;
    const [ended, lost] = [await make(), await make()];
    expect(await status(grace.id, ended)).toMatchObject({ role: 'admin', token_live: true });
    expect(await status(ruth.id, ended)).toMatchObject({ token_live: false });
    expect((await auth().call('DELETE', `/api/staff/tokens/${ended}`, { token })).status).toBeLessThan(300);
    expect(await status(grace.id, ended)).toMatchObject({ role: 'admin', token_live: false });
    const body2 = { role: 'reviewer' };
    expect((await auth().call('PATCH', `/api/staff/${grace.id}`, { body: body2, token: other })).status).toBe(
      200,
    );
    expect(await status(grace.id, lost)).toMatchObject({ role: 'reviewer', token_live: false });
  });

  it('counts an administrator who has not joined as nobody who could be asked', async () => {
    await auth().knex('people').update({ role: 'reviewer' }).where({ role: 'admin' });
    const grace = await buildPerson(auth(), { role: 'admin', name: 'Grace' });
    expect(await status(grace.id)).toMatchObject({ role: 'admin', other_administrator: false });
    const token = await tokenOf(auth(), grace);
    const email = `new.${grace.id}@example.org`;
    await auth().call('POST', '/api/staff', { token, body: { name: 'New Admin', email, role: 'admin' } });
    expect(await status(grace.id)).toMatchObject({ other_administrator: false });
  });

  it.each([{ active: false }, { role: 'reviewer' }])(
    'makes nobody the only administrator who took that away from the others: %j',
    async (change) => {
      await auth().knex('people').update({ role: 'reviewer' }).where({ role: 'admin' });
      const [grace, ruth] = [
        await buildPerson(auth(), { role: 'admin', name: 'Grace' }),
        await buildPerson(auth(), { role: 'admin', name: 'Ruth' }),
      ];
      const token = await tokenOf(auth(), grace);
      expect((await auth().call('PATCH', `/api/staff/${ruth.id}`, { body: change, token })).status).toBe(200);
      expect(await status(grace.id)).toMatchObject({ other_administrator: true });
      auth().passes(8 * 24 * 3_600_000);
      expect(await status(grace.id)).toMatchObject({ other_administrator: false });
    },
  );

  it('counts a custom role that looked after conflicts and is taken or changed', async () => {
    await auth().knex('people').update({ role: 'reviewer' }).where({ role: 'admin' });
    const [grace, joel] = [
      await buildPerson(auth(), { role: 'admin', name: 'Grace' }),
      await buildPerson(auth(), { role: 'reviewer', name: 'Joel' }),
    ];
    const token = await tokenOf(auth(), grace);
    const ask = (method: string, path: string, body: object) => auth().call(method, path, { token, body });
    const permissions = ['readApplications', 'manageConflicts'];
    const made = await ask('POST', '/api/staff/roles', { name: 'Keeper', permissions });
    const { id, role } = made.body.role as { id: number; role: string };
    expect((await ask('PATCH', `/api/staff/${joel.id}`, { role })).status).toBe(200);
    expect(await status(grace.id)).toMatchObject({ other_administrator: true });
    expect((await ask('PATCH', `/api/staff/${joel.id}`, { role: 'reviewer' })).status).toBe(200);
    expect(await status(grace.id)).toMatchObject({ other_administrator: true });
    auth().passes(8 * 24 * 3_600_000);
    expect(await status(grace.id)).toMatchObject({ other_administrator: false });
    const fresh = await tokenOf(auth(), grace);
    const change = { version: 1, permissions: ['readApplications'] };
    await auth().call('PATCH', `/api/staff/roles/${id}`, { token: fresh, body: change });
    expect(await status(grace.id)).toMatchObject({ other_administrator: true });
  });

  it('does not count another role of a reviewer', async () => {
    await auth().knex('people').update({ role: 'reviewer' }).where({ role: 'admin' });
    const [grace, joel] = [
      await buildPerson(auth(), { role: 'admin', name: 'Grace' }),
      await buildPerson(auth(), { role: 'reviewer', name: 'Joel' }),
    ];
    const token = await tokenOf(auth(), grace);
    const body = { name: 'Reader', permissions: ['readApplications'] };
    const made = await auth().call('POST', '/api/staff/roles', { token, body });
    const { role } = made.body.role as { role: string };
    expect((await auth().call('PATCH', `/api/staff/${joel.id}`, { token, body: { role } })).status).toBe(200);
    expect(await status(grace.id)).toMatchObject({ other_administrator: false });
  });

  it('leaves the only administrator the only one who takes a reviewer’s access', async () => {
    await auth().knex('people').update({ role: 'reviewer' }).where({ role: 'admin' });
    const [grace, joel] = [
      await buildPerson(auth(), { role: 'admin', name: 'Grace' }),
      await buildPerson(auth(), { role: 'reviewer', name: 'Joel' }),
    ];
    const token = await tokenOf(auth(), grace);
    await auth().call('PATCH', `/api/staff/${joel.id}`, { body: { active: false }, token });
    expect(await status(grace.id)).toMatchObject({ other_administrator: false });
  });
});
