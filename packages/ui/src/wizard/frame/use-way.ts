import { useState } from 'react';

/** The direction in which the person came to this step; undefined for the first step shown. */
export function useWay(step: number): 'on' | 'back' | undefined {
  const [last, setLast] = useState<{ step: number; way?: 'on' | 'back' }>({ step });
  if (last.step === step) return last.way;
  const way = step > last.step ? 'on' : 'back';
  setLast({ step, way });
  return way;
}
