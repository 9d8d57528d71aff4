import { allWords, isDear } from '@portal/remote-sdk';
import { useCallback, useEffect, useState } from 'react';
import type { StepModule } from './app';

export type LoadStep = () => Promise<{ step: StepModule }>;

/**
 * The code of the shown step; null until it is loaded, with all words of the language unless it is the step with which the
 * page begins. Without a network it waits for the connection; any other failure to load it is the page's failure.
 */
export function useStepModule(load: LoadStep, isFirst: boolean) {
  const [loaded, setLoaded] = useState<{ from: LoadStep; step: StepModule } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [offline, setOffline] = useState(false);

  const fetched = useCallback(
    async () => (await Promise.all([load(), isFirst || allWords()]))[0].step,
    [load, isFirst],
  );
  const bring = useCallback(async () => {
    const step = await fetched();
    setLoaded({ from: load, step });
    return step;
  }, [load, fetched]);

  useEffect(() => {
    let current = true;
    async function open() {
      try {
        const step = await fetched();
        if (!current) return;
        setLoaded({ from: load, step });
        setOffline(false);
      } catch (error) {
        if (!current) return;
        if (navigator.onLine) setFailure(error);
        else setOffline(true);
      }
    }
    void open();
    const again = () => void open();
    window.addEventListener('online', again);
    return () => {
      current = false;
      window.removeEventListener('online', again);
    };
  }, [load, fetched]);

  // The shell shows its panel with a retry; the typed answers are on the device.
  if (failure !== null) throw failure;
  return { module: loaded?.from === load ? loaded.step : null, load: bring, offline };
}

/** Loads the neighbouring steps while the browser is idle, so that going back needs no network. */
export function useStepsAhead(loads: readonly (LoadStep | undefined)[]): void {
  const [before, after] = loads;
  useEffect(() => {
    if (isDear() || (!before && !after)) return;
    const timer = setTimeout(() => {
      for (const load of [before, after]) load?.().catch(() => undefined);
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [before, after]);
}

/** Later than the requests of the step itself. */
const AHEAD_AFTER_MS = 1500;
