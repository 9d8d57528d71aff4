import { isStaffRole } from '@portal/contract-shell-v1';
import { isProgramme } from '@portal/contract-svc-applications-v1';
import { takeWanted } from '../../../navigation/after-sign-in';
import type { SignInResult } from './sign-in';

const dashboard = '/userdashboard';

/** The home path of a role after sign-in; undefined for a role without pages here. */
export function homeOf(role: string): string | undefined {
  if (isStaffRole(role)) return '/admin';
  return isProgramme(role) ? dashboard : undefined;
}

/** The first page after a sign-in: the page that required it, or else the home path. */
export const firstPlace = (home: string, { session }: SignInResult & { ok: true }): string =>
  takeWanted(home, session.user.id);
