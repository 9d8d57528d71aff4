import { deviceStore } from '@portal/remote-sdk';

/** `warned`: the session ends at `endsAt` (ms since 1970) unless somebody stays; `over`: it has ended. */
export type IdleState = { is: 'used' } | { is: 'warned'; endsAt: number } | { is: 'over'; minutes: number };

export interface IdleWatch {
  state(): IdleState;
  /** Whether nobody has used a page for so long that the session has ended; looks at the clock anew. */
  isOver(): boolean;
  /** Called when the standing changes; returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Counts as a use: the answer to the warning, or a new sign-in. */
  stay(): void;
  /** Follows typing and pressing until the returned function is called. */
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

/** Follows the use of the staff's pages in all tabs of this browser. What a page asks by itself is no use. */
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
    // Other tabs need not know it to the second.
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
      // The next call finds out when the session has ended; an older server ends none so.
      () => undefined,
    );
  }

  function onUse() {
    check();
    // The warning wants an answer of its own, lest a press meant for it reaches what lies beneath.
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
