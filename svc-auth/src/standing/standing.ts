import { isLive } from '../access-tokens/store';
import type { Service } from '../service';
import { isWorkingAdministrator } from '../staff/policy';

/** What somebody may do at this moment. */
export interface Standing {
  /** Null for somebody who is not there, is not active, or has not joined yet. */
  role: string | null;
  /** Of the token that was asked about: whether a program may still act by it. */
  token_live?: boolean;
  /** Whether an administrator who works here is there beside this person. */
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
  const other_administrator = staff.some((one) => one.id !== personId && isWorkingAdministrator(one));
  const person = staff.find(({ id }) => id === personId);
  const works = person?.active === true && person.passwordState !== 'none';
  const role = works ? person.role : null;
  const left_at = person?.leftAt?.toISOString() ?? null;
  if (tokenId === undefined) return { role, other_administrator, left_at };
  const token = await stores.accessTokens.byId(tokenId);
  const isTheirs = token?.personId === personId && isLive(token, clock());
  return {
    role,
    other_administrator,
    left_at,
    token_live: isTheirs && works && isWorkingAdministrator(person),
  };
}
