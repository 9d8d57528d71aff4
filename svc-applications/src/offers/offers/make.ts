import { type ClashKind, offerMessages as t } from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';
import { Conflict, Invalid } from '@portal/service-kit/errors';
import type { Application, WholeApplication } from '../../application';
import { notifyPrograms } from '../../integrations';
import { type Actor, can, type Holder, nameOf, recordAct, type Stores } from '../../platform';
import { type Clash, clashesOf, presentClash } from '../places/clashes';
import type { Offer, OfferedTerms } from './offer';
import { momentOf } from './reply-by';

export interface OfferRequest {
  actor: Actor & { name?: string };
  /** The application, which must be locked. */
  application: WholeApplication;
  terms: OfferedTerms;
}

/** The calendar of the portal's time zone, and when the offer goes out. */
export interface OfferTime {
  calendar: Calendar;
  /** Minutes until the offer goes out; 0 by default. */
  minutes?: number;
}

const minuteMs = 60_000;

/**
 * Refuses an offer that nobody could accept in time, and one that clashes with the calendar of places; administrators
 * go past a clash with a reason. Within a transaction.
 * @returns the terms to store: a reason where nothing clashes stands for nothing, and must not open a full place later
 * @throws Invalid, Conflict with the clashes
 */
export async function requireOffer(
  trx: Stores,
  { actor, application, terms }: OfferRequest,
  { calendar, minutes = 0 }: OfferTime,
): Promise<OfferedTerms> {
  const now = await trx.databaseNow();
  refuseLate(terms, calendar, new Date(now.getTime() + minutes * minuteMs));
  if ((await trx.offers.lockLiving(application.id))?.state === 'accepted')
    throw new Conflict(t.acceptedAlready);
  const clashes = await clashesOf(trx, subjectOf(application, terms));
  if (clashes.length === 0) return { ...terms, clashReason: null };
  const extra = { clashes: clashes.map(presentClash) };
  if (!mayGoPast(actor)) throw new Conflict(t.clashes, { extra });
  if (!terms.clashReason) throw new Conflict(t.clashReason, { extra });
  return terms;
}

/** Whether this person may offer a place in spite of a clash, with a reason. */
export const mayGoPast = (actor: Holder): boolean => can(actor, 'managePlaces');

/** An offer that was ready before, with the rights of now: a reason of somebody who lost that right counts no more. */
export const asAllowed = (offer: OfferedTerms, actor: Holder): OfferedTerms =>
  mayGoPast(actor) ? offer : { ...offer, clashReason: null };

export const subjectOf = (
  {
    id: applicationId,
    personId,
    type: programme,
    roundId,
  }: Pick<Application, 'id' | 'personId' | 'type' | 'roundId'>,
  { from, until, participants }: Pick<OfferedTerms, 'from' | 'until' | 'participants'>,
) => ({ applicationId, personId, programme, roundId, from, until, participants });

/** Whether it is too late to accept the offer; a prepared one may have waited for long. */
export const isTooLate = ({ from, replyBy }: OfferedTerms, calendar: Calendar, now: Date): boolean =>
  from < calendar.dayOf(now) || momentOf(calendar, replyBy) <= now;

/**
 * Clashes of an offer that was made ready earlier: places may have been taken since, or the days changed. Offers that
 * were made in spite of a clash have none, and open offers to others do not count: the first to accept gets the place.
 */
export async function clashesSince(
  stores: Stores,
  application: Parameters<typeof subjectOf>[0],
  offer: OfferedTerms,
): Promise<Clash[]> {
  if (offer.clashReason !== null) return [];
  const clashes = await clashesOf(stores, subjectOf(application, offer));
  return clashes.filter(({ kind }) => kind !== 'offered');
}

/** Why an offer that was made ready earlier can no longer be accepted. */
export type OfferGone = 'late' | ClashKind;

/** Why the offer can no longer go out; undefined while it can. */
export async function whyGone(
  trx: Stores,
  application: Parameters<typeof subjectOf>[0],
  offer: OfferedTerms,
  calendar: Calendar,
): Promise<OfferGone | undefined> {
  if (isTooLate(offer, calendar, await trx.databaseNow())) return 'late';
  return (await clashesSince(trx, application, offer))[0]?.kind;
}

/**
 * Refuses an offer that is over or due before it goes out.
 * @throws Invalid
 */
function refuseLate({ from, replyBy }: OfferedTerms, calendar: Calendar, goesOutAt: Date): void {
  if (from < calendar.dayOf(goesOutAt)) throw new Invalid({ 'offer.from': [t.past] });
  if (momentOf(calendar, replyBy) <= goesOutAt) throw new Invalid({ 'offer.reply_by': [t.replyPast] });
  if (replyBy.slice(0, 10) > from) throw new Invalid({ 'offer.reply_by': [t.replyLate] });
}

/**
 * Stores an offer on a locked application, in place of an open one. The right to make it must have been checked with
 * `requireOffer`, also for an offer that goes out with a delayed decision. Call it within a transaction.
 * @throws Conflict if the applicant has accepted an offer already
 */
export async function makeOffer(
  trx: Stores,
  { actor, application, terms }: OfferRequest,
  now: Date,
): Promise<Offer> {
  const { id: applicationId, personId, type: programme, roundId } = application;
  const living = await trx.offers.lockLiving(applicationId);
  if (living?.state === 'accepted') throw new Conflict(t.acceptedAlready);
  const name = nameOf(actor);
  if (living) await replace(trx, living, terms, name, now);
  const clashes = await clashesOf(trx, subjectOf(application, terms));
  const id = await trx.offers.insert({
    ...terms,
    clashReason: clashes.length > 0 ? terms.clashReason : null,
    isBeyondPlaces: terms.clashReason !== null && clashes.some(({ kind }) => kind === 'full'),
    ...{ applicationId, personId, programme, roundId },
    by: { id: actor.personId, name },
    offeredAt: now,
  });
  const { from, until, replyBy, participants } = terms;
  const details = { offer: id, from, until, participants, reply_by: replyBy };
  const clashed =
    clashes.length > 0 ? { clashes: clashes.map(({ kind }) => kind), why: terms.clashReason } : {};
  await recordAct(
    trx,
    { actor, action: 'offer_made', applicationId, details: { ...details, ...clashed } },
    now,
  );
  await notifyPrograms(trx, 'offer.made', application, now, { offer: id });
  const offer = await trx.offers.find(id);
  if (!offer) throw new Error('The offer that was stored is gone');
  return offer;
}

/** Ends an offer in whose place another is made: other days, or fewer people, leave places free. */
async function replace(
  trx: Stores,
  before: Offer,
  { from, until, participants }: OfferedTerms,
  endedByName: string,
  now: Date,
): Promise<void> {
  await trx.offers.end(before.id, 'replaced', { endedByName }, now);
  const stays = before.from === from && before.until === until ? participants : 0;
  const left = before.participants - stays;
  if (left > 0) await trx.offers.freeReplaced(before.id, left, now);
}
