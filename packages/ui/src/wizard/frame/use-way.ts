import { useState } from 'react';

/** Which way somebody went to come to this step; nothing for the first one that is shown. */
export function useWay(step: number): 'on' | 'back' | undefined {
  const [last, setLast] = useState<{ step: number; way?: 'on' | 'back' }>({ step });
  if (last.step === step) return last.way;
  const way = step > last.step ? 'on' : 'back';
  setLast({ step, way });
  return way;
}
