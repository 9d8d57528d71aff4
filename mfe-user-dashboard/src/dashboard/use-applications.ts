import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { useCallback, useEffect, useState } from 'react';
import { type ListedApplication, listMyApplications } from '../api/applications';

export type Applications =
  | { state: 'loading' }
  | { state: 'ready'; list: ListedApplication[] }
  | { state: 'failed'; message: string }
  /** Signed in, but only for the one application that is being filled in. */
  | { state: 'needs-password' };

/** The applications of the person who is signed in, and a way to ask again. */
export function useApplications(api: ApiClient): [Applications, () => void] {
  const [applications, setApplications] = useState<Applications>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    let wanted = true;
    setApplications({ state: 'loading' });
    listMyApplications(api).then(
      (list) => wanted && setApplications({ state: 'ready', list }),
      (error: unknown) => wanted && setApplications(failed(error)),
    );
    return () => {
      wanted = false;
    };
  }, [api, attempt]);

  return [applications, useCallback(() => setAttempt((count) => count + 1), [])];
}

function failed(error: unknown): Applications {
  if (error instanceof ApiError && error.status === 403) return { state: 'needs-password' };
  const message = error instanceof Error ? error.message : 'Something went wrong. Try again.';
  return { state: 'failed', message };
}
