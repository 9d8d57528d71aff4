import type { NewPasskeyRequest, Passkeys } from '@portal/contract-svc-auth-v1';
import { A54, A55, A56, A57 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type Passkey = Passkeys['passkeys'][number];

/** One's passkeys, and whether browsers keep any for the portal's address. */
export const readPasskeys = async (api: ApiClient): Promise<Passkeys> => (await call(api, A54)).body;

/** What the browser is asked for a new one. */
export const beginPasskey = async (api: ApiClient): Promise<Record<string, unknown>> =>
  (await call(api, A55)).body.options;

export const addPasskey = async (api: ApiClient, made: NewPasskeyRequest): Promise<Passkeys> =>
  (await call(api, A56, { body: made })).body;

export const removePasskey = async (api: ApiClient, id: number): Promise<void> => {
  await call(api, A57, { params: { id } });
};
