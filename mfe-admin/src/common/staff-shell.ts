import type { NotifyApi, SessionApi, ShellApi } from '@portal/contract-shell-v1';

/** How long a message of the staff's areas stands, in milliseconds. */
const STANDS_MS = { success: 3000, error: 5000, warning: 4000, info: 3000 } as const;

/** What each area says when the session is over, and where one signs in again. */
const areas = {
  admin: { words: 'Authentication Failed: Session expired. Please login again.', signIn: '/' },
  dashboard: { words: 'Session expired. Please login again.', signIn: '/staff/auth' },
} as const;

/**
 * The shell as the staff's areas use it: their messages stand as long as theirs do, and a session that is over ends in
 * their words, whichever call found it out.
 */
export function staffShell(shell: ShellApi): ShellApi {
  const notify = standing(shell.notify);
  return { ...shell, notify, session: endingInWords({ ...shell, notify }) };
}

function standing(notify: NotifyApi): NotifyApi {
  const told = (kind: keyof typeof STANDS_MS): NotifyApi['success'] => {
    return (message, options) => notify[kind](message, { durationMs: STANDS_MS[kind], ...options });
  };
  const [success, error, warning, info] = [told('success'), told('error'), told('warning'), told('info')];
  return { ...notify, success, error, warning, info };
}

function endingInWords({ session, notify, navigate }: ShellApi): SessionApi {
  return {
    ...session,
    end(reason) {
      // Several calls may hear it at once; it is told once.
      if (reason === 'expired' && session.current() !== null) {
        const { words, signIn } = areas[location.pathname.startsWith('/admin') ? 'admin' : 'dashboard'];
        notify.error(words);
        // The way to the sign-in comes first: the shell then has nobody to lead there in words of its own.
        navigate(signIn, { replace: true });
      }
      session.end(reason);
    },
  };
}
