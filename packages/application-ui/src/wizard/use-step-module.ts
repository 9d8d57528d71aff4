import { useCallback, useEffect, useState } from 'react';
import type { StepModule } from './app';

type Load = () => Promise<{ step: StepModule }>;

/** The code of the step that is shown; null until it has come. A failure to load it is the page's failure. */
export function useStepModule(load: Load) {
  const [loaded, setLoaded] = useState<{ from: Load; step: StepModule } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const bring = useCallback(async () => {
    const { step } = await load();
    setLoaded({ from: load, step });
    return step;
  }, [load]);

  useEffect(() => {
    let current = true;
    load().then(
      ({ step }) => current && setLoaded({ from: load, step }),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [load]);

  // The shell shows its panel with a retry; what was typed is on the device.
  if (failure !== null) throw failure;
  return { module: loaded?.from === load ? loaded.step : null, load: bring };
}
