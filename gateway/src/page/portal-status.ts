import type { Upstream } from '../proxy';

/** The call getPortalStatus of svc-applications. */
export const PORTAL_STATUS = '/api/portal-status';
/** How long an answer counts. Pages ask for the status themselves as well, so one second is fresh enough. */
const KEPT_MS = 1_000;
/** Longest time that a page waits for the status. */
const WAIT_MS = 300;

/**
 * Returns a function that says whether the portal is open. It asks when somebody opens a page that depends on it. While
 * the service does not answer, the portal counts as open, as it does in the browser.
 */
export function portalStatus(upstream: Pick<Upstream, 'read'> | undefined, now = Date.now) {
  let asked: { at: number; open: Promise<boolean> } | undefined;

  async function ask(): Promise<boolean> {
    try {
      const answer = (await upstream?.read(PORTAL_STATUS, WAIT_MS)) as
        | { portal_enabled?: unknown }
        | undefined;
      return answer?.portal_enabled !== false;
    } catch {
      return true;
    }
  }

  return (): Promise<boolean> => {
    if (!asked || now() - asked.at > KEPT_MS) asked = { at: now(), open: ask() };
    return asked.open;
  };
}
