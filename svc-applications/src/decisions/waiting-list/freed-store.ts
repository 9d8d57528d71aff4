import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type FreedPlace, givenUp, type ListedFreedPlace } from './freed-place';

export interface FreedPlaceStore {
  /**
   * Places after a day that were passed to nobody, or whose decision did not go out, whether there is room for them or
   * not; the earliest first. `after`: the last place of the page before.
   */
  free(
    programme: ApplicationType,
    fromDay: string,
    page: { after?: Pick<FreedPlace, 'id' | 'from'> | undefined; limit: number },
  ): Promise<ListedFreedPlace[]>;
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
  left_by: number | null;
  passed_to: number | null;
}

interface ListedRow extends FreedRow {
  passed_state: ListedFreedPlace['passedState'];
}

export function freedPlaceStore(knex: Knex): FreedPlaceStore {
  return {
    async free(programme, fromDay, { after, limit }) {
      const query = knex('freed_places as f')
        .leftJoin('held_decisions as h', 'h.id', 'f.passed_to')
        .where('f.programme', programme)
        .where('f.from_day', '>', fromDay)
        .where((free) => {
          // Not where that decision is erased: its offer may have ended before, and freed the place itself.
          free.whereNull('f.passed_to').orWhereIn('h.state', [...givenUp(false)]);
        })
        .orderBy(['f.from_day', 'f.id'])
        .limit(limit)
        .select('f.*', { passed_state: 'h.state' });
      if (after)
        query.where((later) => {
          later
            .where('f.from_day', '>', after.from)
            .orWhere((same) => same.where('f.from_day', after.from).where('f.id', '>', after.id));
        });
      const rows: ListedRow[] = await query;
      return rows.map((row) => ({ ...toFreed(row), passedState: row.passed_state }));
    },
    async find(id) {
      const row = await knex('freed_places').where({ id }).first();
      return row && toFreed(row);
    },
    async pass({ id, passedTo: passed_to }, delayedId) {
      return (await knex('freed_places').where({ id, passed_to }).update({ passed_to: delayedId })) === 1;
    },
    async passFurther({ id, programme, roundId: round_id, from, until }, delayedId, count) {
      const beside = { programme, round_id, from_day: from, until_day: until, offer_id: null, left_by: null };
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
      const row: FreedRow = await knex('freed_places').where({ id }).first();
      const left = {
        ...{ programme: place.programme, round_id: place.roundId, participants: 1 },
        ...{ from_day: place.from, until_day: place.until, freed_at: place.freedAt },
        left_by: row.offer_id ?? row.left_by,
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
  isAdded: row.offer_id === null && row.left_by === null,
  passedTo: row.passed_to,
});
