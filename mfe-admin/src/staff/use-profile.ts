import type { Profile } from '@portal/contract-svc-auth-v1';
import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { useCallback, useEffect, useState } from 'react';
import { whoAmI } from '../api/auth';

export type ProfileState =
  | { state: 'loading' }
  | { state: 'ready'; profile: Profile }
  | { state: 'failed'; message: string }
  | { state: 'signed-out' };

/** Who is signed in, as the server has it, and a way to ask again. */
export function useProfile(api: ApiClient): [ProfileState, () => void] {
  const [profile, setProfile] = useState<ProfileState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to ask again
  useEffect(() => {
    let wanted = true;
    setProfile({ state: 'loading' });
    whoAmI(api).then(
      (found) => wanted && setProfile({ state: 'ready', profile: found }),
      (error: unknown) => wanted && setProfile(failed(error)),
    );
    return () => {
      wanted = false;
    };
  }, [api, attempt]);

  return [profile, useCallback(() => setAttempt((count) => count + 1), [])];
}

function failed(error: unknown): ProfileState {
  if (error instanceof ApiError && error.status === 401) return { state: 'signed-out' };
  return {
    state: 'failed',
    message: error instanceof Error ? error.message : 'Something went wrong. Try again.',
  };
}
