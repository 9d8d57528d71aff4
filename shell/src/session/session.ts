import type { Session, SessionApi, SessionEnd, SessionUser } from '@portal/contract-shell-v1';

const KEYS = { token: 'token', user: 'user', role: 'role' } as const;

export interface ShellSession extends SessionApi {
  /** Called with the reason and the session when this tab ends it; not when another tab does. */
  onEnd(listener: (reason: SessionEnd, ended: Session) => void): void;
}

/** The session of this browser, kept in local storage, so that all tabs are signed in and out together. */
export function createSession(): ShellSession {
  const listeners = new Set<(session: Session | null) => void>();
  const endListeners = new Set<(reason: SessionEnd, ended: Session) => void>();
  let session = readStored();

  function tell() {
    for (const listener of listeners) listener(session);
  }

  window.addEventListener('storage', (event) => {
    // A null key means that another tab cleared everything.
    if (event.key !== null && event.key !== KEYS.token && event.key !== KEYS.user) return;
    const stored = readStored();
    if (stored?.token === session?.token) return;
    session = stored;
    tell();
  });

  return {
    current: () => session,
    start(started) {
      session = started;
      store(started);
      tell();
    },
    end(reason) {
      if (!session) return;
      const ended = session;
      session = null;
      store(null);
      for (const listener of endListeners) listener(reason, ended);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onEnd: (listener) => void endListeners.add(listener),
  };
}

function readStored(): Session | null {
  try {
    const token = localStorage.getItem(KEYS.token);
    const user = JSON.parse(localStorage.getItem(KEYS.user) ?? 'null') as SessionUser | null;
    if (!token || typeof user?.role !== 'string') return null;
    return { token, user };
  } catch {
    return null;
  }
}

/** The user is written first, so that a tab that sees the new token finds the right person beside it. */
function store(session: Session | null): void {
  try {
    if (session) {
      localStorage.setItem(KEYS.user, JSON.stringify(session.user));
      localStorage.setItem(KEYS.role, session.user.role);
      localStorage.setItem(KEYS.token, session.token);
    } else {
      for (const key of [KEYS.user, KEYS.role, KEYS.token]) localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused or full: the session lasts as long as the page.
  }
}
