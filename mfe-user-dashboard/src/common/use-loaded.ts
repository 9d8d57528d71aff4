import { useCallback, useEffect, useRef, useState } from 'react';
import { type Memory, useDashboard } from '../app/context';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown };

export interface Loading<T> {
  loaded: Loaded<T>;
  /** Asks again, from the beginning. */
  reload: () => void;
  /** What is known better than the last answer: the result of a save. */
  put: (value: T) => void;
}

/** Asks the server when the view opens. What was known before is shown until the answer is there. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loading<T> {
  const { memory } = useDashboard();
  const [, draw] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const held = useRef<{ key: string; loaded: Loaded<T> } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  if (held.current?.key !== key) held.current = { key, loaded: known<T>(memory, key) };

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
  return { loaded: held.current.loaded, reload, put };
}

function known<T>(memory: Memory, key: string): Loaded<T> {
  return memory.has(key) ? { state: 'ready', value: memory.get(key) as T } : { state: 'loading' };
}
