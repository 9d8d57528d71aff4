const PATIENCE_MS = 5_000;

/**
 * Gives the page's heading the focus once it is drawn, so that those who do not see the page hear where they are.
 * Leaves it alone when something in the page has taken the focus already. Returns what calls it off.
 */
export function focusHeading(place: HTMLElement): () => void {
  const observer = new MutationObserver(tryFocus);
  const timer = setTimeout(stop, PATIENCE_MS);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  function tryFocus() {
    if (place.contains(document.activeElement)) {
      stop();
      return;
    }
    const heading = place.querySelector('h1');
    if (!heading) return;
    stop();
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  observer.observe(place, { childList: true, subtree: true });
  tryFocus();
  return stop;
}
