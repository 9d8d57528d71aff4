import { defaultTimeZone } from '@portal/contract-svc-applications-v1';
import type { ServiceClient } from '@portal/service-kit/client';

/** What svc-applications answers about the portal. */
export interface PortalStatus {
  open: boolean;
  /** The IANA zone in which the portal counts days. */
  timeZone: string;
}

export interface PortalSwitch {
  /** Whether the portal is open for applicants. */
  isOpen(requestId?: string): Promise<boolean>;
  /** The zone in which the portal counts days; the known one while there is no answer. */
  timeZone(requestId?: string): Promise<string>;
}

export type AskPortal = (requestId?: string) => Promise<PortalStatus>;

/** The portal as it is while nobody has answered. */
export const unaskedPortal: PortalStatus = { open: true, timeZone: defaultTimeZone };

const answerGoodForMs = 1_000;

/**
 * Keeps an answer of `ask` for a second. Without an answer the portal counts as open: svc-applications, which stores
 * the switch, enforces it too, and its failure must not lock people out of their accounts.
 */
export function createPortalSwitch(ask: AskPortal, clock: () => Date): PortalSwitch {
  let answer: { status: Promise<PortalStatus>; at: number } | undefined;
  let known = unaskedPortal;
  async function asked(requestId?: string): Promise<PortalStatus> {
    known = await ask(requestId).catch(() => ({ ...known, open: true }));
    return known;
  }
  function status(requestId?: string): Promise<PortalStatus> {
    const now = clock().getTime();
    if (!answer || now - answer.at >= answerGoodForMs) answer = { at: now, status: asked(requestId) };
    return answer.status;
  }
  return {
    isOpen: async (requestId) => (await status(requestId)).open,
    timeZone: async (requestId) => (await status(requestId)).timeZone,
  };
}

/** Asks svc-applications, which stores the portal's switch, with a short time-out, since a sign-in waits for it. */
export function askPortalStatus(client: ServiceClient): AskPortal {
  return async (requestId) => {
    const { body } = await client.call<{ portal_enabled?: boolean; time_zone?: string }>({
      method: 'GET',
      path: '/api/portal-status',
      safeToRepeat: false,
      timeoutMs: 500,
      ...(requestId && { requestId }),
    });
    return { open: body?.portal_enabled !== false, timeZone: body?.time_zone ?? defaultTimeZone };
  };
}
