import type { Session, SessionApi, SessionEnd, SessionUser } from '@portal/contract-shell-v1';

const KEYS = { token: 'token', user: 'user', role: 'role' } as const;
/** Key that is written for a moment, so that other tabs learn why the session ends. */
const ENDING = 'portal:ending';
/** Key for what could not be cleared at once. */
const LEFT = 'portal:left';
/** Key for a session that the server could not be asked to end: holds its XSRF cookie, which scripts can read. */
const LIVES_ON = 'portal:lives-on';

/** The decision of a person who signs out about text that is on this device alone. */
export type Leaving = 'stay' | 'keep' | 'delete';

export interface ShellSession extends SessionApi {
  /** Called with the reason and the session when this tab ends it; not when another tab does. */
  onEnd(listener: (reason: SessionEnd, ended: Session) => void): void;
  /** Called when somebody has signed out in another tab. */
  onSignedOutElsewhere(listener: () => void): void;
}

/** What a session leaves on the device: its copies, and with `own` or `nobodys` also text that the server lacks. */
export interface Left {
  person: number;
  own: boolean;
  nobodys: boolean;
}

/** The code for leaving. It loads when a person signs in, since most visitors of the home page never do. */
interface LeavingCode {
  /** Asks about text that is on this device alone; resolves to 'keep' when there is none. */
  askLeaving(person: number): Promise<Leaving>;
  /** Removes what a session leaves; values in local storage at once. */
  clearLeft(left: Left): void;
  /** Ends the session of the remaining cookies at the server. @throws while the server cannot be reached */
  endLate(mark: string): Promise<void>;
}

/** The session of this browser, kept in local storage, so that all tabs are signed in and out together. */
export function createSession(loadLeaving?: () => Promise<LeavingCode>): ShellSession {
  const listeners = new Set<(session: Session | null) => void>();
  const endListeners = new Set<(reason: SessionEnd, ended: Session) => void>();
  const elsewhereListeners = new Set<() => void>();
  let session = readStored();
  let endingElsewhere: string | null = null;
  let leaving: LeavingCode | undefined;

  const bring = async () => {
    leaving ??= await loadLeaving?.();
    return leaving;
  };
  const expect = () => void bring().catch(() => undefined);

  function notify() {
    for (const listener of listeners) listener(session);
  }

  window.addEventListener('storage', (event) => {
    if (event.key === ENDING && event.newValue) endingElsewhere = event.newValue;
    // A null key means that another tab cleared everything.
    if (event.key !== null && event.key !== KEYS.token && event.key !== KEYS.user) return;
    const stored = readStored();
    if (stored?.token === session?.token) return;
    const before = session;
    session = stored;
    if (before && !stored) clearTab();
    notify();
    if (before && !stored && endingElsewhere === 'signed-out')
      for (const listener of elsewhereListeners) listener();
    endingElsewhere = null;
  });

  /** Removes what a session leaves from this device: the one place that does so, whoever ends the session. */
  function clear(left: Left) {
    clearTab();
    if (leaving) return leaving.clearLeft(left);
    if (!loadLeaving) return;
    // The code for leaving has not loaded, since the device is offline: the next page clears if this one cannot.
    noteQuietly(LEFT, JSON.stringify(left));
    clearLate(left);
  }
  function clearLate(left: Left) {
    void bring()
      .then((code) => code?.clearLeft(left))
      .then(
        () => removeQuietly(LEFT),
        () => undefined,
      );
  }

  function end(reason: SessionEnd, { own = false, nobodys = true } = {}) {
    if (!session) return;
    const ended = session;
    session = null;
    endStored(reason, () => clear({ person: ended.user.id, own, nobodys }));
    for (const listener of endListeners) listener(reason, ended);
    notify();
  }

  /** Completes a sign-out made while offline, as soon as the device is online, with the cookies that remained. */
  function endLate() {
    const mark = readItem(LIVES_ON);
    if (mark)
      void bring()
        .then((code) => code?.endLate(mark))
        .then(
          () => removeQuietly(LIVES_ON),
          () => undefined,
        );
  }

  if (session) expect();
  window.addEventListener('online', endLate);
  endLate();
  const left = readLeft();
  if (left && loadLeaving) clearLate(left);

  return {
    current: () => session,
    start(started) {
      // Another person takes over: text typed before sign-in belongs to them.
      if (session && session.user.id !== started.user.id)
        clear({ person: session.user.id, own: false, nobodys: false });
      session = started;
      expect();
      store(started);
      notify();
    },
    end: (reason) => end(reason),
    async signOut(onServer, { asked = false } = {}) {
      if (!session) return true;
      const { id } = session.user;
      // When the question cannot be asked, nothing is deleted.
      const wish =
        (asked
          ? undefined
          : await bring().then(
              (code) => code?.askLeaving(id),
              () => undefined,
            )) ?? 'keep';
      if (wish === 'stay') return false;
      await onServer().catch(() => {
        const mark = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
        if (mark) noteQuietly(LIVES_ON, mark);
        endLate();
      });
      end('signed-out', { own: wish === 'delete', nobodys: asked || wish === 'delete' });
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onEnd: (listener) => void endListeners.add(listener),
    onSignedOutElsewhere: (listener) => void elsewhereListeners.add(listener),
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
function store(session: Session): void {
  try {
    localStorage.setItem(KEYS.user, JSON.stringify(session.user));
    localStorage.setItem(KEYS.role, session.user.role);
    localStorage.setItem(KEYS.token, session.token);
  } catch {
    // Storage is refused or full: the session lasts as long as the page.
  }
}

/** Copies are removed before the token: a tab that notices the end finds them gone. */
function endStored(reason: SessionEnd, clear: () => void): void {
  try {
    localStorage.setItem(ENDING, reason);
  } catch {
    // Other tabs learn that the session ended, but not why.
  }
  clear();
  for (const key of [ENDING, KEYS.user, KEYS.role, KEYS.token]) removeQuietly(key);
}

function removeQuietly(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused: there is nothing to remove.
  }
}

function noteQuietly(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full: only this page can try again.
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function readLeft(): Left | null {
  try {
    return JSON.parse(readItem(LEFT) ?? 'null') as Left | null;
  } catch {
    return null;
  }
}

/** Clears this tab's session storage; the tab that ended the session has cleared the rest. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is refused: nothing is kept there.
  }
}
