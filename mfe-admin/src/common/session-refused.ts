import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError } from '@portal/remote-sdk';

/** What each area says, and where one signs in again. */
const areas = {
  admin: { words: 'Authentication Failed: Session expired. Please login again.', signIn: '/' },
  dashboard: { words: 'Session expired. Please login again.', signIn: '/staff/auth' },
} as const;

/** The same shell, but a session that is over ends in the words of the staff's areas, whichever call found it out. */
export const tellingWhy = (shell: ShellApi): ShellApi => ({
  ...shell,
  session: {
    ...shell.session,
    end(reason) {
      // Several calls may hear it at once; it is told once.
      if (reason === 'expired' && shell.session.current() !== null) {
        const { words, signIn } = areas[location.pathname.startsWith('/admin') ? 'admin' : 'dashboard'];
        shell.notify.error(words, { durationMs: 5000 });
        // The way to the sign-in comes first: the shell then has nobody to lead there in words of its own.
        shell.navigate(signIn, { replace: true });
      }
      shell.session.end(reason);
    },
  },
});

/** Whether an answer says that the session is over; then it ends here too. */
export function sessionRefused(shell: ShellApi, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  shell.session.end('expired');
  return true;
}
