import type { Session } from '@portal/contract-shell-v1';
import { homeOf } from './home-of';

/** What a token is good for, read without trusting it: the server decides, this only chooses a link. */
function scopeOf(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).scope;
  } catch {
    return undefined;
  }
}

/** Where a signed-in person goes on: an application in the making, or their own pages. */
export function nextPlaceOf(session: Session): { href: string; text: string } | null {
  const { role } = session.user;
  if (scopeOf(session.token) === 'wizard') {
    const href = role === 'visitor' ? '/application/visitors' : '/application/interns';
    return { href, text: 'Continue your application' };
  }
  const href = homeOf(role);
  return href ? { href, text: 'Go to your dashboard' } : null;
}
