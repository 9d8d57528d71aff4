import { isLive } from '../access-tokens/store';
import type { Service } from '../service';
import { worksWith } from '../staff/policy';

/** What somebody may do at this moment. */
export interface Standing {
  /** Null for somebody who is not there, is not active, or has not joined yet. */
  role: string | null;
  /** Of a custom role. */
  permissions?: readonly string[];
  /** Of the token that was asked about: whether a program may still act by it. */
  token_live?: boolean;
  /** Whether somebody else works here who looks after conflicts of interest. */
  other_administrator: boolean;
  /** When they were last deactivated, also once they are back. */
  left_at: string | null;
}

/** Read at the moment it is asked, never kept: whoever acts later in somebody's name asks this first. */
export async function standingOf(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  personId: number,
  tokenId?: number,
): Promise<Standing> {
  const staff = await stores.people.staff();
  const other_administrator = staff.some((one) => one.id !== personId && worksWith(one, 'manageConflicts'));
  const person = staff.find(({ id }) => id === personId);
  const works = person?.active === true && person.passwordState !== 'none';
  const role = works ? person.role : null;
  const permissions = works && person.permissions ? { permissions: person.permissions } : {};
  const left_at = person?.leftAt?.toISOString() ?? null;
  if (tokenId === undefined) return { role, ...permissions, other_administrator, left_at };
  const token = await stores.accessTokens.byId(tokenId);
  const isTheirs = token?.personId === personId && isLive(token, clock());
  return {
    role,
    ...permissions,
    other_administrator,
    left_at,
    token_live: isTheirs && works && worksWith(person, 'manageIntegrations'),
  };
}
