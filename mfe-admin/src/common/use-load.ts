import { ApiError } from '@portal/remote-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionRefused } from './session-refused';
import { useStaff } from './staff-context';

/** What was asked for. While it is asked for anew, what was there before stays readable. */
export interface Loaded<T> {
  state: 'loading' | 'ready' | 'failed';
  data: T | null;
  /** Why it failed, as it can be shown. */
  message: string;
}

export interface LoadOptions<T> {
  /** Names what is loaded: a new key asks anew. Null asks for nothing. */
  key: string | null;
  load: (signal: AbortSignal) => Promise<T>;
  /** The toast when it fails. */
  failure?: string;
}

/** Loads something for a view, tells when that fails, and gives a way to ask again. */
export function useLoad<T>({ key, load, failure }: LoadOptions<T>): [Loaded<T>, () => void] {
  const { shell } = useStaff();
  const [loaded, setLoaded] = useState<Loaded<T> & { key: string | null }>(() => begun(key, null));
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ load, failure });
  latest.current = { load, failure };

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
        const message = error instanceof ApiError ? error.message : 'Something went wrong. Try again.';
        setLoaded((before) => ({ key, state: 'failed', data: before.data, message }));
        if (sessionRefused(shell, error)) return;
        if (latest.current.failure) shell.notify.error(latest.current.failure);
      },
    );
    return () => asking.abort();
  }, [key, attempt, shell]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // What belongs to another key is on its way out: until the effect has run, this one is being loaded.
  return [loaded.key === key ? loaded : begun(key, loaded.data), reload];
}

function begun<T>(key: string | null, data: T | null) {
  return { key, state: 'loading' as const, data, message: '' };
}
