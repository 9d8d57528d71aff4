import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** Reports that somebody uses the page; returns after how many minutes without use the session ends. */
export const reportUse = async (api: ApiClient): Promise<number> =>
  (await call(api, accountCalls.recordSessionUse)).body.idle_minutes;

export const readIdleMinutes = async (api: ApiClient): Promise<number> =>
  (await call(api, accountCalls.getSessionRule)).body.idle_minutes;

/** Sets the minutes without use after which staff are signed out. 422 under `idle_minutes` for other values. */
export const setIdleMinutes = async (api: ApiClient, minutes: number): Promise<number> =>
  (await call(api, accountCalls.updateSessionRule, { body: { idle_minutes: minutes } })).body.idle_minutes;
