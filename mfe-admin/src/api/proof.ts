import type { ProofRequest } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** Proves the password again. 422 under `password`, `code` or `passkey`, with `factor_required` if a code is needed. */
export const proveAgain = async (api: ApiClient, given: ProofRequest): Promise<void> => {
  await call(api, accountCalls.reauthenticate, { body: given });
};
