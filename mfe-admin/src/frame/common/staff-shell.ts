import type { NotifyApi, SessionApi, ShellApi } from '@portal/contract-shell-v1';
import { translated } from '@portal/ui/language';
import * as t from '../../messages/common';
import { placeNow, rememberPlace } from './place';

/** How long a message stays in the staff's areas, in milliseconds. */
const STANDS_MS = { success: 3000, error: 5000, warning: 4000, info: 3000 } as const;

/** The message of each area when the session has ended, and the address of its sign-in. */
const areas = {
  admin: {
    get words() {
      return t.adminSessionOver();
    },
    signIn: '/',
  },
  dashboard: {
    get words() {
      return t.sessionOver();
    },
    signIn: '/staff/auth',
  },
} as const;

/**
 * Adapts the shell to the staff's areas: how long their messages stay, and their own message when a call finds that the
 * session has ended. While a covered page waits for a new sign-in, the session is not ended.
 */
export function staffShell(shell: ShellApi, covered: () => boolean = () => false): ShellApi {
  const notify = stayingNotices(shell.notify);
  return { ...shell, notify, session: endingInWords({ ...shell, notify }, covered) };
}

function stayingNotices(notify: NotifyApi): NotifyApi {
  const notifyAs = (kind: keyof typeof STANDS_MS): NotifyApi['success'] => {
    return (message, options) => {
      const words = typeof message === 'string' ? message : message();
      notify[kind](translated(words), { durationMs: STANDS_MS[kind], ...options });
    };
  };
  const [success, error, warning, info] = [
    notifyAs('success'),
    notifyAs('error'),
    notifyAs('warning'),
    notifyAs('info'),
  ];
  return { ...notify, success, error, warning, info };
}

function endingInWords({ session, notify, navigate }: ShellApi, covered: () => boolean): SessionApi {
  return {
    ...session,
    end(reason) {
      const ended = session.current();
      if (reason === 'expired' && covered()) return;
      // Several calls may find out at the same time; the message is shown once.
      if (reason !== 'expired' || ended === null) return session.end(reason);
      const { words, signIn } = areas[location.pathname.startsWith('/admin') ? 'admin' : 'dashboard'];
      const place = placeNow();
      notify.error(words);
      // The sign-in page opens first, so that the shell does not redirect with a message of its own.
      navigate(signIn, { replace: true });
      session.end(reason);
      rememberPlace(ended.user.id, place);
    },
  };
}
