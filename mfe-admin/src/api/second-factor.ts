import type { BegunFactor, ConfirmedFactor, SecondFactor } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { BegunFactor, ConfirmedFactor, SecondFactor };

/** Whether signing in asks for a code, and how many recovery codes are left. */
export const readSecondFactor = async (api: ApiClient): Promise<SecondFactor> =>
  (await call(api, accountCalls.getSecondFactor)).body;

/** Begins to set up an app. 422 under `password` when that is wrong. */
export const beginSecondFactor = async (api: ApiClient, password: string): Promise<BegunFactor> =>
  (await call(api, accountCalls.startSecondFactor, { body: { password } })).body;

/**
 * Turns it on by the app's first code; answers the recovery codes, and a session in place of one that opened nothing but
 * this. 422 under `code` when that is wrong.
 */
export const confirmSecondFactor = async (api: ApiClient, code: string): Promise<ConfirmedFactor> =>
  (await call(api, accountCalls.confirmSecondFactor, { body: { code } })).body;

export interface OwnProof {
  password: string;
  code: string;
}

/** 422 under `password` or `code` when one is wrong. */
export const turnOffSecondFactor = async (api: ApiClient, proof: OwnProof): Promise<void> => {
  await call(api, accountCalls.disableSecondFactor, { body: proof });
};

/** New recovery codes in place of the ones before. 422 as above. */
export const renewRecoveryCodes = async (api: ApiClient, proof: OwnProof): Promise<string[]> =>
  (await call(api, accountCalls.renewRecoveryCodes, { body: proof })).body.recovery_codes;

/** Whether administrators need a code to sign in. */
export const readFactorRule = async (api: ApiClient): Promise<boolean> =>
  (await call(api, accountCalls.getSecondFactorRule)).body.required_for_administrators;

/** 409 for an administrator who has no app. */
export const setFactorRule = async (api: ApiClient, required: boolean): Promise<boolean> =>
  (await call(api, accountCalls.updateSecondFactorRule, { body: { required_for_administrators: required } }))
    .body.required_for_administrators;
