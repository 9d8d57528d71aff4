import type { Stores } from '../../platform/stores';
import { isStaff, type Person } from './person';

/** Returns when a person became staff, by an invitation or when their account was made; null for everybody else. */
export async function staffSince(
  { invitations }: Pick<Stores, 'invitations'>,
  person: Person,
): Promise<Date | null> {
  if (!isStaff(person)) return null;
  return (await invitations.usedBy(person.id)) ?? person.createdAt;
}
