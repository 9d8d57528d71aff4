import { applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, Unavailable } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { askRight } from '../../assessment';
import type { Service } from '../../platform';
import { endAutomatic } from './automatic';
import { freePlaces } from './free-places';
import { offerNext } from './offer-next';
import type { WaitingList } from './waiting-list';

type Parts = Pick<Service, 'stores' | 'clock' | 'portal' | 'auth'>;

const everyMs = 60_000;

/**
 * Offers free places to the next person of each list with automatic offers, in the name and with the present rights of
 * the person who switched them on. A place that cannot be offered, because of a clash or because this person may not
 * decide on the next applicant, waits for staff and is tried again.
 * @returns how many were offered
 */
export async function offerFreePlaces(parts: Parts, logger: Logger, signal?: AbortSignal): Promise<number> {
  // While the portal is closed nobody can reply to an offer.
  if (!(await parts.portal.settings()).portalEnabled) return 0;
  let offered = 0;
  for (const programme of valuesOf(applicationTypes)) {
    if (signal?.aborted) break;
    try {
      offered += await offerOnList(parts, await parts.stores.waitingLists.list(programme), signal);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      logger.warn({ programme }, 'Free places wait for svc-auth');
    }
  }
  return offered;
}

async function offerOnList(parts: Parts, list: WaitingList, signal?: AbortSignal): Promise<number> {
  const { stores, auth, portal } = parts;
  const { automatic } = list;
  if (!automatic) return 0;
  const { terms, by, since } = automatic;
  const free = await freePlaces(stores, list, portal.calendar(), ({ pressBecause }) => pressBecause === null);
  let offered = 0;
  for (const { id } of free) {
    if (signal?.aborted) break;
    const right = await askRight(auth, by, { needs: 'decide', askedAt: since });
    if ('ended' in right) {
      await endAutomatic(parts, list, right.ended);
      break;
    }
    const actor = { ...by, ...right, scope: 'account' };
    if (await wasOffered(parts, { actor, placeId: id, terms, isAutomatic: true })) offered += 1;
  }
  return offered;
}

async function wasOffered(parts: Parts, request: Parameters<typeof offerNext>[1]): Promise<boolean> {
  try {
    await offerNext(parts, request);
    return true;
  } catch (error) {
    if (error instanceof Conflict || error instanceof Invalid) return false;
    throw error;
  }
}

/** Runs every minute, in each replica. */
export const startOfferingFreePlaces = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler(async (signal) => void (await offerFreePlaces(parts, logger, signal)), {
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'free places could not be offered'),
  });
