import type { ApplicationType, Decision } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import { type StaffColumns, toByStaff, toColumns } from './by-staff';
import type { NewPrepared, PreparedDecision, PreparedEnd, PreparedState } from './prepared-decision';

export interface ResultFilter {
  hidden: Hidden;
  status?: Decision | undefined;
  type?: ApplicationType | undefined;
  /** Only decisions that this member of staff prepared, by id. */
  preparedBy?: number | undefined;
  /** Only applications of this round, by id. */
  round?: number | undefined;
}

/** A prepared decision with the facts of its application. */
export interface ListedPrepared extends PreparedDecision {
  application: { type: ApplicationType; applicantName: string; status: string; roundId: number | null };
}

/** The facts by which a prepared decision is released in the version that was seen. */
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

/** The number of prepared decisions with one status in a round. */
export interface RoundCount {
  roundId: number;
  status: Decision;
  count: number;
}

export interface PreparedDecisionStore {
  /** Inserts a prepared decision and returns its id; an application has one at most. */
  insert(prepared: NewPrepared): Promise<number>;
  find(id: number): Promise<PreparedDecision | undefined>;
  /** The decision on an application that is prepared or being released. */
  on(applicationId: number): Promise<PreparedDecision | undefined>;
  onAny(applicationIds: readonly number[]): Promise<PreparedDecision[]>;
  /** The decisions with these ids, in the order of ids. */
  byIds(ids: readonly number[]): Promise<PreparedDecision[]>;
  /** The prepared decision that an item of an act on several applications made. */
  ofBulkItem(itemId: number): Promise<PreparedDecision | undefined>;
  /** Rewrites a prepared decision; returns false if it is no longer prepared, or has another version. */
  change(
    id: number,
    version: number,
    words: Pick<
      PreparedDecision,
      'status' | 'type' | 'message' | 'offer' | 'by' | 'preparedAt' | 'afterFeedbackId'
    >,
  ): Promise<boolean>;
  /** Marks a decision as released, in the version that was seen; returns false if it changed or is over. */
  send(id: number, version: number): Promise<boolean>;
  /** Makes decisions of a release prepared again. */
  keep(ids: readonly number[]): Promise<void>;
  /** Ends a decision and removes its message; returns false if it was over already. */
  end(id: number, state: PreparedEnd, now: Date): Promise<boolean>;
  /** Prepared decisions that are not being released, oldest first. */
  page(filter: ResultFilter, range: { offset: number; limit: number }): Promise<ListedPrepared[]>;
  /** All decisions that the filter finds, up to the most that one release takes. */
  seen(filter: ResultFilter, limit: number): Promise<SeenPrepared[]>;
  counts(filter: ResultFilter): Promise<PreparedCount[]>;
  /** The numbers for applications of rounds; other filters do not apply. */
  countsByRound(filter: Pick<ResultFilter, 'hidden'>): Promise<RoundCount[]>;
  /** The authors of all prepared decisions. */
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
