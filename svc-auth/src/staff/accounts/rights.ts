import { covers, permissionsFor } from '@portal/service-kit/permissions';
import { endAccess } from '../../accounts/people/end-access';
import type { Person } from '../../accounts/people/person';
import { worksWith } from '../../accounts/staff/policy';
import type { Stores } from '../../platform/stores';

/**
 * Ends what was opened with the earlier rights. When rights are lost, everything that opens something in the person's
 * name ends; when rights are only added, just their sessions, whose tokens state the earlier rights. Must run in a
 * transaction that has locked the person.
 * @returns the position of the last revocation
 */
export async function endRights(
  stores: Stores,
  before: Person,
  after: Person,
  now: Date,
): Promise<number | undefined> {
  const { id } = before;
  // Voided for good: otherwise they would open again if this person could manage staff once more.
  if (worksWith(before, 'manageStaff') && !worksWith(after, 'manageStaff'))
    await stores.invitations.voidAllBy(id);
  const losesNothing = covers(after, permissionsFor(before)) && before.active === after.active;
  if (losesNothing) return stores.sessions.endAllOf(id, undefined, now);
  return (await endAccess(stores, id, { now })).position;
}
