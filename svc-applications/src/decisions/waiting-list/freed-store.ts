import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type FreedPlace, givenUp, type ListedFreedPlace } from './freed-place';

export interface FreedPlaceStore {
  /** Places from a day on that were passed to nobody, or whose decision did not go out; earliest days first. */
  free(programme: ApplicationType, fromDay: string, limit: number): Promise<ListedFreedPlace[]>;
  /** Places to be offered automatically: freed since a time, except those whose offer somebody undid. */
  waiting(programme: ApplicationType, fromDay: string, since: Date): Promise<FreedPlace[]>;
  find(id: number): Promise<FreedPlace | undefined>;
  /** Passes a place to a delayed decision; returns false if somebody else was faster. */
  pass(place: Pick<FreedPlace, 'id' | 'passedTo'>, delayedId: number): Promise<boolean>;
  /** Passes up to `count` further places that were added together with this one: a group takes several. */
  passFurther(place: FreedPlace, delayedId: number, count: number): Promise<void>;
  /** Splits a group's place of which only some are taken; each of the others becomes a free place of its own. */
  split(place: FreedPlace, taken: number): Promise<void>;
}

interface FreedRow {
  id: number;
  programme: ApplicationType;
  round_id: number | null;
  from_day: string;
  until_day: string;
  participants: number;
  freed_at: Date;
  offer_id: number | null;
  passed_to: number | null;
}

interface ListedRow extends FreedRow {
  passed_state: ListedFreedPlace['passedState'];
}

/** The most places that the job offers in one go. */
const atOnce = 50;

export function freedPlaceStore(knex: Knex): FreedPlaceStore {
  const freeIn = (programme: ApplicationType, fromDay: string, isAutomatic: boolean, limit: number) =>
    knex('freed_places as f')
      .leftJoin('held_decisions as h', 'h.id', 'f.passed_to')
      .where('f.programme', programme)
      .where('f.from_day', '>', fromDay)
      .where((free) => {
        // A place whose decision was erased stays out: the offer may have ended before, which freed the place by
        // itself.
        free.whereNull('f.passed_to').orWhereIn('h.state', [...givenUp(isAutomatic)]);
      })
      .orderBy(['f.from_day', 'f.id'])
      .limit(limit)
      .select('f.*', { passed_state: 'h.state' });
  return {
    async free(programme, fromDay, limit) {
      const rows: ListedRow[] = await freeIn(programme, fromDay, false, limit);
      return rows.map((row) => ({ ...toFreed(row), passedState: row.passed_state }));
    },
    waiting: async (programme, fromDay, since) =>
      (
        await freeIn(programme, fromDay, true, atOnce)
          .where('f.freed_at', '>=', since)
          // For added places staff choose the days, since a stay may be a part of the place's days.
          .whereNotNull('f.offer_id')
      ).map(toFreed),
    async find(id) {
      const row = await knex('freed_places').where({ id }).first();
      return row && toFreed(row);
    },
    async pass({ id, passedTo: passed_to }, delayedId) {
      return (await knex('freed_places').where({ id, passed_to }).update({ passed_to: delayedId })) === 1;
    },
    async passFurther({ id, programme, roundId: round_id, from, until }, delayedId, count) {
      const beside = { programme, round_id, from_day: from, until_day: until, offer_id: null };
      const ids = await knex('freed_places')
        .where({ ...beside, passed_to: null })
        .whereNot({ id })
        .orderBy('id')
        .limit(count)
        .pluck('id');
      await knex('freed_places').whereIn('id', ids).update({ passed_to: delayedId });
    },
    async split({ id, participants, ...place }, taken) {
      await knex('freed_places').where({ id }).update({ participants: taken });
      const left = {
        ...{ programme: place.programme, round_id: place.roundId, participants: 1 },
        ...{ from_day: place.from, until_day: place.until, freed_at: place.freedAt },
      };
      await knex('freed_places').insert(Array.from({ length: participants - taken }, () => left));
    },
  };
}

const toFreed = (row: FreedRow): FreedPlace => ({
  id: row.id,
  programme: row.programme,
  roundId: row.round_id,
  from: row.from_day,
  until: row.until_day,
  participants: row.participants,
  freedAt: row.freed_at,
  offerId: row.offer_id,
  passedTo: row.passed_to,
});
