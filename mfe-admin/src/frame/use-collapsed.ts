import { deviceStore } from '@portal/remote-sdk';
import { useCallback, useMemo, useState } from 'react';
import type { Frame } from './frame-context';

/** Keeps whether the navigation is folded: by the person, permanently, or by a page, until the person leaves it. */
export function useCollapsed(): Frame {
  const store = useMemo(() => deviceStore<boolean>('staff:navigation-folded', { of: 'device' }), []);
  const [kept, setKept] = useState(() => store.read() === true);
  const [asking, setAsking] = useState(0);
  /** The person's choice while a page has folded the navigation. */
  const [here, setHere] = useState<boolean | null>(null);
  const folded = asking > 0 ? (here ?? true) : kept;

  const fold = useCallback(() => {
    setAsking((pages) => pages + 1);
    setHere(null);
    return () => setAsking((pages) => pages - 1);
  }, []);

  return useMemo(() => {
    function toggle() {
      if (asking > 0) return setHere(!folded);
      setKept(!folded);
      store.write(!folded);
    }
    return { folded, toggle, fold };
  }, [folded, asking, fold, store]);
}
