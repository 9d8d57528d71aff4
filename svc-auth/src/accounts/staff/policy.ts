import { can, isAdministrator, type Permission } from '@portal/service-kit/permissions';
import { isStaff, type Person } from '../people/person';
import type { GivenRole } from './given-role';

/** Whether a staff member has not joined yet: may be invited again, and may accept. */
export function isInvited(person: Person): boolean {
  return isStaff(person) && person.active && person.passwordState === 'none';
}

const works = (person: Person): boolean => person.active && person.passwordState !== 'none';

/** Whether a person can sign in and has this permission. */
export const worksWith = (person: Person, permission: Permission): boolean =>
  works(person) && can(person, permission);

/** Whether a person can sign in and has all permissions. */
const isWorkingAdministrator = (person: Person): boolean => works(person) && isAdministrator(person);

/** Whether no administrator would remain without this person. */
export function isLastAdministrator(person: Person, everyone: readonly Person[]): boolean {
  return (
    isWorkingAdministrator(person) &&
    !everyone.some((other) => other.id !== person.id && isWorkingAdministrator(other))
  );
}

export interface StaffChanges {
  name?: string;
  role?: GivenRole;
  active?: boolean;
}

/** Whether the change affects a person's rights, so that they must be signed out at once. */
export function changesRights(person: Person, { role, active }: StaffChanges): boolean {
  return (
    (role !== undefined && role.role !== person.role) || (active !== undefined && active !== person.active)
  );
}

export const afterwards = (person: Person, { role, active }: StaffChanges): Person => ({
  ...person,
  ...role,
  active: active ?? person.active,
});

export const takesAdministrator = (person: Person, changes: StaffChanges): boolean =>
  isWorkingAdministrator(person) && !isWorkingAdministrator(afterwards(person, changes));
