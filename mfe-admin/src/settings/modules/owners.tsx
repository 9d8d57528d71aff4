import * as t from '../../messages/modules';

/** Which teams own a part; nothing in a portal that has no teams, or whose gateway does not say. */
export function Owners({ owners }: { owners: readonly string[] | undefined }) {
  if (!owners) return null;
  return owners.length === 0 ? t.ownedByNobody() : t.ownedBy({ teams: owners.join(', ') });
}
