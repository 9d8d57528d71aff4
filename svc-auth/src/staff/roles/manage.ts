import { Forbidden, Invalid, NotFound } from '@portal/service-kit/errors';
import { can, covers, type Permission } from '@portal/service-kit/permissions';
import type { Person } from '../../accounts/people/person';
import { type CustomRole, mostRoles } from '../../accounts/roles/role';
import type { NewRole } from '../../accounts/roles/store';
import { endSessions } from '../../accounts/sessions/end';
import { actingAmong } from '../../accounts/staff/acting';
import { givableRole, selectRole } from '../../accounts/staff/given-role';
import { act } from '../../accounts/staff/staff';
import { MoreThanOwn, OwnRole, RoleChanged, RoleInUse, TooManyRoles } from '../../platform/role-errors';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { endRights } from '../accounts/rights';

/** A custom role with everybody who has it. */
export interface ListedRole extends CustomRole {
  staff: Person[];
}

export async function listRoles({ stores }: Pick<Service, 'stores'>): Promise<ListedRole[]> {
  const [roles, everyone] = [await stores.roles.all(), await stores.people.staff()];
  return roles.map((role) => ({ ...role, staff: holdersOf(role, everyone) }));
}

async function listedRole(service: Service, id: number): Promise<ListedRole> {
  const role = (await listRoles(service)).find((one) => one.id === id);
  if (!role) throw new NotFound();
  return role;
}

/** Makes a role of permissions that the acting person has. @throws MoreThanOwn, RoleNameTaken, TooManyRoles */
export async function createRole(service: Service, actorId: number, given: NewRole): Promise<ListedRole> {
  const now = service.clock();
  const id = await service.stores.transaction(async (stores) => {
    const actor = actingAmong(await stores.people.lockStaff(), actorId, 'manageRoles');
    refuseMore(actor, given.permissions);
    if ((await stores.roles.count()) >= mostRoles) throw new TooManyRoles(mostRoles);
    const made = await stores.roles.insert(given, now);
    await stores.events.add({ kind: 'role_created', ...eventOf(actor, { id: made, ...given }) }, now);
    return made;
  });
  return listedRole(service, id);
}

export interface RoleChanges {
  version: number;
  name?: string;
  permissions?: Permission[];
}

/**
 * Changes a role. When its permissions change, everybody with the role is signed out everywhere at once, because tokens
 * state what the role could do when they were made.
 * @throws RoleChanged, OwnRole, MoreThanOwn, RoleNameTaken
 */
export async function changeRole(
  service: Service,
  actorId: number,
  id: number,
  { version, ...changes }: RoleChanges,
): Promise<ListedRole> {
  await endSessions(service, async (stores) => {
    const now = service.clock();
    const { actor, everyone, role } = await open(stores, { actorId, id, version });
    const next = { ...role, ...changes };
    const otherRights = next.permissions.join() !== role.permissions.join();
    if (otherRights && actor.role === role.role) throw new OwnRole();
    refuseMore(actor, next.permissions);
    await stores.roles.update(id, next, now);
    await stores.events.add({ kind: 'role_changed', ...eventOf(actor, next) }, now);
    if (!otherRights) return undefined;
    const { permissions } = next;
    return endForAll(stores, holdersOf(role, everyone), (person) => ({ ...person, permissions }), now);
  });
  return listedRole(service, id);
}

/**
 * Removes a role. People with the role get the role `moveTo` and are signed out.
 * @throws RoleInUse when somebody has it and no other role is named
 * @throws RoleChanged, OwnRole, MoreThanOwn, Invalid
 */
export async function removeRole(
  service: Service,
  actorId: number,
  id: number,
  { version, moveTo }: { version: number; moveTo?: string },
): Promise<void> {
  await endSessions(service, async (stores) => {
    const now = service.clock();
    const { actor, everyone, role } = await open(stores, { actorId, id, version });
    if (actor.role === role.role) throw new OwnRole();
    const holders = holdersOf(role, everyone);
    const position =
      holders.length > 0 ? await move(stores, { actor, holders, from: role, moveTo }, now) : undefined;
    await stores.roles.remove(id);
    await stores.events.add({ kind: 'role_removed', ...eventOf(actor, role) }, now);
    return position;
  });
}

interface Move {
  actor: Person;
  holders: Person[];
  from: CustomRole;
  moveTo: string | undefined;
}

async function move(stores: Stores, { actor, holders, from, moveTo }: Move, now: Date) {
  if (moveTo === undefined) throw new RoleInUse(holders);
  if (moveTo === from.role) throw new Invalid({ move_to: [selectRole] });
  if (!can(actor, 'manageStaff')) throw new Forbidden();
  const given = await givableRole(stores, actor, moveTo, 'move_to');
  for (const person of holders) {
    await stores.people.update(person.id, { role: given.role }, now);
    await stores.audit.add(act('role_changed', actor, person, given), now);
  }
  return endForAll(stores, holders, (person) => ({ ...person, ...given }), now);
}

/** Opens a role for a change with all staff locked: meanwhile nobody can be given the role or sign in with it. */
async function open(stores: Stores, which: { actorId: number; id: number; version: number }) {
  const everyone = await stores.people.lockStaff();
  const actor = actingAmong(everyone, which.actorId, 'manageRoles');
  const role = await stores.roles.lock(which.id);
  if (!role) throw new NotFound();
  refuseMore(actor, role.permissions);
  if (role.version !== which.version) throw new RoleChanged();
  return { everyone, actor, role };
}

async function endForAll(
  stores: Stores,
  holders: readonly Person[],
  after: (person: Person) => Person,
  now: Date,
): Promise<number | undefined> {
  let last: number | undefined;
  for (const person of holders) last = (await endRights(stores, person, after(person), now)) ?? last;
  return last;
}

const holdersOf = ({ role }: CustomRole, everyone: readonly Person[]): Person[] =>
  everyone.filter((person) => person.role === role);

function refuseMore(actor: Person, permissions: readonly Permission[]): void {
  if (!covers(actor, permissions)) throw new MoreThanOwn();
}

const eventOf = (actor: Person, { id, name, permissions }: NewRole & { id: number }) => ({
  actor: { personId: actor.id, role: actor.role },
  subject: { kind: 'role', id },
  details: { name, permissions },
});
