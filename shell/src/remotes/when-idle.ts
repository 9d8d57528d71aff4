interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is good enough for files that may not be needed. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** Calls `run` when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 4_000);
}
