import type { ApiClient } from '@portal/remote-sdk';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { type Proven, provenBy } from '../../frame/common/proven';
import type { Idle } from '../idle/use-idle';

const ProofDialog = lazy(() => import('./proof-dialog'));

export interface Proof {
  proven: Proven;
  /** The dialog while it is open; it covers what the person was doing. */
  question: (api: ApiClient) => ReactNode;
}

/** Opens one password dialog, however many calls wait for the proof. */
export function useProof({ isOver, back }: Pick<Idle, 'isOver' | 'back'>): Proof {
  const [settle, setSettle] = useState<((given: boolean) => void) | null>(null);
  const asked = useRef<Promise<boolean> | null>(null);
  const ask = useCallback(() => {
    asked.current ??= new Promise<boolean>((resolve) => {
      setSettle(() => (given: boolean) => {
        asked.current = null;
        setSettle(null);
        resolve(given);
      });
    });
    return asked.current;
  }, []);
  const proven = useMemo(() => provenBy(ask, () => (isOver() ? back() : null)), [ask, isOver, back]);
  const question = (api: ApiClient) =>
    settle ? (
      <Suspense fallback={null}>
        <ProofDialog api={api} settle={settle} />
      </Suspense>
    ) : null;
  return { proven, question };
}
