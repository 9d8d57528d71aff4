import { deviceStore } from '@portal/remote-sdk';

/** `warned`: the session ends at `endsAt` (ms since 1970) unless somebody stays; `over`: it has ended. */
export type IdleState = { is: 'used' } | { is: 'warned'; endsAt: number } | { is: 'over'; minutes: number };

export interface IdleWatch {
  state(): IdleState;
  /** Checks the clock and returns whether the session has ended because nobody used a page. */
  isOver(): boolean;
  /** Calls the listener when the state changes; returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Counts as a use: called for the answer to the warning, and after a new sign-in. */
  stay(): void;
  /** Follows keys, pointer and scrolling until the returned function is called. */
  start(): () => void;
}

export interface IdleWatchOptions {
  personId: number;
  /** Reports a use to the server; resolves to the minutes without use after which the session ends. */
  notify: () => Promise<number>;
}

const minute = 60_000;
const warnedBefore = 2 * minute;
const lookEvery = 5_000;
const uses = ['keydown', 'pointerdown', 'wheel', 'touchstart', 'input'] as const;
const used: IdleState = { is: 'used' };

/** Follows the use of staff pages in all tabs of this browser. Calls that a page makes by itself do not count. */
export function createIdleWatch({ personId, notify }: IdleWatchOptions): IdleWatch {
  const shared = deviceStore<{ person: number; at: number }>('staff:used');
  const listeners = new Set<() => void>();
  let state = used;
  let minutes: number | null = null;
  let [usedAt, sharedAt, ownUseAt, notifiedAt] = [Date.now(), 0, Date.now(), 0];

  function become(next: IdleState) {
    if (next.is === state.is) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function check() {
    if (minutes === null || state.is === 'over') return;
    const [now, endsAt] = [Date.now(), usedAt + minutes * minute];
    if (now >= endsAt) become({ is: 'over', minutes });
    else become(now >= endsAt - warnedBefore ? { is: 'warned', endsAt } : used);
  }

  function note() {
    usedAt = Date.now();
    ownUseAt = usedAt;
    // Other tabs do not need this time to the second.
    if (usedAt - sharedAt < 1000) return;
    sharedAt = usedAt;
    shared.write({ person: personId, at: usedAt });
  }

  function reportUse() {
    if (state.is === 'over' || ownUseAt <= notifiedAt || Date.now() - notifiedAt < minute) return;
    notifiedAt = Date.now();
    notify().then(
      (answered) => {
        minutes = answered;
        check();
      },
      // A failure is ignored: if the session has ended, the next call finds out. Older servers end no unused sessions.
      () => undefined,
    );
  }

  function onUse() {
    check();
    // While the warning is open only its own button counts: a press meant for it could reach the page beneath.
    if (state.is !== 'used') return;
    note();
    reportUse();
  }

  return {
    state: () => state,
    isOver() {
      check();
      return state.is === 'over';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stay() {
      note();
      become(used);
      reportUse();
    },
    start() {
      const options = { capture: true, passive: true };
      for (const use of uses) document.addEventListener(use, onUse, options);
      const timer = setInterval(() => {
        check();
        reportUse();
      }, lookEvery);
      const unsubscribe = shared.subscribe((elsewhere) => {
        if (elsewhere?.person !== personId || elsewhere.at <= usedAt) return;
        usedAt = elsewhere.at;
        check();
      });
      reportUse();
      return () => {
        for (const use of uses) document.removeEventListener(use, onUse, options);
        clearInterval(timer);
        unsubscribe();
      };
    },
  };
}
