import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError } from '@portal/remote-sdk';

const ADMIN_WORDS = 'Authentication Failed: Session expired. Please login again.';
const DASHBOARD_WORDS = 'Session expired. Please login again.';

/** Whether an answer says that the session is over; then it ends here too, with a word why. */
export function sessionRefused(shell: ShellApi, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  // Several views may hear it at once; it is told once.
  if (shell.session.current() !== null) {
    const words = location.pathname.startsWith('/admin') ? ADMIN_WORDS : DASHBOARD_WORDS;
    shell.notify.error(words, { durationMs: 5000 });
    shell.session.end('expired');
  }
  return true;
}
