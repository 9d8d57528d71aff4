import { ApiError } from '@portal/remote-sdk';
import { useReconnected } from '@portal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as t from '../../messages/common';
import { isRefusedAs, type Reason } from './reasons';
import { sessionRefused } from './session-refused';
import { useStaff } from './staff-context';

/** The state of a load. During a new load the earlier data stay readable. */
export interface Loaded<T> {
  state: 'loading' | 'ready' | 'failed';
  data: T | null;
  /** The reason of a failure, in words for people. */
  message: string;
  /** The service's code for the reason; older services send none. */
  code?: string | null;
}

export interface LoadOptions<T> {
  /** The identity of the data: a new key starts a new load. Null loads nothing. */
  key: string | null;
  load: (signal: AbortSignal) => Promise<T>;
  /** The text of the toast after a failure. */
  failure?: string;
  /** A refusal that the page handles itself, without a toast. */
  answered?: Reason;
}

/**
 * Loads data for a view, shows a toast if that fails, and loads again when the device is back online. Also returns a
 * function that loads again at once.
 */
export function useLoad<T>({ key, load, failure, answered }: LoadOptions<T>): [Loaded<T>, () => void] {
  const { shell } = useStaff();
  const [loaded, setLoaded] = useState<Loaded<T> & { key: string | null }>(() => begun(key, null));
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ load, failure, answered });
  latest.current = { load, failure, answered };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to ask again
  useEffect(() => {
    const asking = new AbortController();
    setLoaded((before) => begun(key, before.data));
    if (key === null) return;
    latest.current.load(asking.signal).then(
      (data) => {
        if (!asking.signal.aborted) setLoaded({ key, state: 'ready', data, message: '' });
      },
      (error: unknown) => {
        if (asking.signal.aborted) return;
        const message = error instanceof ApiError ? error.message : t.somethingWrong();
        const code = error instanceof ApiError ? error.code : null;
        setLoaded((before) => ({ key, state: 'failed', data: before.data, message, code }));
        if (sessionRefused(shell, error)) return;
        const { failure, answered } = latest.current;
        if (failure && !(answered && isRefusedAs(answered, { code, message }))) shell.notify.error(failure);
      },
    );
    return () => asking.abort();
  }, [key, attempt, shell]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // The state still belongs to the earlier key: until the effect has run, the new key counts as loading.
  const shown = loaded.key === key ? loaded : begun(key, loaded.data);
  useReconnected(shown.state === 'failed', reload);
  return [shown, reload];
}

function begun<T>(key: string | null, data: T | null) {
  return { key, state: 'loading' as const, data, message: '' };
}
