import type { ServiceClient } from '@portal/service-kit/client';

export interface PortalSwitch {
  /** Whether the portal is open for applicants. */
  isOpen(requestId?: string): Promise<boolean>;
}

const answerGoodForMs = 1_000;

/**
 * Keeps an answer of `ask` for a second. Without an answer the portal counts as open: svc-applications, which stores
 * the switch, enforces it too, and its failure must not lock people out of their accounts.
 */
export function createPortalSwitch(
  ask: (requestId?: string) => Promise<boolean>,
  clock: () => Date,
): PortalSwitch {
  let answer: { open: Promise<boolean>; at: number } | undefined;
  return {
    isOpen(requestId) {
      const now = clock().getTime();
      if (!answer || now - answer.at >= answerGoodForMs)
        answer = { at: now, open: ask(requestId).catch(() => true) };
      return answer.open;
    },
  };
}

/** Asks svc-applications, which stores the portal's switch, with a short time-out, since a sign-in waits for it. */
export function askPortalStatus(client: ServiceClient): (requestId?: string) => Promise<boolean> {
  return async (requestId) => {
    const { body } = await client.call<{ portal_enabled?: boolean }>({
      method: 'GET',
      path: '/api/portal-status',
      safeToRepeat: false,
      timeoutMs: 500,
      ...(requestId && { requestId }),
    });
    return body?.portal_enabled !== false;
  };
}
