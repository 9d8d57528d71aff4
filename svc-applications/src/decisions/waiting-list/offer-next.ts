import { offerMessages, waitingListMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { peopleOf } from '../../application';
import { closedTo } from '../../assessment';
import { requireOffer } from '../../offers';
import { type Actor, recordAct, type Service, type Stores } from '../../platform';
import { holdInTransaction } from '../delayed-decisions/delay';
import type { DelayedDecision } from '../delayed-decisions/delayed-decision';
import { authorizeUndecided } from '../feedback/decide';
import { nextFor, roomNow } from './free-places';
import { anyDay, type FreedPlace, hasDaysToChoose, isGivenUp } from './freed-place';
import { type NextTerms, offerOfPlace } from './next-terms';

type Parts = Pick<Service, 'stores' | 'clock' | 'portal'>;

export interface OfferNextRequest {
  actor: Actor & { name?: string };
  placeId: number;
  terms: NextTerms;
  /** The chosen days of an added place, which may be a part of its days. */
  days?: { from: string; until: string } | undefined;
  /** The version of the list that staff saw. */
  version?: number;
  /** Whether the job offers the place, and not a member of staff. */
  isAutomatic?: boolean;
}

/**
 * Offers a free place to the first person on its programme's list on whom no decision waits: by an approval that can be
 * undone until it goes out, for all who come with the application. A place is offered only once: application, list and
 * place are locked until the end, and a second caller finds the place passed on.
 * @throws NotFound
 * @throws Invalid for days outside of those of the place
 * @throws Conflict if the place is no longer free, nobody waits, the list changed, or the offer cannot be made
 */
export async function offerNext(parts: Parts, request: OfferNextRequest): Promise<DelayedDecision> {
  const { stores, clock, portal } = parts;
  const place = await stores.freedPlaces.find(request.placeId);
  if (!place) throw new NotFound();
  if (!(await isFree(stores, place, request))) throw new Conflict(t.placeGone);
  const { programme } = place;
  const list = await stores.waitingLists.list(programme);
  if (request.version !== undefined && request.version !== list.version) throw changed(list.version);
  const next = await nextFor(stores, place);
  if (!next) throw new Conflict(t.nobodyWaits);
  const { applicationId } = next;
  const days = daysOf(place, request.days);
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
    // Staff who know the applicant may neither offer them the place nor pass them over.
    if (await closedTo(trx, actor, applicationId)) throw new Conflict(t.notByYou);
    const at = await trx.databaseNow();
    const participants = peopleOf(application);
    const offer = offerOfPlace({ ...days, participants }, terms, { calendar: portal.calendar(), now: at });
    const { message, minutes } = terms;
    await requireOffer(trx, { actor, application, terms: offer }, { calendar: portal.calendar(), minutes });
    // Read after the list was locked: what others on it were offered meanwhile counts.
    const room = await roomNow(trx, { ...place, ...days });
    if (room !== null && room < participants) throw new Conflict(t.placeGone);
    const decision = { actor, applicationId, status: 'approved' as const, message, offer, minutes };
    const delayed = await holdInTransaction(trx, decision, application, clock());
    if (!(await trx.freedPlaces.pass(place, delayed.id))) throw new Conflict(t.placeGone);
    if (hasDaysToChoose(place)) await trx.freedPlaces.passFurther(place, delayed.id, participants - 1);
    else if (participants < place.participants) await trx.freedPlaces.split(place, participants);
    const details = { waiting_list: 'offered', by_itself: isAutomatic, freed_place: place.id };
    await recordAct(trx, { actor, action: 'edited', applicationId, details }, clock());
    return delayed;
  });
}

/**
 * Whether a place was passed to nobody, or its decision did not go out. After an undo only staff can offer it again.
 */
async function isFree(
  { held }: Stores,
  { passedTo }: FreedPlace,
  { isAutomatic = false }: OfferNextRequest,
): Promise<boolean> {
  if (passedTo === null) return true;
  const before = await held.find(passedTo);
  return before !== undefined && isGivenUp(before.state, isAutomatic);
}

/**
 * The days to offer: those of the place or, for an added place, those that were chosen.
 * @throws Invalid
 */
function daysOf(place: FreedPlace, chosen: OfferNextRequest['days']): Pick<FreedPlace, 'from' | 'until'> {
  const isOpen = place.from === anyDay;
  if (isOpen && !chosen) throw new Invalid({ 'terms.from': [offerMessages.from] });
  if (!chosen || !hasDaysToChoose(place)) return place;
  if (!isOpen && (chosen.from < place.from || chosen.until > place.until))
    throw new Invalid({ 'terms.from': [t.daysOfPlace] });
  return chosen;
}

const changed = (version: number) => new Conflict(t.changed, { extra: { version } });
