import type { Session } from '@portal/contract-shell-v1';
import { applicationPaths, isProgramme } from '@portal/contract-svc-applications-v1';
import { tokenScope } from '@portal/remote-sdk';
import { homeOf } from './home-of';

/** Where a signed-in person goes on: an application in the making, or their own pages. */
export function nextPlaceOf(session: Session): { href: string; text: string } | null {
  const { role } = session.user;
  if (tokenScope(session.token) === 'wizard') {
    return isProgramme(role) ? { href: applicationPaths[role], text: 'Continue your application' } : null;
  }
  const href = homeOf(role);
  return href ? { href, text: 'Go to your dashboard' } : null;
}
