import type { Knex } from 'knex';
import type { DayOff, NewDayOff, NewPlacePeriod, PlacePeriod, TakenPlace } from './place';

interface Span {
  from: string;
  until: string;
}

type Subject = Span & Pick<PlacePeriod, 'programme' | 'roundId'>;

export interface PlaceStore {
  /** The periods that share a day with this span, earliest first; without `programme` those of all programmes. */
  periods(span: Span & { programme?: PlacePeriod['programme'] }): Promise<PlacePeriod[]>;
  period(id: number): Promise<PlacePeriod | undefined>;
  /** How many periods there are. */
  countPeriods(): Promise<number>;
  insertPeriod(period: NewPlacePeriod): Promise<number>;
  /** Returns false if the period is gone. */
  updatePeriod(id: number, period: NewPlacePeriod): Promise<boolean>;
  removePeriod(id: number): Promise<boolean>;
  daysOff(span: Span): Promise<DayOff[]>;
  dayOff(id: number): Promise<DayOff | undefined>;
  insertDayOff(dayOff: NewDayOff): Promise<number>;
  removeDayOff(id: number): Promise<boolean>;
  /** Makes this many added places of a period or a round available to the next people on a waiting list. */
  noteAdded(added: Subject, count: number, now: Date): Promise<void>;
  /** Takes this many added places away again that were not offered to anybody. */
  takeAdded(period: NewPlacePeriod, count: number): Promise<void>;
  /** Takes all added places of a round away; returns how many there were. */
  takeAddedOfRound(roundId: number): Promise<number>;
  /** The places that open and accepted offers take in this span, earliest first. */
  taken(span: Span & { programme?: PlacePeriod['programme'] }): Promise<TakenPlace[]>;
  /**
   * Locks the periods in which an offer takes places until this transaction ends, and reads their present state. The
   * rows are written, so that two acceptances conflict on one database server and on a cluster alike.
   */
  hold(subject: Subject): Promise<PlacePeriod[]>;
  /** Locks a round in the same way; returns its places, or null if there is no limit. */
  holdRound(id: number): Promise<number | null>;
  /** The open and accepted offers of a round, with their numbers of people. */
  takenInRound(
    roundId: number,
  ): Promise<{ applicationId: number; state: TakenPlace['state']; participants: number }[]>;
  /** How many people of a round have accepted. */
  acceptedInRound(roundId: number): Promise<number>;
  /** The places that accepted offers take in this span; current even if the transaction has read before. */
  acceptedNow(subject: Omit<Subject, 'roundId'>): Promise<Omit<TakenPlace, 'applicantName'>[]>;
}

interface PeriodRow {
  id: number;
  programme: PlacePeriod['programme'];
  round_id: number | null;
  from_day: string;
  until_day: string;
  places: number;
  label: string | null;
}

interface TakenRow {
  id: number;
  application_id: number;
  programme: PlacePeriod['programme'];
  round_id: number | null;
  state: TakenPlace['state'];
  from_day: string;
  until_day: string;
  participants: number;
  applicant_name: string;
}

export function placeStore(knex: Knex): PlaceStore {
  const within = (table: string, { from, until }: Span) =>
    knex(table).where('from_day', '<=', until).where('until_day', '>=', from);
  const periodsIn = ({ programme, ...span }: Span & { programme?: string }) => {
    const query = within('place_periods', span);
    return programme === undefined ? query : query.where({ programme });
  };
  const takenIn = ({ programme, ...span }: Span & { programme?: string }, states: string[]) => {
    const query = within('offers', span)
      .join('applications as a', 'a.id', 'offers.application_id')
      .whereIn('offers.state', states)
      .orderBy(['from_day', 'offers.id'])
      .select('offers.*', 'a.applicant_name');
    return programme === undefined ? query : query.where('offers.programme', programme);
  };
  const acceptedIn = ({ programme, ...span }: Omit<Subject, 'roundId'>) =>
    within('offers', span).where({ programme, state: 'accepted' }).forShare();
  return {
    periods: async (span) => (await periodsIn(span).orderBy(['from_day', 'id'])).map(toPeriod),
    async period(id) {
      const row = await knex('place_periods').where({ id }).first();
      return row && toPeriod(row);
    },
    async countPeriods() {
      const row = await knex('place_periods').count({ n: '*' }).first();
      return Number(row?.n ?? 0);
    },
    async insertPeriod(period) {
      const [id] = await knex('place_periods').insert(periodRow(period));
      return Number(id);
    },
    updatePeriod: async (id, period) =>
      (await knex('place_periods').where({ id }).update(periodRow(period))) === 1,
    removePeriod: async (id) => (await knex('place_periods').where({ id }).delete()) === 1,
    daysOff: async (span) => (await within('days_off', span).orderBy(['from_day', 'id'])).map(toDayOff),
    async dayOff(id) {
      const row = await knex('days_off').where({ id }).first();
      return row && toDayOff(row);
    },
    async insertDayOff({ from, until, kind, label }) {
      const [id] = await knex('days_off').insert({ from_day: from, until_day: until, kind, label });
      return Number(id);
    },
    removeDayOff: async (id) => (await knex('days_off').where({ id }).delete()) === 1,
    async noteAdded({ programme, roundId: round_id, from: from_day, until: until_day }, count, freed_at) {
      const place = { programme, round_id, from_day, until_day, participants: 1, offer_id: null, freed_at };
      await knex('freed_places').insert(Array.from({ length: count }, () => place));
    },
    async takeAdded({ programme, roundId: round_id, from: from_day, until: until_day }, count) {
      const theirs = { programme, round_id, from_day, until_day, ...added };
      const ids = await knex('freed_places').where(theirs).orderBy('id', 'desc').limit(count).pluck('id');
      await knex('freed_places').whereIn('id', ids).delete();
    },
    takeAddedOfRound: (round_id) =>
      knex('freed_places')
        .where({ round_id, ...added })
        .delete(),
    taken: async (span) =>
      (await takenIn(span, ['open', 'accepted'])).map((row) => ({
        ...toTaken(row),
        applicantName: row.applicant_name,
      })),
    async hold({ programme, roundId, from, until }) {
      const theirs = () =>
        periodsIn({ programme, from, until }).where((period) => {
          period.whereNull('round_id');
          if (roundId !== null) period.orWhere('round_id', roundId);
        });
      await theirs().increment('acceptances', 1);
      return (await theirs().orderBy('id').forUpdate()).map(toPeriod);
    },
    async holdRound(id) {
      await knex('rounds').where({ id }).increment('acceptances', 1);
      return (await knex('rounds').where({ id }).forUpdate().first('places'))?.places ?? null;
    },
    async takenInRound(round_id) {
      const rows: TakenRow[] = await knex('offers')
        .where({ round_id })
        .whereIn('state', ['open', 'accepted']);
      return rows.map(({ application_id: applicationId, state, participants }) => ({
        ...{ applicationId, state, participants },
      }));
    },
    async acceptedInRound(round_id) {
      const rows: TakenRow[] = await knex('offers').where({ round_id, state: 'accepted' }).forShare();
      return rows.reduce((sum, { participants }) => sum + participants, 0);
    },
    acceptedNow: async (subject) => (await acceptedIn(subject)).map(toTaken),
  };
}

/** Free places that nobody had before, nor a part of a group left. */
const added = { offer_id: null, left_by: null, passed_to: null };

const periodRow = ({ programme, roundId, from, until, places, label }: NewPlacePeriod) => ({
  programme,
  round_id: roundId,
  from_day: from,
  until_day: until,
  places,
  label,
});

const toPeriod = (row: PeriodRow): PlacePeriod => ({
  id: row.id,
  programme: row.programme,
  roundId: row.round_id,
  from: row.from_day,
  until: row.until_day,
  places: row.places,
  label: row.label,
});

const toDayOff = (row: {
  id: number;
  from_day: string;
  until_day: string;
  kind: DayOff['kind'];
  label: string;
}): DayOff => ({ id: row.id, from: row.from_day, until: row.until_day, kind: row.kind, label: row.label });

const toTaken = (row: TakenRow): Omit<TakenPlace, 'applicantName'> => ({
  offerId: row.id,
  applicationId: row.application_id,
  programme: row.programme,
  roundId: row.round_id,
  state: row.state,
  from: row.from_day,
  until: row.until_day,
  participants: row.participants,
});
