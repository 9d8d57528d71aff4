import { STAFF_ROLES } from '@portal/contract-shell-v1';
import { isProgramme } from '@portal/contract-svc-applications-v1';

/** Where a role goes after signing in; undefined for a role that has no place here. */
export function homeOf(role: string): string | undefined {
  if (STAFF_ROLES.includes(role)) return '/admin';
  return isProgramme(role) ? '/userdashboard' : undefined;
}
