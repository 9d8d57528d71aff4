import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Stores } from '../platform';
import { type Circumstances, nextRound, openingOf, openRound } from './times';

/** How a programme's rounds affect a request for another application. */
export interface RoundsNow {
  isOpen: boolean;
  liftsYearLimit: boolean;
  /** The day on which the next round opens, in the portal's time zone. */
  nextOn: string | null;
}

/** Reads the rounds of all programmes once; undefined for a programme without rounds. */
export async function roundsNow({
  rounds,
  portal,
}: Pick<Stores, 'rounds' | 'portal'>): Promise<
  (type: ApplicationType, today: Omit<Circumstances, 'closures'>) => RoundsNow | undefined
> {
  const all = await rounds.all();
  const closures = all.length > 0 ? await portal.closures() : [];
  return (type, { now, calendar }) => {
    const theirs = all.filter(({ programme }) => programme === type);
    if (theirs.length === 0) return undefined;
    const about = { now, calendar, closures };
    const [open, next] = [openRound(theirs, about), nextRound(theirs, about)];
    return {
      isOpen: open !== undefined,
      liftsYearLimit: open?.liftsYearLimit ?? false,
      nextOn: next ? calendar.dayOf(openingOf(next, about).opensAt) : null,
    };
  };
}
