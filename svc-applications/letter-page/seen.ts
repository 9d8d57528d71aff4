/// <reference lib="dom" />

/** Events that people cause, and programs that follow links do not. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Calls `notify` once, at the first sign of a person on a visible page. Events that scripts trigger do not count. */
export function onceSeen(page: Page, notify: () => void): void {
  const hear = ({ isTrusted }: Pick<Event, 'isTrusted'>) => {
    if (!isTrusted || page.visibilityState !== 'visible') return;
    for (const sign of signs) page.removeEventListener(sign, hear);
    notify();
  };
  for (const sign of signs) page.addEventListener(sign, hear, { passive: true });
}
