import { useReconnected } from '@portal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Memory, useDashboard } from './context';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown };

export interface Loading<T> {
  loaded: Loaded<T>;
  /** Loads again from the start. */
  reload: () => void;
  /** Replaces the data by newer data, such as the result of a save. */
  put: (value: T) => void;
}

/**
 * Like `useLoaded`, for a list to which other people's actions add: it is loaded again in the background when the
 * number of unread items grows.
 */
export function useFollowed<T>(key: string, load: () => Promise<T>): Loading<T> {
  const { unread } = useDashboard();
  const loading = useLoaded(key, load);
  const { put } = loading;
  const latest = useRef(load);
  latest.current = load;
  const seen = useRef(unread.news);
  useEffect(() => {
    if (seen.current === unread.news) return;
    seen.current = unread.news;
    let wanted = true;
    // When this load fails, the shown data stay.
    latest.current().then(
      (value) => wanted && put(value),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [unread.news, put]);
  return loading;
}

/**
 * Loads data when the view opens, and after a failure when back online. Earlier data are shown until the answer
 * arrives.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loading<T> {
  const { memory } = useDashboard();
  const [, draw] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const held = useRef<{ key: string; loaded: Loaded<T> } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  if (held.current?.key !== key) held.current = { key, loaded: remembered<T>(memory, key) };

  const show = useCallback((loaded: Loaded<T>) => {
    if (held.current) held.current.loaded = loaded;
    draw((count) => count + 1);
  }, []);
  const put = useCallback(
    (value: T) => {
      memory.set(key, value);
      show({ state: 'ready', value });
    },
    [memory, key, show],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    let wanted = true;
    latest.current().then(
      (value) => wanted && put(value),
      (error: unknown) => {
        if (!wanted) return;
        memory.delete(key);
        show({ state: 'failed', error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [memory, key, put, show, attempt]);

  const reload = useCallback(() => {
    show({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, [show]);
  useReconnected(held.current.loaded.state === 'failed', reload);
  return { loaded: held.current.loaded, reload, put };
}

function remembered<T>(memory: Memory, key: string): Loaded<T> {
  return memory.has(key) ? { state: 'ready', value: memory.get(key) as T } : { state: 'loading' };
}
