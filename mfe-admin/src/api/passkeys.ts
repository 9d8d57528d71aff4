import type { NewPasskeyRequest, Passkeys } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type Passkey = Passkeys['passkeys'][number];

/** Reads the person's passkeys, and whether browsers accept any for the portal's address. */
export const readPasskeys = async (api: ApiClient): Promise<Passkeys> =>
  (await call(api, accountCalls.listPasskeys)).body;

/** Returns the browser's request for a new passkey. */
export const beginPasskey = async (api: ApiClient): Promise<Record<string, unknown>> =>
  (await call(api, accountCalls.startPasskey)).body.options;

export const addPasskey = async (api: ApiClient, made: NewPasskeyRequest): Promise<Passkeys> =>
  (await call(api, accountCalls.addPasskey, { body: made })).body;

export const removePasskey = async (api: ApiClient, id: number): Promise<void> => {
  await call(api, accountCalls.deletePasskey, { params: { id } });
};
