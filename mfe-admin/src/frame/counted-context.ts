import { createContext, useContext } from 'react';
import type { IsUsed } from './places';
import type { StaffView } from './views';

/** Whether the portal uses what a page is about; as long as that is not known, it uses what needs no beginning. */
export const UsedContext = createContext<IsUsed>((once) => !once);

/** How much open work is counted beside a place. */
export const CountedContext = createContext<(counts: StaffView['counts']) => number>(() => 0);

export const useCounted = (counts: StaffView['counts']): number => useContext(CountedContext)(counts);
