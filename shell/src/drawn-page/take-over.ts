const drawn = (): HTMLElement | null => document.querySelector('[data-drawn]');

/**
 * Whether the home page that the gateway sent fits this address: it was drawn for a visitor without a session and
 * without a mailed link. The language in the address has been considered by the gateway.
 */
export const isDrawnFor = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  /^(\?lang=[\w-]*)?$/.test(search + hash);

/** Whether the home page is shown as the gateway sent it. */
export const isDrawn = (): boolean => drawn() !== null;

/** Whether the page was drawn in the current language; English replaces a language whose words failed to load. */
export const standsDrawn = (): boolean =>
  isDrawn() && (drawn()?.lang || 'en') === document.documentElement.lang;

/** Removes the home page that the gateway sent. */
export const dropDrawn = (): void => drawn()?.remove();

const reached = 'a, button, input';

/**
 * Removes the sent page once the same page, drawn by its own code, is in `page`. That happens between two frames, so
 * that nothing flashes or moves. A link that has the focus keeps it.
 */
export function takeOver(page: HTMLElement): void {
  const old = drawn();
  if (!old) return;
  const watch = new MutationObserver(swap);
  function swap() {
    if (!page.firstChild || !old) return;
    watch.disconnect();
    const place = [...old.querySelectorAll(reached)].indexOf(document.activeElement as Element);
    old.remove();
    if (place >= 0) page.querySelectorAll<HTMLElement>(reached)[place]?.focus({ preventScroll: true });
  }
  watch.observe(page, { childList: true });
  swap();
}
