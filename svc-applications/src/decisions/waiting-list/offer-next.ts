import { waitingListMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { closedTo } from '../../assessment';
import { requireOffer } from '../../offers';
import { type Actor, recordAct, type Service, type Stores } from '../../platform';
import { holdInTransaction } from '../delayed-decisions/delay';
import type { DelayedDecision } from '../delayed-decisions/delayed-decision';
import { authorizeUndecided } from '../feedback/decide';
import { type FreedPlace, isGivenUp } from './freed-place';
import { type NextTerms, offerOfPlace } from './next-terms';

type Parts = Pick<Service, 'stores' | 'clock' | 'portal'>;

export interface OfferNextRequest {
  actor: Actor & { name?: string };
  placeId: number;
  terms: NextTerms;
  /** The version of the list that staff saw. */
  version?: number;
  /** Without a press. */
  isAutomatic?: boolean;
}

/**
 * Offers a free place to the first on its programme's list on whom no decision waits, by an approval that can be undone
 * until it goes out. Each place once: the application, the list and the place are held until the end, and whoever was
 * slower finds it passed on.
 * @throws NotFound
 * @throws Conflict where the place is not free any more, nobody waits, the list has changed, or the offer cannot be made
 */
export async function offerNext(parts: Parts, request: OfferNextRequest): Promise<DelayedDecision> {
  const { stores, clock, portal } = parts;
  const place = await stores.freedPlaces.find(request.placeId);
  if (!place) throw new NotFound();
  if (!(await isFree(stores, place, request))) throw new Conflict(t.placeGone);
  const { programme } = place;
  const list = await stores.waitingLists.list(programme);
  if (request.version !== undefined && request.version !== list.version) throw changed(list.version);
  const applicationId = await nextOn(stores, place);
  if (applicationId === undefined) throw new Conflict(t.nobodyWaits);
  return stores.transaction(async (trx) => {
    const { actor, terms, isAutomatic = false } = request;
    const application = await authorizeUndecided(trx, {
      actor,
      applicationId,
      status: 'approved',
      message: '',
    });
    const now = await trx.waitingLists.lock(programme);
    if (now.version !== list.version) throw changed(now.version);
    // Whoever knows the applicant neither offers it nor passes them over.
    if (await closedTo(trx, actor, applicationId)) throw new Conflict(t.notByYou);
    const at = await trx.databaseNow();
    const offer = offerOfPlace(place, terms, { calendar: portal.calendar(), now: at });
    const { message, minutes } = terms;
    await requireOffer(trx, { actor, application, terms: offer }, { calendar: portal.calendar(), minutes });
    const decision = { actor, applicationId, status: 'approved' as const, message, offer, minutes };
    const delayed = await holdInTransaction(trx, decision, application, clock());
    if (!(await trx.freedPlaces.pass(place, delayed.id))) throw new Conflict(t.placeGone);
    const details = { waiting_list: 'offered', by_itself: isAutomatic, freed_place: place.id };
    await recordAct(trx, { actor, action: 'edited', applicationId, details }, clock());
    return delayed;
  });
}

/** Passed to nobody, or not gone out. What somebody has undone is offered anew by a press alone. */
async function isFree(
  { held }: Stores,
  { passedTo }: FreedPlace,
  { isAutomatic = false }: OfferNextRequest,
): Promise<boolean> {
  if (passedTo === null) return true;
  const before = await held.find(passedTo);
  return before !== undefined && isGivenUp(before.state, isAutomatic);
}

/** The first that waits, without those on whom a decision waits or is prepared. */
async function nextOn(stores: Stores, { programme }: FreedPlace): Promise<number | undefined> {
  for (const { applicationId } of await stores.waitingLists.order(programme)) {
    if (await stores.held.on(applicationId)) continue;
    if (await stores.prepared.on(applicationId)) continue;
    return applicationId;
  }
  return undefined;
}

const changed = (version: number) => new Conflict(t.changed, { extra: { version } });
