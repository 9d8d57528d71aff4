import * as t from '../../messages/modules';

/** The teams that own a part; nothing in a portal without teams, or with an older gateway. */
export function Owners({ owners }: { owners: readonly string[] | undefined }) {
  if (!owners) return null;
  return owners.length === 0 ? t.ownedByNobody() : t.ownedBy({ teams: owners.join(', ') });
}
