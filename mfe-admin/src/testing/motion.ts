/** Sets whether the person wants motion, as a desktop browser reports it. By default pages in tests have none. */
export function wishForMotion(wanted: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') ? wanted && query.includes('no-preference') : true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

/**
 * Stores in `found` what `look` returns at the moment an element first matches, however short this moment is: a slow
 * machine would look only after the motion.
 */
export function watchFor<Found>(selector: string, look: (element: Element) => Found): { found?: Found } {
  const watched: { found?: Found } = {};
  const observer = new MutationObserver(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    observer.disconnect();
    watched.found = look(element);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  return watched;
}
