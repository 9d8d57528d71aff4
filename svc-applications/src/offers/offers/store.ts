import type { ApplicationType, OfferState } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type OfferLinkStore, offerLinkStore } from './link-store';
import type { EndState, Offer } from './offer';

export type NewOffer = Omit<
  Offer,
  | 'id'
  | 'state'
  | 'wish'
  | 'wishAt'
  | 'answeredAt'
  | 'declineReason'
  | 'endedAt'
  | 'endReason'
  | 'endedByName'
  | 'came'
>;

/** The columns that change when an offer ends. */
export interface OfferEnd {
  declineReason?: string | null;
  endReason?: string | null;
  endedByName?: string | null;
}

export interface OfferStore extends OfferLinkStore {
  /** Inserts an offer and returns its id; an application has at most one that is open or accepted. */
  insert(offer: NewOffer): Promise<number>;
  find(id: number): Promise<Offer | undefined>;
  /** Locks an offer until the end of the transaction, and reads its present state. */
  lock(id: number): Promise<Offer | undefined>;
  /** Locks and reads the open or accepted offer of an application. */
  lockLiving(applicationId: number): Promise<Offer | undefined>;
  /** The newest offer of each of these applications, by application id. */
  newestOf(applicationIds: readonly number[]): Promise<Map<number, Offer>>;
  /** The offers of an application, oldest first. */
  ofApplication(applicationId: number): Promise<Offer[]>;
  /** A person's open and accepted offers. */
  livingOf(personId: number): Promise<Offer[]>;
  accept(id: number, now: Date): Promise<void>;
  wish(id: number, wish: string, now: Date): Promise<void>;
  noteCame(id: number, came: boolean, now: Date): Promise<void>;
  /** Its place is free, but for an offer that another replaces: see `freeReplaced`. */
  end(id: number, state: EndState, end: OfferEnd, now: Date): Promise<void>;
  /** The places of so many people of an offer that was replaced can be offered to the next. */
  freeReplaced(id: number, people: number, now: Date): Promise<void>;
  /** Open ones whose time for the reply is over by this clock of the portal's zone, with a higher id. */
  overdue(local: string, afterId: number, limit: number): Promise<{ id: number; applicationId: number }[]>;
  /** Open offers with a reply due between these local times, and without a reminder of this many days. */
  unreminded(days: number, between: { after: string; until: string }, limit: number): Promise<Offer[]>;
  /** Records a reminder; returns false if another replica was faster. */
  noteReminder(offer: Pick<Offer, 'id' | 'applicationId'>, days: number, now: Date): Promise<boolean>;
}

interface OfferRow {
  id: number;
  application_id: number;
  person_id: number;
  programme: ApplicationType;
  round_id: number | null;
  state: OfferState;
  from_day: string;
  until_day: string;
  participants: number;
  place: string | null;
  conditions: string | null;
  reply_by: string;
  beyond_places: boolean | number;
  clash_reason: string | null;
  staff_id: number;
  staff_name: string;
  offered_at: Date;
  wish: string | null;
  wish_at: Date | null;
  answered_at: Date | null;
  decline_reason: string | null;
  ended_at: Date | null;
  end_reason: string | null;
  ended_by_name: string | null;
  came: boolean | number | null;
}

export function offerStore(knex: Knex): OfferStore {
  const rows = () => knex<OfferRow>('offers');
  /** The place of so many people, by default of all, can be offered to the next. */
  const free = async (offer_id: number, freed_at: Date, people?: number): Promise<void> => {
    const row = await rows().where({ id: offer_id }).first();
    if (!row) return;
    const { programme, round_id, from_day, until_day, participants } = row;
    await knex('freed_places').insert({
      ...{
        programme,
        round_id,
        from_day,
        until_day,
        participants: people ?? participants,
        offer_id,
        freed_at,
      },
    });
  };
  return {
    ...offerLinkStore(knex),
    async insert(offer) {
      const [id] = await knex('offers').insert(toRow(offer));
      return Number(id);
    },
    find: async (id) => toOffer(await rows().where({ id }).first()),
    lock: async (id) => toOffer(await rows().where({ id }).forUpdate().first()),
    lockLiving: async (id) => toOffer(await knex('offers').where({ living_for: id }).forUpdate().first()),
    async newestOf(ids) {
      if (ids.length === 0) return new Map();
      const found = await rows()
        .whereIn('application_id', [...ids])
        .orderBy('id');
      return new Map(found.map((row) => [row.application_id, offerOf(row)]));
    },
    ofApplication: async (application_id) =>
      (await rows().where({ application_id }).orderBy('id')).map(offerOf),
    livingOf: async (person_id) =>
      (await rows().where({ person_id }).whereIn('state', ['open', 'accepted']).orderBy('id')).map(offerOf),
    async accept(id, now) {
      await rows().where({ id }).update({ state: 'accepted', answered_at: now });
    },
    async wish(id, wish, now) {
      await rows().where({ id }).update({ wish, wish_at: now });
    },
    async noteCame(id, came, now) {
      await knex('offers').where({ id }).update({ came, came_noted_at: now });
    },
    async end(id, state, { declineReason = null, endReason = null, endedByName = null }, now) {
      await knex('offers')
        .where({ id })
        .update({
          state,
          living_for: null,
          ended_at: now,
          ...(state === 'declined' && { answered_at: now }),
          decline_reason: declineReason,
          end_reason: endReason,
          ended_by_name: endedByName,
        });
      if (state !== 'replaced') await free(id, now);
    },
    freeReplaced: (id, people, now) => free(id, now, people),
    async overdue(local, afterId, limit) {
      const found = await rows()
        .where('state', 'open')
        .where('reply_by', '<=', local)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit);
      return found.map(({ id, application_id: applicationId }) => ({ id, applicationId }));
    },
    async unreminded(days, { after, until }, limit) {
      const found = await rows()
        .where('state', 'open')
        .where('reply_by', '>', after)
        .where('reply_by', '<=', until)
        .whereNotExists(knex('offer_reminders as r').whereRaw('r.offer_id = offers.id').where('r.days', days))
        .orderBy('id')
        .limit(limit);
      return found.map(offerOf);
    },
    async noteReminder({ id, applicationId }, days, now) {
      const row = { offer_id: id, application_id: applicationId, days, reminded_at: now };
      const before = await knex('offer_reminders').where({ offer_id: id, days }).first('id');
      if (before) return false;
      await knex('offer_reminders').insert(row);
      return true;
    },
  };
}

const toRow = (offer: NewOffer) => ({
  application_id: offer.applicationId,
  person_id: offer.personId,
  programme: offer.programme,
  round_id: offer.roundId,
  state: 'open',
  living_for: offer.applicationId,
  from_day: offer.from,
  until_day: offer.until,
  participants: offer.participants,
  place: offer.place,
  conditions: offer.conditions,
  reply_by: offer.replyBy,
  beyond_places: offer.isBeyondPlaces,
  clash_reason: offer.clashReason,
  staff_id: offer.by.id,
  staff_name: offer.by.name,
  offered_at: offer.offeredAt,
});

const toOffer = (row: OfferRow | undefined): Offer | undefined => row && offerOf(row);

export const offerOf = (row: OfferRow): Offer => ({
  id: row.id,
  applicationId: row.application_id,
  personId: row.person_id,
  programme: row.programme,
  roundId: row.round_id,
  state: row.state,
  from: row.from_day,
  until: row.until_day,
  participants: row.participants,
  place: row.place,
  conditions: row.conditions,
  replyBy: row.reply_by,
  isBeyondPlaces: Boolean(row.beyond_places),
  clashReason: row.clash_reason,
  by: { id: row.staff_id, name: row.staff_name },
  offeredAt: row.offered_at,
  wish: row.wish,
  wishAt: row.wish_at,
  answeredAt: row.answered_at,
  declineReason: row.decline_reason,
  endedAt: row.ended_at,
  endReason: row.end_reason,
  endedByName: row.ended_by_name,
  came: row.came === null ? null : Boolean(row.came),
});
