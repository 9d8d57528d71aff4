import { onEachDatabase } from './each-database';
import { startMailbox } from './mailbox';
import { buildPerson, randomPhone } from './people';
import { type Role, rolesIn } from './roles';

onEachDatabase((auth) => {
  const roles = rolesIn(auth);
  const { create, change, remove, made, holder } = roles;

  describe('whoever manages roles without being an administrator', () => {
    it('gives no permission that they do not have', async () => {
      const { token: theirs } = await holder('manageRoles', 'readApplications');
      const beyond = await create({ name: 'All', permissions: ['readApplications', 'decide'] }, theirs);
      expect([beyond.status, beyond.body.message]).toEqual([
        403,
        expect.stringMatching(/do not have yourself/),
      ]);
      expect((await create({ name: 'Some', permissions: ['readApplications'] }, theirs)).status).toBe(201);
    });

    it('changes neither their own role nor one that may more than they', async () => {
      const { role, token: theirs } = await holder('manageRoles', 'readApplications');
      const more = await made('decide');
      const own = await change(role.id, { version: 1, permissions: ['manageRoles'] }, theirs);
      expect([own.status, (await remove(role.id, 'version=1', theirs)).status]).toEqual([409, 409]);
      const takes = await change(more.id, { version: 1, permissions: ['readApplications'] }, theirs);
      expect([takes.status, (await remove(more.id, 'version=1', theirs)).status]).toEqual([403, 403]);
    });

    it('moves nobody to another role without managing staff', async () => {
      const { token: theirs } = await holder('manageRoles', 'readApplications', 'assess');
      const used = await holder('readApplications');
      const to = await made('assess');
      expect((await remove(used.role.id, `version=1&move_to=${to.role}`, theirs)).status).toBe(403);
    });
  });

  describe('whoever manages staff without being an administrator', () => {
    const manager = () => holder('manageStaff', 'readApplications', 'assess');

    it('gives roles that may no more than they, and is shown no others', async () => {
      const { token: theirs, role } = await manager();
      const less = await made('assess');
      const shown = await auth().call('GET', '/api/staff', { token: theirs });
      expect((shown.body.roles as Role[]).map((one) => one.role).sort()).toEqual(
        [less.role, role.role].sort(),
      );
      const email = `new.${randomPhone()}@example.org`;
      const invite = (given: string) =>
        auth().call('POST', '/api/staff', {
          token: theirs,
          body: { name: 'New Colleague', email, role: given },
        });
      expect([(await invite('admin')).status, (await invite('reviewer')).status]).toEqual([403, 403]);
      expect((await invite(less.role)).body.staff).toMatchObject({ role: less.role, role_name: less.name });
    });

    it('does nothing to the account of somebody who may more', async () => {
      const { token: theirs } = await manager();
      const joel = await buildPerson(auth(), { role: 'reviewer', name: 'Joel Kamau' });
      const act = (method: string, path: string, body?: object) =>
        auth().call(method, `/api/staff/${joel.id}${path}`, { token: theirs, ...(body && { body }) });
      const all = [
        await act('PATCH', '', { name: 'Somebody Else' }),
        await act('PATCH', '', { active: false }),
        await act('POST', '/sign-out'),
        await act('POST', '/second-factor/reset'),
        await act('POST', '/invitation'),
      ];
      expect(all.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    });

    it('has invitations that end with their own permissions', async () => {
      const mailbox = await startMailbox(auth());
      const { token: theirs, role } = await manager();
      const less = await made('assess');
      const email = `late.${randomPhone()}@example.org`;
      const body = { name: 'Late Colleague', email, role: less.role };
      const text = await mailbox.nextTo(email, async () => {
        await auth().call('POST', '/api/staff', { token: theirs, body });
      });
      await mailbox.stop();
      expect(text).toContain(`Your role there is ${less.name}.`);
      const link = /#invitation=([\w-]{43})$/m.exec(text)?.[1];
      const check = () => auth().call('POST', '/api/staff/invitation', { body: { token: link } });
      expect((await check()).body).toMatchObject({ role: less.role, role_name: less.name });
      await change(role.id, { version: 1, permissions: ['manageStaff', 'readApplications'] });
      expect((await check()).status).toBe(404);
    });
  });
});
