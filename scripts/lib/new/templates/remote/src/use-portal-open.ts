import { useCallback, useEffect, useState } from 'react';
import type { ExampleNameApi } from './api';

export type PortalOpen = 'asking' | 'open' | 'closed' | 'unknown';

/** Asks whether the portal is open: when the page is shown, and again at each `retry`. */
export function usePortalOpen(api: ExampleNameApi): { portal: PortalOpen; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [portal, setPortal] = useState<PortalOpen>('asking');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to ask again
  useEffect(() => {
    let wanted = true;
    const onState = (state: PortalOpen) => wanted && setPortal(state);
    setPortal('asking');
    api.portalStatus().then(
      ({ portal_enabled }) => onState(portal_enabled ? 'open' : 'closed'),
      () => onState('unknown'),
    );
    return () => {
      wanted = false;
    };
  }, [api, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { portal, retry };
}
