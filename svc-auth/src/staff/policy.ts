import { can } from '@portal/service-kit/permissions';
import { isStaff, type Person } from '../people/person';

/** Has not joined yet: may be invited (again), and may accept. */
export function isInvited(person: Person): boolean {
  return isStaff(person) && person.active && person.passwordState === 'none';
}

/** Can sign in and has all rights. */
export function isWorkingAdministrator(person: Person): boolean {
  return can(person, 'manageStaff') && person.active && person.passwordState !== 'none';
}

/** Whether no administrator would remain without this person. */
export function isLastAdministrator(person: Person, everyone: readonly Person[]): boolean {
  return (
    isWorkingAdministrator(person) &&
    !everyone.some((other) => other.id !== person.id && isWorkingAdministrator(other))
  );
}

export interface StaffChanges {
  name?: string;
  role?: Person['role'];
  active?: boolean;
}

/** Whether the change touches a person's rights: then they are signed out at once. */
export function changesRights(person: Person, { role, active }: StaffChanges): boolean {
  return (role !== undefined && role !== person.role) || (active !== undefined && active !== person.active);
}

export function takesAdministrator(person: Person, changes: StaffChanges): boolean {
  const after = { ...person, role: changes.role ?? person.role, active: changes.active ?? person.active };
  return isWorkingAdministrator(person) && !isWorkingAdministrator(after);
}
