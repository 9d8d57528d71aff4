import { defaultTimeZone } from '@portal/contract-svc-applications-v1';
import type { ServiceClient } from '@portal/service-kit/client';

/** The portal's status, as svc-applications reports it. */
export interface PortalStatus {
  open: boolean;
  /** The IANA time zone in which the portal counts days. */
  timeZone: string;
}

export interface PortalSwitch {
  /** Whether the portal is open for applicants. */
  isOpen(requestId?: string): Promise<boolean>;
  /** The time zone in which the portal counts days; without an answer the last known one. */
  timeZone(requestId?: string): Promise<string>;
}

export type AskPortal = (requestId?: string) => Promise<PortalStatus>;

/** The status that counts until svc-applications has answered for the first time. */
export const unaskedPortal: PortalStatus = { open: true, timeZone: defaultTimeZone };

const answerGoodForMs = 1_000;

/**
 * Asks for the status at most once a second. Without an answer the portal counts as open: svc-applications enforces the
 * switch itself, and its failure must not lock people out of their accounts.
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

/** Asks svc-applications, which stores the portal's switch. The time-out is short, since a sign-in waits for it. */
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
