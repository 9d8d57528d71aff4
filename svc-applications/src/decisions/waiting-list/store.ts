import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import type { Automatic } from './next-terms';
import type { EntryState, WaitingEntry, WaitingList } from './waiting-list';

/** An entry with the facts of its application. */
export interface ListedEntry extends WaitingEntry {
  application: { type: ApplicationType; applicantName: string; status: string; roundId: number | null };
}

/** A waiting entry in short, in the list's order. */
export interface InOrder {
  id: number;
  applicationId: number;
  roundId: number | null;
  addedAt: Date;
}

/** How many people wait, by programme and round. */
export interface WaitingCount {
  programme: ApplicationType;
  roundId: number | null;
  count: number;
}

export interface WaitingListStore {
  /** The list of a programme; a default one if it was never changed. */
  list(programme: ApplicationType): Promise<WaitingList>;
  /** Locks the list within a transaction, so that changes of its order run one after the other. */
  lock(programme: ApplicationType): Promise<WaitingList>;
  /** Raises the list's version, so that people who read an earlier one notice the change. */
  touch(programme: ApplicationType): Promise<void>;
  showPlaces(programme: ApplicationType, shows: boolean): Promise<void>;
  /** Sets automatic offers of free places, in a person's name; null switches them off. */
  setAutomatic(programme: ApplicationType, automatic: Automatic | null): Promise<void>;
  /** Adds an entry at the end of its list; returns its id. */
  add(entry: Pick<WaitingEntry, 'applicationId' | 'programme' | 'by' | 'addedAt'>): Promise<number>;
  find(id: number): Promise<WaitingEntry | undefined>;
  /** The waiting entry of an application. */
  on(applicationId: number): Promise<WaitingEntry | undefined>;
  /** The waiting entries of these applications, by application id. */
  onAny(applicationIds: readonly number[]): Promise<Map<number, WaitingEntry>>;
  /** The waiting entries of a programme, in their order. */
  order(programme: ApplicationType): Promise<InOrder[]>;
  /** The first waiting entry without a decision that waits or is prepared; with `roundId` only of that round. */
  first(programme: ApplicationType, roundId?: number): Promise<InOrder | undefined>;
  setOrder(ids: readonly number[]): Promise<void>;
  /** Waiting entries in their order, without hidden ones. Places count hidden entries and all rounds, too. */
  entries(
    filter: { programme: ApplicationType; hidden: Hidden; round?: number | undefined },
    limit: number,
  ): Promise<ListedEntry[]>;
  counts(hidden: Hidden): Promise<WaitingCount[]>;
  /** Ends the wait; returns false if it was over already. */
  end(id: number, state: Exclude<EntryState, 'waiting'>, now: Date): Promise<boolean>;
}

interface Row {
  id: number;
  application_id: number;
  programme: ApplicationType;
  position: number;
  state: EntryState;
  staff_id: number;
  staff_name: string;
  added_at: Date;
  place: number | string;
}

type OrderRow = Row & { of_round: number | null };

interface ListedRow extends Row {
  applicant_name: string;
  application_status: string;
  of_round: number | null;
}

export function waitingListStore(knex: Knex): WaitingListStore {
  const lists = () => knex('waiting_lists');
  const entries = () => knex('waiting_list_entries');
  const withPlace = () =>
    knex('waiting_list_entries as w').select('w.*', {
      place: knex('waiting_list_entries as b')
        .whereRaw("b.programme = w.programme and b.state = 'waiting'")
        .whereRaw('(b.position < w.position or (b.position = w.position and b.id <= w.id))')
        .count('*'),
    });
  const inOrder = (programme: ApplicationType): Knex.QueryBuilder<object, OrderRow[]> =>
    knex('waiting_list_entries as w')
      .join('applications as a', 'a.id', 'w.application_id')
      .where({ 'w.programme': programme, 'w.state': 'waiting' })
      .orderBy(['w.position', 'w.id'])
      .select('w.*', { of_round: 'a.round_id' });
  const toList = async (programme: ApplicationType, query: Knex.QueryBuilder): Promise<WaitingList> => {
    const row = await query.where({ programme }).first();
    return {
      ...{ programme, version: row?.version ?? 0, showsPlace: Boolean(row?.shows_place) },
      automatic: row?.automatic
        ? { ...JSON.parse(row.automatic), since: new Date(row.automatic_since_at) }
        : null,
    };
  };
  return {
    list: (programme) => toList(programme, lists()),
    async lock(programme) {
      await lists().insert({ programme, version: 0, shows_place: false }).onConflict('programme').ignore();
      return toList(programme, lists().forUpdate());
    },
    async touch(programme) {
      await lists().where({ programme }).increment('version', 1);
    },
    async showPlaces(programme, shows_place) {
      await lists().where({ programme }).update({ shows_place });
    },
    async setAutomatic(programme, automatic) {
      const { since, ...kept } = automatic ?? { since: null };
      await lists()
        .where({ programme })
        .update({ automatic: automatic && JSON.stringify(kept), automatic_since_at: since });
    },
    async add({ applicationId, programme, by, addedAt }) {
      const last = await entries()
        .where({ programme, state: 'waiting' })
        .max({ position: 'position' })
        .first();
      const [id] = await entries().insert({
        ...{ application_id: applicationId, slot: applicationId, programme, state: 'waiting' },
        position: Number(last?.position ?? 0) + 1,
        ...{ staff_id: by.personId, staff_name: by.name.slice(0, 200), added_at: addedAt },
      });
      return Number(id);
    },
    find: async (id) => toEntry(await withPlace().where('w.id', id).first()),
    on: async (slot) => toEntry(await withPlace().where('w.slot', slot).first()),
    async onAny(ids) {
      if (ids.length === 0) return new Map();
      const rows: Row[] = await withPlace().whereIn('w.slot', [...ids]);
      return new Map(rows.map((row) => [row.application_id, toWhole(row)]));
    },
    async order(programme) {
      return (await inOrder(programme)).map(toInOrder);
    },
    async first(programme, roundId) {
      const undecided = inOrder(programme)
        .whereNotExists(knex('held_decisions as h').whereRaw('h.slot = w.application_id'))
        .whereNotExists(knex('prepared_decisions as p').whereRaw('p.slot = w.application_id'));
      if (roundId !== undefined) undecided.where('a.round_id', roundId);
      const row: OrderRow | undefined = await undecided.first();
      return row && toInOrder(row);
    },
    async setOrder(ids) {
      const rows = await entries()
        .whereIn('id', [...ids])
        .select('id', 'position');
      const before = new Map(rows.map(({ id, position }) => [id, position]));
      for (const [index, id] of ids.entries()) {
        const position = index + 1;
        // A step up or down changes two places, however many people wait.
        if (before.get(id) !== position) await entries().where({ id }).update({ position });
      }
    },
    async entries({ programme, hidden, round }, limit) {
      const query = withPlace()
        .join('applications as a', 'a.id', 'w.application_id')
        .select('a.applicant_name', { application_status: 'a.status', of_round: 'a.round_id' })
        .where({ 'w.programme': programme, 'w.state': 'waiting' })
        .orderBy(['w.position', 'w.id'])
        .limit(limit);
      if (round !== undefined) query.where('a.round_id', round);
      const rows: ListedRow[] = await leaveOut(query, hidden);
      return rows.map(toListed);
    },
    async counts(hidden) {
      const query = knex('waiting_list_entries as w')
        .join('applications as a', 'a.id', 'w.application_id')
        .where('w.state', 'waiting')
        .groupBy('w.programme', 'a.round_id')
        .select('w.programme', 'a.round_id')
        .count({ n: '*' });
      const rows: { programme: ApplicationType; round_id: number | null; n: number | string }[] =
        await leaveOut(query, hidden);
      return rows.map(({ programme, round_id: roundId, n }) => ({ programme, roundId, count: Number(n) }));
    },
    async end(id, state, ended_at) {
      return (await entries().where({ id, state: 'waiting' }).update({ slot: null, state, ended_at })) === 1;
    },
  };
}

const toInOrder = ({ id, application_id, of_round, added_at }: OrderRow): InOrder => ({
  ...{ id, applicationId: application_id, roundId: of_round, addedAt: added_at },
});

const toEntry = (row: Row | undefined): WaitingEntry | undefined => row && toWhole(row);

const toWhole = (row: Row): WaitingEntry => ({
  id: row.id,
  applicationId: row.application_id,
  programme: row.programme,
  state: row.state,
  place: row.state === 'waiting' ? Number(row.place) : null,
  by: { personId: row.staff_id, name: row.staff_name },
  addedAt: row.added_at,
});

const toListed = (row: ListedRow): ListedEntry => ({
  ...toWhole(row),
  application: {
    type: row.programme,
    applicantName: row.applicant_name,
    status: row.application_status,
    roundId: row.of_round,
  },
});
