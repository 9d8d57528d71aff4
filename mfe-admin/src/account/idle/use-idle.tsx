import type { ShellApi } from '@portal/contract-shell-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { createJsonClient } from '@portal/remote-sdk';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { reportUse } from '../../api/idle';
import { createIdleWatch } from './idle-watch';

const StayDialog = lazy(() => import('./stay-dialog'));
const loadCover = () => import('./sign-in-again');
const SignInAgain = lazy(loadCover);

export interface Idle {
  /** Whether the session has ended because nobody used the page; the covered page then waits for a new sign-in. */
  isOver: () => boolean;
  /** Resolves after the new sign-in. */
  back: () => Promise<void>;
  /** The warning before the end, and the cover after it. */
  notice: ReactNode;
}

/** Ends the session of staff who do not use the page, and lets them continue where they were. */
export function useIdle(shell: ShellApi, client: ApiClient | undefined): Idle {
  const personId = shell.session.current()?.user.id ?? 0;
  const api = useMemo(() => client ?? createJsonClient(shell), [shell, client]);
  const watch = useMemo(() => createIdleWatch({ personId, notify: () => reportUse(api) }), [personId, api]);
  const state = useSyncExternalStore(watch.subscribe, watch.state);
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    // Loaded in advance, because the connection may be gone when the cover is needed.
    const timer = setTimeout(() => void loadCover().catch(() => undefined), 20_000);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    () =>
      // The person signed in again in another tab.
      shell.session.subscribe((session) => {
        if (!session || !watch.isOver()) return;
        if (session.user.id === personId) watch.stay();
        else location.reload();
      }),
    [shell, watch, personId],
  );
  const back = useCallback(
    () =>
      new Promise<void>((resolve) => {
        const unsubscribe = watch.subscribe(() => {
          if (watch.state().is === 'over') return;
          unsubscribe();
          resolve();
        });
      }),
    [watch],
  );
  const notice = (
    <Suspense fallback={null}>
      {state.is === 'warned' ? <StayDialog endsAt={state.endsAt} stay={watch.stay} /> : null}
      {state.is === 'over' ? <SignInAgain shell={shell} api={api} minutes={state.minutes} /> : null}
    </Suspense>
  );
  return { isOver: watch.isOver, back, notice };
}
