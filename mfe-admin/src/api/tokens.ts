import type { AccessToken, NewAccessTokenRequest } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { AccessToken, NewAccessTokenRequest } from '@portal/contract-svc-auth-v1';

/** Reads the access tokens, the newest first. */
export const readTokens = async (api: ApiClient): Promise<AccessToken[]> =>
  (await call(api, accountCalls.listAccessTokens)).body.tokens;

/** Makes a token and returns it; it is never shown again. 422 under `name`, `scopes` or `days`. */
export const makeToken = async (api: ApiClient, asked: NewAccessTokenRequest): Promise<string> =>
  (await call(api, accountCalls.createAccessToken, { body: asked })).body.secret;

export async function endToken(api: ApiClient, id: number): Promise<void> {
  await call(api, accountCalls.deleteAccessToken, { params: { id } });
}
