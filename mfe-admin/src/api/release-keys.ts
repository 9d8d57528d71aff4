import {
  type ReleaseKey,
  type ReleaseKeyEvent,
  type ReleaseKeys,
  type ReleaseTeam,
  releaseKeyCalls,
} from '@portal/contract-remote-v1';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { ReleaseKey, ReleaseKeyEvent, ReleaseKeys, ReleaseTeam };

export const readReleaseKeys = async (api: ApiClient, signal?: AbortSignal): Promise<ReleaseKeys> =>
  (await call(api, releaseKeyCalls.list, {}, signal ? { signal } : {})).body;

/** Adds a team, or changes its title and what it owns. */
export async function putTeam(api: ApiClient, { id, title, owns }: Omit<ReleaseTeam, 'keys'>): Promise<void> {
  await call(api, releaseKeyCalls.putTeam, { params: { team: id }, body: { title, owns } });
}

/** 422 under `public_key` unless it is an Ed25519 public key; 409 for a known key. */
export async function addKey(
  api: ApiClient,
  team: string,
  key: { public_key: string; holder: string },
): Promise<void> {
  await call(api, releaseKeyCalls.addKey, { params: { team }, body: key });
}

export async function endKey(
  api: ApiClient,
  team: string,
  key: string,
  how: 'retire' | 'revoke',
): Promise<void> {
  await call(api, releaseKeyCalls[how], { params: { team, key } });
}

export async function acceptToken(api: ApiClient, accepted: boolean): Promise<void> {
  await call(api, releaseKeyCalls.acceptToken, { body: { accepted } });
}
