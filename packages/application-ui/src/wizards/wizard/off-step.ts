interface Place {
  /** The replaced step; the shown step when left out. */
  step?: number;
  /** The server's message. */
  message: string;
}

/** A sign-in that waits for a mailed code. */
export interface CodeAsked extends Place {
  kind: 'code';
  /** Whether the sign-in sends the whole person, or email and phone alone. */
  whole: boolean;
  /** The code as typed so far. */
  code: string;
  /** The ended session, when the code was requested on a step whose session had ended. */
  expired?: Expired | undefined;
}

/** The application was started in the dashboard, which requires the password. */
export interface InDashboard extends Place {
  kind: 'dashboard';
}

/** No application was found by email and phone number, whether the email is known or not. */
export interface NothingFound extends Place {
  kind: 'nothing-found';
}

/** The session has ended on the current step: the person signs in again, and the step is shown as it was. */
export interface Expired extends Place {
  kind: 'expired';
  step: number;
  /** The id of the person whose session it was; '' when unknown. */
  person: number | '';
}

/** A screen that replaces a step until the person has dealt with it. */
export type Aside = CodeAsked | InDashboard | NothingFound | Expired;

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

/** Ends a sign-in that another screen continues, without a message of its own. */
export class PutOff extends Error {
  readonly status = 0;
  readonly kind = 'aborted';
}
