import { createContext, useContext } from 'react';
import type { IsUsed } from './places';
import type { StaffView } from './views';

/** Whether the portal uses what a page is about; until that is known, pages with a `once` condition are hidden. */
export const UsedContext = createContext<IsUsed>((once) => !once);

/** Returns the number of open items that is shown beside a place. */
export const CountedContext = createContext<(counts: StaffView['counts']) => number>(() => 0);

export const useCounted = (counts: StaffView['counts']): number => useContext(CountedContext)(counts);
