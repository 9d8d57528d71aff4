const PATIENCE_MS = 5_000;

/**
 * Gives the page's heading the focus once it is drawn, so that people who use a screen reader hear the name of the
 * page. Leaves the focus alone when an element of the page has it already. Returns a function that cancels.
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
