import type { Upstream } from '../proxy';

/** The call getPortalStatus of svc-applications. */
export const PORTAL_STATUS = '/api/portal-status';
/** For so long an answer counts: pages ask themselves, too, and more often than that nobody looks. */
const KEPT_MS = 1_000;
/** A page waits no longer than this for it. */
const WAIT_MS = 300;

/**
 * Whether the portal is open, asked when somebody opens a page that depends on it. While the service does not answer the
 * portal counts as open, as it does in the browser.
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
