import type { ServiceClient } from '@portal/service-kit/client';

/** Asks svc-applications, which keeps the switch. Sign-in does not wait long for it. */
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
