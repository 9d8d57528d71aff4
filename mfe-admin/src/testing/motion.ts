/** Whether somebody wants motion, as the browser of a desktop reports it. By default a page under test has none. */
export function wishForMotion(wanted: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') ? wanted && query.includes('no-preference') : true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
