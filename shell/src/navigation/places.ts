import { type PageAccess, pageMatches } from '@portal/contract-remote-v1';
import { isStaffRole, type Session, type Settings } from '@portal/contract-shell-v1';

/** A path with the unit that draws it and the people who may see it. */
export interface Place {
  path: string;
  /** Name of the single-spa application that draws the page. */
  unit: string;
  access: PageAccess;
  signIn: string;
  /** The sentence that the sign-in shows to a person without a session; the shell's own sentence when absent. */
  signInMessage?: string | undefined;
  /** Stays reachable while the portal is closed to applicants. */
  openWhenClosed: boolean;
  /** The text of a link to the page; a page without a label is not offered in lists of links. */
  label?: string | undefined;
}

export type Decision =
  | { kind: 'show'; place: Place }
  | { kind: 'redirect'; to: string; why: 'closed' }
  | { kind: 'redirect'; to: string; why: 'access'; place: Place }
  | { kind: 'unknown' }
  | { kind: 'pending' };

export interface Locations {
  list: readonly Place[];
  /** False until the registry has been read: until then an unlisted path may still become a page. */
  complete: boolean;
}

export const MAINTENANCE = '/maintenance';

/** The page to show at a path, for this session and these settings. */
export function decide(
  pathname: string,
  { list, complete }: Locations,
  session: Session | null,
  settings: Settings,
): Decision {
  const place = list.find((candidate) => pageMatches(candidate, pathname));
  if (place && !mayOpen(place, session)) return { kind: 'redirect', to: place.signIn, why: 'access', place };
  if (!place && !complete) return { kind: 'pending' };
  const closed = !settings.portalEnabled && !isStaff(session) && !place?.openWhenClosed;
  if (closed) return { kind: 'redirect', to: MAINTENANCE, why: 'closed' };
  return place ? { kind: 'show', place } : { kind: 'unknown' };
}

export function mayOpen(place: Place, session: Session | null): boolean {
  if (place.access === 'open') return true;
  if (!session) return false;
  return (place.access === 'staff') === isStaff(session);
}

export function isStaff(session: Session | null): boolean {
  return session !== null && isStaffRole(session.user.role);
}
