import type { BegunFactor, ConfirmedFactor, SecondFactor } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { BegunFactor, ConfirmedFactor, SecondFactor };

/** Reads whether signing in asks for a code, and how many recovery codes are left. */
export const readSecondFactor = async (api: ApiClient): Promise<SecondFactor> =>
  (await call(api, accountCalls.getSecondFactor)).body;

/** Begins to set up an app. 422 under `password` when the password is wrong. */
export const beginSecondFactor = async (api: ApiClient, password: string): Promise<BegunFactor> =>
  (await call(api, accountCalls.startSecondFactor, { body: { password } })).body;

/**
 * Turns the second factor on with the app's first code. Returns the recovery codes, and a full session if the old one
 * could only set up the factor. 422 under `code` when the code is wrong.
 */
export const confirmSecondFactor = async (api: ApiClient, code: string): Promise<ConfirmedFactor> =>
  (await call(api, accountCalls.confirmSecondFactor, { body: { code } })).body;

export interface OwnProof {
  password: string;
  code: string;
}

/** Turns the second factor off. 422 under `password` or `code` when one is wrong. */
export const turnOffSecondFactor = async (api: ApiClient, proof: OwnProof): Promise<void> => {
  await call(api, accountCalls.disableSecondFactor, { body: proof });
};

/** Makes new recovery codes, which replace the earlier ones. 422 as for turning off. */
export const renewRecoveryCodes = async (api: ApiClient, proof: OwnProof): Promise<string[]> =>
  (await call(api, accountCalls.renewRecoveryCodes, { body: proof })).body.recovery_codes;

/** Reads whether administrators need a code to sign in. */
export const readFactorRule = async (api: ApiClient): Promise<boolean> =>
  (await call(api, accountCalls.getSecondFactorRule)).body.required_for_administrators;

/** Sets whether administrators need a code. 409 for an administrator without an app. */
export const setFactorRule = async (api: ApiClient, required: boolean): Promise<boolean> =>
  (await call(api, accountCalls.updateSecondFactorRule, { body: { required_for_administrators: required } }))
    .body.required_for_administrators;
