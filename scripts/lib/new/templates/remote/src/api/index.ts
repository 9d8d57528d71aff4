import type { PortalStatus } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

/** Every call of this remote. Each throws an ApiError. */
export function createExampleNameApi(client: ApiClient) {
  return {
    portalStatus: async () => (await client.get<PortalStatus>('/api/portal-status')).body,
  };
}

export type ExampleNameApi = ReturnType<typeof createExampleNameApi>;
