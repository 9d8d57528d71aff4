import { STAFF_ROLES } from '@portal/contract-shell-v1';
import { isProgramme } from '@portal/contract-svc-applications-v1';
import { takeWanted } from '../../navigation/after-sign-in';
import type { SignInResult } from './sign-in';

const dashboard = '/userdashboard';

/** The home path of a role after sign-in; undefined for a role without pages here. */
export function homeOf(role: string): string | undefined {
  if (STAFF_ROLES.includes(role)) return '/admin';
  return isProgramme(role) ? dashboard : undefined;
}

/**
 * The first page after a sign-in: the page that needed it, else the home path. Who came in by a mailed password is
 * asked for a new one on the way.
 */
export function firstPlace(home: string, { session, mailed }: SignInResult & { ok: true }): string {
  const place = takeWanted(home, session.user.id);
  if (!mailed || home !== dashboard) return place;
  return `${dashboard}/password${place === home ? '' : `?next=${encodeURIComponent(place)}`}`;
}
