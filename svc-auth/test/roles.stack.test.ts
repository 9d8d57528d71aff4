import { permissions } from '@portal/service-kit/permissions';
import type { Person } from '../src/accounts/people/person';
import { scopeOf } from '../src/signing-in/factors/rule';
import { onEachDatabase } from './each-database';
import { buildPerson, tokenOf } from './people';
import { type Role, rolesIn } from './roles';

onEachDatabase((auth) => {
  const roles = rolesIn(auth);
  const { create, change, remove, made, holder } = roles;
  const list = (by = roles.token()) => auth().call('GET', '/api/staff/roles', { token: by });
  const patch = (id: number, body: object, by = roles.token()) =>
    auth().call('PATCH', `/api/staff/${id}`, { token: by, body });
  const me = (by: string) => auth().call('GET', '/api/me', { token: by });
  const fieldErrors = ({ body }: { body: Record<string, unknown> }) =>
    body.errors as Record<string, string[]>;

  describe('a custom role', () => {
    it('is made with a name and permissions, and listed with who has it beside the built-in roles', async () => {
      const answer = await create({ name: '  Reader ', permissions: ['readDocuments', 'readApplications'] });
      expect(answer.status).toBe(201);
      const role = answer.body.role as Role;
      expect(role).toMatchObject({
        name: 'Reader',
        role: `staff:${role.id}`,
        permissions: ['readApplications', 'readDocuments'],
        version: 1,
        staff: [],
      });
      const grace = await buildPerson(auth(), { role: role.role as Person['role'], name: 'Grace Mutoni' });
      expect((await list()).body).toMatchObject({
        built_in: [
          { role: 'admin', permissions },
          { role: 'reviewer', permissions: expect.arrayContaining(['decide']) },
        ],
        roles: [{ name: 'Reader', staff: [{ id: grace.id, name: 'Grace Mutoni' }], changeable: true }],
      });
    });

    it.each([
      ['without a name', { name: ' ' }, { name: ['Give the role a name'] }],
      ['with a name that leads elsewhere', { name: 'www.example.org' }, { name: [expect.any(String)] }],
      ['without permissions', { permissions: [] }, { permissions: ['Choose what the role may do'] }],
      ['with a made-up permission', { permissions: ['all'] }, { 'permissions.0': [expect.any(String)] }],
    ])('is refused %s', async (_, wrong, errors) => {
      const answer = await create({ name: 'Reader', permissions: ['readApplications'], ...wrong });
      expect([answer.status, Object.keys(fieldErrors(answer)).length]).toEqual([422, 1]);
      expect(Object.values(fieldErrors(answer))).toEqual(Object.values(errors));
      expect((await list()).body.roles).toEqual([]);
    });

    it('has a name that no other role has, whatever its capital letters', async () => {
      await create({ name: 'Reader', permissions: ['readApplications'] });
      const again = await create({ name: 'READER', permissions: ['readApplications'] });
      expect([again.status, fieldErrors(again)]).toEqual([409, { name: [expect.stringMatching(/already/)] }]);
    });

    it.each([...permissions])(
      'with %s alone tells it, and nothing else, to its holder and to services',
      async (may) => {
        const { person, token: theirs } = await holder(may);
        const own = await me(theirs);
        expect(own.body).toMatchObject({ role: person.role, permissions: [may] });
        const status = await auth().internal('GET', `/internal/staff/${person.id}/standing`);
        expect(status.body).toMatchObject({ role: person.role, permissions: [may] });
        const actor = await auth().service.tokens.read(theirs);
        expect(actor).toMatchObject({ role: person.role, permissions: [may] });
      },
    );

    it('opens the calls of its permissions alone', async () => {
      const { token: theirs } = await holder('readActivity');
      const statusOf = async (path: string) => (await auth().call('GET', path, { token: theirs })).status;
      expect([await statusOf('/api/staff/activity'), await statusOf('/api/staff/events')]).toEqual([
        200, 200,
      ]);
      expect([
        await statusOf('/api/staff'),
        await statusOf('/api/staff/roles'),
        await statusOf('/api/staff/tokens'),
        await statusOf('/api/staff/session-rule'),
      ]).toEqual([403, 403, 403, 403]);
    });
  });

  describe('other permissions of a role', () => {
    it('end every session of those who have it before they answer, and the next token tells them', async () => {
      const { role, person, token: theirs } = await holder('readApplications', 'decide');
      const changed = await change(role.id, { version: 1, permissions: ['readApplications'] });
      expect(changed.body.role).toMatchObject({ version: 2, permissions: ['readApplications'] });
      expect((await me(theirs)).status).toBe(401);
      const next = await tokenOf(auth(), person);
      expect((await auth().service.tokens.read(next))?.permissions).toEqual(['readApplications']);
    });

    it('do so where there are more of them, too', async () => {
      const { role, person, token: theirs } = await holder('readApplications');
      await change(role.id, { version: 1, permissions: ['readApplications', 'decide'] });
      expect((await me(theirs)).status).toBe(401);
      expect((await me(await tokenOf(auth(), person))).body.permissions).toEqual([
        'readApplications',
        'decide',
      ]);
    });

    it('end the tokens for programs of those who lose any, and keep those of others', async () => {
      const { role, person } = await holder('manageIntegrations', 'readApplications', 'decide');
      const madeBy = await tokenOf(auth(), person);
      const body = { name: 'Import', scopes: ['applications:read'], days: 30 };
      await auth().call('POST', '/api/staff/tokens', { token: madeBy, body });
      const live = async () =>
        (await auth().knex('access_tokens').where({ person_id: person.id }).whereNull('ended_at')).length;
      await change(role.id, {
        version: 1,
        permissions: ['manageIntegrations', 'readApplications', 'decide', 'assess'],
      });
      expect(await live()).toBe(1);
      await change(role.id, { version: 2, permissions: ['manageIntegrations', 'readApplications'] });
      expect(await live()).toBe(0);
    });

    it('leave sessions alone where only the name is another', async () => {
      const { role, token: theirs } = await holder('readApplications');
      expect((await change(role.id, { version: 1, name: 'Committee' })).status).toBe(200);
      expect((await me(theirs)).status).toBe(200);
    });

    it('are refused to the second of two who change it at once', async () => {
      const { id } = await made('readApplications');
      const both = await Promise.all([
        change(id, { version: 1, permissions: ['assess'] }),
        change(id, { version: 1, permissions: ['decide'] }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await list()).body.roles).toMatchObject([{ version: 2 }]);
    });

    it('never stay in a session that is opened while they change', async () => {
      const { role, person } = await holder('readApplications', 'decide');
      const [opened] = await Promise.all([
        Promise.all(Array.from({ length: 4 }, () => tokenOf(auth(), person))),
        change(role.id, { version: 1, permissions: ['readApplications'] }),
      ]);
      for (const one of opened) {
        const messageOf = (await auth().service.tokens.read(one))?.permissions;
        if ((await me(one)).status === 200) expect(messageOf).toEqual(['readApplications']);
      }
    });
  });

  describe('a role that is removed', () => {
    it('is refused while somebody has it, with their names, and moves them where it is told', async () => {
      const { role, person, token: theirs } = await holder('readApplications');
      const refused = await remove(role.id, 'version=1');
      expect([refused.status, refused.body.staff]).toEqual([409, [{ id: person.id, name: 'Grace Mutoni' }]]);
      expect((await remove(role.id, `version=1&move_to=${role.role}`)).status).toBe(422);
      expect((await remove(role.id, 'version=1&move_to=staff:999999')).status).toBe(422);
      expect((await remove(role.id, 'version=1&move_to=reviewer')).status).toBe(204);
      expect((await me(theirs)).status).toBe(401);
      const [after] = await auth().knex('people').where({ id: person.id });
      expect(after.role).toBe('reviewer');
      const activity = await auth().call('GET', '/api/staff/activity', { token: roles.token() });
      const [last] = activity.body.entries as object[];
      expect(last).toMatchObject({ action: 'role_changed', details: { role: 'reviewer' } });
    });

    it('is gone where nobody has it; of a version of before it is refused', async () => {
      const { id } = await made('readApplications');
      await change(id, { version: 1, name: 'Other name' });
      expect((await remove(id, 'version=1')).status).toBe(409);
      expect((await remove(id, 'version=2')).status).toBe(204);
      expect((await remove(id, 'version=2')).status).toBe(404);
    });

    it('leaves nothing to somebody who would have it still', async () => {
      const { person } = await holder('readApplications');
      await auth().knex('staff_roles').delete();
      const theirs = await tokenOf(auth(), person);
      expect((await me(theirs)).body.permissions).toEqual([]);
    });
  });

  it('the last administrator gets no custom role, and no role that does not exist is given', async () => {
    const grace = await buildPerson(auth(), { role: 'reviewer' });
    const role = await made(...permissions);
    expect((await patch(grace.id, { role: 'staff:999999' })).status).toBe(422);
    expect((await patch(grace.id, { role: role.role })).status).toBe(200);
    const byGrace = await tokenOf(auth(), grace);
    expect((await patch(roles.admin().id, { role: role.role }, byGrace)).status).toBe(409);
    expect((await patch(roles.admin().id, { active: false }, byGrace)).status).toBe(409);
  });

  it('what is done to roles is told as security events', async () => {
    const { id } = await made('readApplications');
    await change(id, { version: 1, permissions: ['assess'] });
    await remove(id, 'version=2');
    const { body } = await auth().call('GET', '/api/staff/events?subject=role', { token: roles.token() });
    const events = body.entries as { kind: string; actor: object; subject: object }[];
    expect(events.slice(0, 3).map(({ kind }) => kind)).toEqual([
      'role_removed',
      'role_changed',
      'role_created',
    ]);
    expect(events[0]).toMatchObject({ actor: { id: roles.admin().id }, subject: { kind: 'role', id } });
  });

  it('a role that may more than read and decide is asked for a second factor where the portal wants one', async () => {
    const { person: plain } = await holder('readApplications', 'decide');
    const { person: keeper, token: theirs } = await holder('manageMail');
    const stores = auth().service.stores;
    await stores.settings.set('second_factor_for_admins', true);
    expect([await scopeOf(stores, plain), await scopeOf(stores, keeper)]).toEqual(['account', 'factor']);
    await stores.settings.set('second_factor_for_admins', false);
    expect((await me(theirs)).status).toBe(200);
  });
});
