import { isDear } from '@portal/remote-sdk';
import { useCallback, useEffect, useState } from 'react';
import type { StepModule } from './app';

export type LoadStep = () => Promise<{ step: StepModule }>;

/**
 * The code of the current step; null until it is loaded. Offline it waits for the connection; any other failure to load
 * it is a failure of the page.
 */
export function useStepModule(load: LoadStep) {
  const [loaded, setLoaded] = useState<{ from: LoadStep; step: StepModule } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [offline, setOffline] = useState(false);

  const bring = useCallback(async () => {
    const { step } = await load();
    setLoaded({ from: load, step });
    return step;
  }, [load]);

  useEffect(() => {
    let current = true;
    async function open() {
      try {
        const { step } = await load();
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
  }, [load]);

  // The shell shows its panel with a retry; the typed answers are on the device.
  if (failure !== null) throw failure;
  return { module: loaded?.from === load ? loaded.step : null, load: bring, offline };
}

/**
 * Loads code that may be needed next while the browser is idle: that of the neighbouring steps, so that going back
 * needs no network.
 */
export function useStepsAhead(loads: readonly ((() => Promise<unknown>) | undefined)[]): void {
  const [before, after] = loads;
  useEffect(() => {
    if (isDear() || (!before && !after)) return;
    const timer = setTimeout(() => {
      for (const load of [before, after]) load?.().catch(() => undefined);
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [before, after]);
}

/** In ms: after the step's own first requests. */
const AHEAD_AFTER_MS = 1500;
