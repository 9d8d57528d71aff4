import type { ApplicationType, Decision } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import { type StaffColumns, toByStaff, toColumns } from './by-staff';
import type { NewPrepared, PreparedDecision, PreparedEnd, PreparedState } from './prepared-decision';

export interface ResultFilter {
  hidden: Hidden;
  status?: Decision | undefined;
  type?: ApplicationType | undefined;
  /** Of this member of staff. */
  preparedBy?: number | undefined;
  /** Of applications of this round. */
  round?: number | undefined;
}

/** A prepared decision with its application. */
export interface ListedPrepared extends PreparedDecision {
  application: { type: ApplicationType; applicantName: string; status: string; roundId: number | null };
}

/** By which it is released as it was seen. */
export interface SeenPrepared {
  id: number;
  version: number;
  status: Decision;
  type: ApplicationType;
}

export interface PreparedCount {
  status: Decision;
  type: ApplicationType;
  count: number;
}

/** Of applications of a round. */
export interface RoundCount {
  roundId: number;
  status: Decision;
  count: number;
}

export interface PreparedDecisionStore {
  /** Returns the new id. At most one for each application. */
  insert(prepared: NewPrepared): Promise<number>;
  find(id: number): Promise<PreparedDecision | undefined>;
  /** The one that is prepared, or on its way. */
  on(applicationId: number): Promise<PreparedDecision | undefined>;
  onAny(applicationIds: readonly number[]): Promise<PreparedDecision[]>;
  /** In the order of their ids. */
  byIds(ids: readonly number[]): Promise<PreparedDecision[]>;
  /** Of an item of an act on several applications. */
  ofBulkItem(itemId: number): Promise<PreparedDecision | undefined>;
  /** Other words by somebody; false when it is not prepared any more, or was changed meanwhile. */
  change(
    id: number,
    version: number,
    words: Pick<
      PreparedDecision,
      'status' | 'type' | 'message' | 'offer' | 'by' | 'preparedAt' | 'afterFeedbackId'
    >,
  ): Promise<boolean>;
  /** Sends one on its way, as it was seen; false when it was changed or is over. */
  send(id: number, version: number): Promise<boolean>;
  /** From its way back to prepared. */
  keep(ids: readonly number[]): Promise<void>;
  /** Ends it and forgets the message; false when it was over already. */
  end(id: number, state: PreparedEnd, now: Date): Promise<boolean>;
  /** Prepared results that are not being released, the oldest first. */
  page(filter: ResultFilter, range: { offset: number; limit: number }): Promise<ListedPrepared[]>;
  /** All that the filter finds, as far as one release takes. */
  seen(filter: ResultFilter, limit: number): Promise<SeenPrepared[]>;
  counts(filter: ResultFilter): Promise<PreparedCount[]>;
  /** Of the applications that have a round, whatever else a filter says. */
  countsByRound(filter: Pick<ResultFilter, 'hidden'>): Promise<RoundCount[]>;
  /** Who has prepared any of them. */
  authors(filter: Pick<ResultFilter, 'hidden'>): Promise<{ id: number; name: string }[]>;
}

interface Row extends StaffColumns {
  id: number;
  application_id: number;
  state: PreparedState;
  status: Decision;
  type: PreparedDecision['type'];
  message: string;
  offer: string | null;
  after_feedback_id: number | null;
  version: number;
  prepared_at: Date;
}

interface ListedRow extends Row {
  application_type: ApplicationType;
  applicant_name: string;
  application_status: string;
  application_round_id: number | null;
}

export function preparedDecisionStore(knex: Knex): PreparedDecisionStore {
  const rows = () => knex('prepared_decisions');
  const one = async (query: Knex.QueryBuilder) => toPrepared(await query.first());
  const listed = ({ hidden, status, type, preparedBy, round }: ResultFilter) => {
    const query = leaveOut(
      knex('prepared_decisions as p').join('applications as a', 'a.id', 'p.application_id'),
      hidden,
    ).where('p.state', 'prepared');
    if (status) query.where('p.status', status);
    if (type) query.where('a.type', type);
    if (preparedBy) query.where('p.staff_id', preparedBy);
    if (round) query.where('a.round_id', round);
    return query;
  };
  return {
    async insert({ applicationId, offer, afterFeedbackId, by, preparedAt, bulkItemId, ...words }) {
      const { status, type, message } = words;
      const [id] = await rows().insert({
        ...{ application_id: applicationId, slot: applicationId, state: 'prepared', status, type, message },
        offer: offer && JSON.stringify(offer),
        ...{ after_feedback_id: afterFeedbackId, version: 1, bulk_item_id: bulkItemId ?? null },
        ...toColumns(by),
        prepared_at: preparedAt,
      });
      return Number(id);
    },
    find: (id) => one(rows().where({ id })),
    on: (slot) => one(rows().where({ slot })),
    onAny: async (ids) => (await rows().whereIn('slot', [...ids])).flatMap((row) => toPrepared(row) ?? []),
    async byIds(ids) {
      const found: Row[] = await rows()
        .whereIn('id', [...ids])
        .orderBy('id');
      return found.map(toWhole);
    },
    ofBulkItem: (bulk_item_id) => one(rows().where({ bulk_item_id })),
    async change(id, version, { status, type, message, offer, by, preparedAt, afterFeedbackId }) {
      const words = { status, type, message, offer: offer && JSON.stringify(offer) };
      const changed = { ...words, ...toColumns(by), prepared_at: preparedAt };
      const seen = rows().where({ id, version, state: 'prepared' });
      return (
        (await seen.update({ ...changed, after_feedback_id: afterFeedbackId, version: version + 1 })) === 1
      );
    },
    send: async (id, version) =>
      (await rows().where({ id, version, state: 'prepared' }).update({ state: 'released' })) === 1,
    async keep(ids) {
      await rows()
        .whereIn('id', [...ids])
        .where({ state: 'released' })
        .update({ state: 'prepared' });
    },
    async end(id, state, ended_at) {
      const ended = { slot: null, state, message: '', offer: null, ended_at };
      return (await rows().where({ id }).whereNotNull('slot').update(ended)) === 1;
    },
    async page(filter, { offset, limit }) {
      const found: ListedRow[] = await listed(filter)
        .select('p.*', {
          application_type: 'a.type',
          applicant_name: 'a.applicant_name',
          application_status: 'a.status',
          application_round_id: 'a.round_id',
        })
        .orderBy('p.id')
        .offset(offset)
        .limit(limit);
      return found.map(toListed);
    },
    seen: (filter, limit) =>
      listed(filter).orderBy('p.id').limit(limit).select('p.id', 'p.version', 'p.status', 'a.type'),
    async counts(filter) {
      const counted: (Omit<PreparedCount, 'count'> & { n: number | string })[] = await listed(filter)
        .groupBy('p.status', 'a.type')
        .select('p.status', 'a.type')
        .count({ n: '*' });
      return counted.map(({ status, type, n }) => ({ status, type, count: Number(n) }));
    },
    async countsByRound({ hidden }) {
      const counted: { status: Decision; round_id: number; n: number | string }[] = await listed({ hidden })
        .whereNotNull('a.round_id')
        .groupBy('p.status', 'a.round_id')
        .select('p.status', 'a.round_id')
        .count({ n: '*' });
      return counted.map(({ status, round_id: roundId, n }) => ({ roundId, status, count: Number(n) }));
    },
    async authors({ hidden }) {
      const found: { id: number; name: string }[] = await listed({ hidden })
        .groupBy('p.staff_id')
        .select({ id: 'p.staff_id', name: knex.raw('max(p.staff_name)') });
      return found.sort((one, other) => one.name.localeCompare(other.name));
    },
  };
}

const toListed = (row: ListedRow): ListedPrepared => ({
  ...toWhole(row),
  application: {
    type: row.application_type,
    applicantName: row.applicant_name,
    status: row.application_status,
    roundId: row.application_round_id,
  },
});

const toPrepared = (row: Row | undefined): PreparedDecision | undefined => row && toWhole(row);

const toWhole = (row: Row): PreparedDecision => ({
  id: row.id,
  applicationId: row.application_id,
  state: row.state,
  status: row.status,
  type: row.type,
  message: row.message,
  offer: row.offer ? JSON.parse(row.offer) : null,
  afterFeedbackId: row.after_feedback_id,
  version: row.version,
  by: toByStaff(row),
  preparedAt: row.prepared_at,
});
