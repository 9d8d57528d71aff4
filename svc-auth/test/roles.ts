import type { Person } from '../src/accounts/people/person';
import type { AuthUnderTest } from './auth-under-test';
import { buildPerson, randomPhone, tokenOf } from './people';

export interface Role {
  id: number;
  role: string;
  name: string;
  permissions: string[];
  version: number;
  staff: { id: number; name: string }[];
}

/** Makes the calls about roles; each test has a portal with one administrator and its own roles. */
export function rolesIn(auth: () => AuthUnderTest) {
  let admin: Person;
  let token: string;
  beforeEach(async () => {
    await auth().knex('people').whereIn('role', ['admin', 'reviewer']).update({ active: false });
    await auth().knex('staff_roles').delete();
    admin = await buildPerson(auth(), { role: 'admin', name: 'Chidi Okafor' });
    token = await tokenOf(auth(), admin);
  });

  const create = (body: object, by = token) => auth().call('POST', '/api/staff/roles', { token: by, body });
  const made = async (...may: string[]): Promise<Role> => {
    const answer = await create({ name: `Role ${randomPhone()}`, permissions: may });
    expect(answer.status).toBe(201);
    return answer.body.role as Role;
  };
  return {
    admin: () => admin,
    token: () => token,
    create,
    change: (id: number, body: object, by = token) =>
      auth().call('PATCH', `/api/staff/roles/${id}`, { token: by, body }),
    remove: (id: number, query: string, by = token) =>
      auth().call('DELETE', `/api/staff/roles/${id}?${query}`, { token: by }),
    /** A new role with these permissions. */
    made,
    /** A signed-in person with a new role that has these permissions. */
    async holder(...may: string[]) {
      const role = await made(...may);
      const person = await buildPerson(auth(), { role: role.role as Person['role'], name: 'Grace Mutoni' });
      return { role, person, token: await tokenOf(auth(), person) };
    },
  };
}
