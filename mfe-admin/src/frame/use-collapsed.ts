import { deviceStore } from '@portal/remote-sdk';
import { useCallback, useMemo, useState } from 'react';
import type { Frame } from './frame-context';

/** How the navigation stands: folded by the person, for good, or by a page, until it is left. */
export function useCollapsed(): Frame {
  const store = useMemo(() => deviceStore<boolean>('staff:navigation-folded', { of: 'device' }), []);
  const [kept, setKept] = useState(() => store.read() === true);
  const [asking, setAsking] = useState(0);
  /** What the person chose on a page that asks for the room. */
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
