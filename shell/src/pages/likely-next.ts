import type { Session } from '@portal/contract-shell-v1';
import { isStaff } from '../navigation/places';

/** The path that a person most likely opens next: worth fetching while the browser is idle. */
export function likelyNext(pathname: string, session: Session | null): string {
  if (isStaff(session) || pathname === '/staff/auth' || pathname === '/Adminlogin') return '/dashboard';
  return session ? '/userdashboard' : '/application/interns';
}
