const drawn = (): HTMLElement | null => document.querySelector('[data-drawn]');

/**
 * Whether the home page that the gateway has sent is for this address: it was drawn for somebody new who follows no mailed
 * link. The language that an address asks for, the gateway has seen.
 */
export const isDrawnFor = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  /^(\?lang=[\w-]*)?$/.test(search + hash);

/** Whether the home page stands there as the gateway has sent it. */
export const isDrawn = (): boolean => drawn() !== null;

/** Whether it was drawn in the current language: words that did not arrive are in English. */
export const standsDrawn = (): boolean =>
  isDrawn() && (drawn()?.lang || 'en') === document.documentElement.lang;

/** Takes away the home page that the gateway has sent. */
export const dropDrawn = (): void => drawn()?.remove();

const reached = 'a, button, input';

/**
 * Takes it away once the same page, drawn by its own code, stands in `page`: between two frames, so that nothing flashes
 * or moves. Who has gone to a link by keyboard stays there.
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
