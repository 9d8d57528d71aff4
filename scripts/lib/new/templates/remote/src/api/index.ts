import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** Every call of this remote. Each throws an ApiError. */
export function createExampleNameApi(client: ApiClient) {
  return {
    portalStatus: async () => (await call(client, applicationCalls.getPortalStatus)).body,
  };
}

export type ExampleNameApi = ReturnType<typeof createExampleNameApi>;
