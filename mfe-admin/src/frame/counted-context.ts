import { createContext, useContext } from 'react';
import type { StaffView } from './views';

/** How much open work is counted beside a place. */
export const CountedContext = createContext<(counts: StaffView['counts']) => number>(() => 0);

export const useCounted = (counts: StaffView['counts']): number => useContext(CountedContext)(counts);
