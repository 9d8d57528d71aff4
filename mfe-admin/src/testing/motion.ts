/** Whether somebody wants motion, as the browser of a desktop reports it. By default a page under test has none. */
export function wishForMotion(wanted: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') ? wanted && query.includes('no-preference') : true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

/**
 * Keeps as `found` what `look` finds at the moment an element first matches, however soon that is over: a slow machine
 * looks again only after the motion.
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
