import { NotFound } from '@portal/service-kit/errors';
import { endAccess } from '../../accounts/people/end-access';
import { normaliseEmail } from '../../accounts/people/identifier';
import type { Person } from '../../accounts/people/person';
import { endSessions } from '../../accounts/sessions/end';
import { actingAmong } from '../../accounts/staff/acting';
import { givableRole, refuseAbove } from '../../accounts/staff/given-role';
import {
  afterwards,
  changesRights,
  isInvited,
  isLastAdministrator,
  type StaffChanges,
  takesAdministrator,
} from '../../accounts/staff/policy';
import { act, type StaffMember } from '../../accounts/staff/staff';
import { SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { AlreadyJoined, LastAdministrator, OwnAccount } from './errors';
import { mayInvite, queueInvitation } from './invitations';
import { endRights } from './rights';

export interface NewStaff {
  name: string;
  email: string;
  /** A built-in role or a custom one. */
  role: string;
}

/** Lists all staff; people who have not joined yet with the expiry of their invitation. */
export async function listStaff({ stores }: Service): Promise<StaffMember[]> {
  const [staff, open] = [await stores.people.staff(), await stores.invitations.open()];
  const owners = await stores.factors.owners();
  const expiryOf = (person: Person) =>
    open.find(
      ({ personId, invitedBy }) =>
        personId === person.id &&
        mayInvite(
          staff.find(({ id }) => id === invitedBy),
          person,
          invitedBy,
        ),
    )?.expiresAt;
  return staff.map((person) => ({
    ...person,
    invitationExpiresAt: isInvited(person) ? (expiryOf(person) ?? null) : null,
    secondFactor: owners.has(person.id),
  }));
}

export async function staffMember(service: Service, id: number): Promise<StaffMember> {
  const member = (await listStaff(service)).find((person) => person.id === id);
  if (!member) throw new NotFound();
  return member;
}

/** Makes an account without a password and mails its owner an invitation. @throws EmailTaken */
export async function inviteStaff(service: Service, actorId: number, given: NewStaff): Promise<StaffMember> {
  const now = service.clock();
  const { id, work } = await service.stores.transaction(async (stores) => {
    const { actor } = await manager(stores, actorId);
    const { role } = await givableRole(stores, actor, given.role);
    const invited = { ...given, role, email: normaliseEmail(given.email), phone: null };
    const person = await known(stores, await stores.people.insert(invited, now));
    await stores.audit.add(act('invited', actor, person, person), now);
    return { id: person.id, work: await queueInvitation(stores, person, actor, { now, isAgain: false }) };
  });
  service.deliverSoon(work);
  return staffMember(service, id);
}

/** Two requests within this many ms count as one: else the first link would be void before its mail is read. */
const oneWithinMs = 60_000;

/** Sends a new link and makes the old one void, once a minute. @throws AlreadyJoined when the person has joined */
export async function inviteAgain(service: Service, actorId: number, id: number): Promise<StaffMember> {
  const now = service.clock();
  const work = await service.stores.transaction(async (stores) => {
    const { actor, everyone } = await manager(stores, actorId);
    const person = among(everyone, id);
    refuseAbove(actor, person);
    if (!isInvited(person)) throw new AlreadyJoined();
    const since = new Date(now.getTime() - oneWithinMs);
    if (await stores.invitations.isSentAgain({ personId: id, invitedBy: actorId }, since)) return undefined;
    await stores.audit.add(act('invitation_sent', actor, person), now);
    return queueInvitation(stores, person, actor, { now, isAgain: true });
  });
  if (work !== undefined) service.deliverSoon(work);
  return staffMember(service, id);
}

/**
 * Changes a staff member's name, role, or access. A person whose rights change is signed out everywhere at once.
 * @throws LastAdministrator, OwnAccount, MoreThanOwn
 */
export async function changeStaff(
  service: Service,
  actorId: number,
  id: number,
  wanted: Omit<StaffChanges, 'role'> & { role?: string },
): Promise<StaffMember> {
  await endSessions(service, async (stores) => {
    const now = service.clock();
    const everyone = await stores.people.lockStaff();
    const person = among(everyone, id);
    const actor = actingAmong(everyone, actorId, 'manageStaff');
    refuseAbove(actor, person);
    const { role: name, ...others } = wanted;
    const role = name === undefined ? undefined : await givableRole(stores, actor, name);
    const changes: StaffChanges = { ...others, ...(role && { role }) };
    const otherRights = changesRights(person, changes);
    if (takesAdministrator(person, changes) && isLastAdministrator(person, everyone)) {
      throw new LastAdministrator();
    }
    if (otherRights && actor.id === id) throw new OwnAccount();
    const leaves = changes.active === false && person.active;
    await stores.people.update(
      id,
      { ...others, ...(role && { role: role.role }), ...(leaves && { leftAt: now }) },
      now,
    );
    for (const entry of actsOf(actor, person, changes)) await stores.audit.add(entry, now);
    if (changes.active === false) await stores.invitations.voidAllOf(id);
    return otherRights ? endRights(stores, person, afterwards(person, changes), now) : undefined;
  });
  return staffMember(service, id);
}

function actsOf(actor: Person, person: Person, { name, role, active }: StaffChanges) {
  return [
    ...(name !== undefined && name !== person.name ? [act('renamed', actor, { ...person, name })] : []),
    ...(role !== undefined && role.role !== person.role ? [act('role_changed', actor, person, role)] : []),
    ...(active !== undefined && active !== person.active
      ? [act(active ? 'activated' : 'deactivated', actor, person)]
      : []),
  ];
}

/** Ends all sessions of a staff member, and the access tokens that they made; returns the number of sessions. */
export async function signStaffOut(service: Service, actorId: number, id: number): Promise<number> {
  let ended = 0;
  await endSessions(service, async (stores) => {
    const now = service.clock();
    const { actor, everyone } = await manager(stores, actorId);
    const person = among(everyone, id);
    refuseAbove(actor, person);
    await stores.audit.add(act('signed_out', actor, person), now);
    const outcome = await endAccess(stores, id, { now });
    ended = outcome.ended;
    return outcome.position;
  });
  return ended;
}

/** Changes a staff member's own name. */
export async function renameOneself(service: Service, id: number, name: string): Promise<Person> {
  return service.stores.transaction(async (stores) => {
    const now = service.clock();
    const person = await stores.people.lock(id);
    if (!person?.active) throw new SessionOver();
    await stores.people.update(id, { name }, now);
    if (name !== person.name) await stores.audit.add(act('renamed', person, { ...person, name }), now);
    return { ...person, name };
  });
}

async function manager(stores: Stores, actorId: number) {
  const everyone = await stores.people.lockStaff();
  return { everyone, actor: actingAmong(everyone, actorId, 'manageStaff') };
}

function among(everyone: readonly Person[], id: number): Person {
  const person = everyone.find((other) => other.id === id);
  if (!person) throw new NotFound();
  return person;
}

async function known({ people }: Stores, id: number): Promise<Person> {
  const person = await people.byId(id);
  if (!person) throw new Error('the person was not stored');
  return person;
}
