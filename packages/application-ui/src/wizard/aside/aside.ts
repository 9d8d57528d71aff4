interface Place {
  /** The step that it stands in place of; whichever is shown when left out. */
  step?: number;
  /** What the server said. */
  message: string;
}

/** A sign-in that waits for the code of an email. */
export interface CodeAsked extends Place {
  kind: 'code';
  /** Whether the whole person is sent with it, or email and phone alone. */
  whole: boolean;
  /** As typed so far. */
  code: string;
}

/** The application was begun in the dashboard, which needs the password. */
export interface InDashboard extends Place {
  kind: 'dashboard';
}

/** What stands in place of a step until it is dealt with. */
export type Aside = CodeAsked | InDashboard;

export interface AsideStore {
  now(): Aside | null;
  set(aside: Aside | null): void;
  subscribe(listener: () => void): () => void;
}

export function createAsides(): AsideStore {
  const listeners = new Set<() => void>();
  let aside: Aside | null = null;
  return {
    now: () => aside,
    set(next) {
      aside = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Ends a sign-in that goes on from another screen, without a word: the screen says it all. */
export class PutOff extends Error {
  readonly status = 0;
  readonly kind = 'aborted';
}
