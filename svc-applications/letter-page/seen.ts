/// <reference lib="dom" />

/** What a person does and a program that follows links does not. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Calls `tell` once, at the first sign of a person on a page that can be seen. Signs that scripts make do not count. */
export function onceSeen(page: Page, notify: () => void): void {
  const hear = ({ isTrusted }: Pick<Event, 'isTrusted'>) => {
    if (!isTrusted || page.visibilityState !== 'visible') return;
    for (const sign of signs) page.removeEventListener(sign, hear);
    notify();
  };
  for (const sign of signs) page.addEventListener(sign, hear, { passive: true });
}
