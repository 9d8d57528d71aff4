import type { ApplicationType, Decision } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { EndReason } from '../../assessment';
import { type Hidden, leaveOut, outboxName } from '../../platform';
import { type StaffColumns, toByStaff, toColumns } from './by-staff';
import type { ByStaff, PreparedDecision } from './prepared-decision';
import type { ItemEnd, ItemState, ReleaseItem, ReleaseState, ResultRelease } from './result-release';

export interface ItemCount {
  status: Decision;
  state: ItemState;
  count: number;
}

/** A decision of a release that did not go out, with the facts of its application. */
export interface LeftOut extends ReleaseItem {
  application: { type: ApplicationType; applicantName: string };
}

export interface ReleaseStore {
  /** The release that this person began with this key. */
  ofKey(staffId: number, key: string): Promise<ResultRelease | undefined>;
  /** Returns the new id. */
  begin(
    release: { key: string; by: ByStaff; at: Date },
    decisions: readonly PreparedDecision[],
  ): Promise<number>;
  find(id: number): Promise<ResultRelease | undefined>;
  /** The newest releases first. */
  newest(limit: number): Promise<ResultRelease[]>;
  going(): Promise<ResultRelease[]>;
  counts(id: number): Promise<ItemCount[]>;
  /** The number of the release's mails that have not been tried yet. */
  mailsToTry(id: number): Promise<number>;
  /** The number of the release's mails that no mail server has accepted yet. */
  mailsWaiting(id: number): Promise<number>;
  /** Takes waiting decisions until a time, before which no other replica takes them. */
  take(id: number, limit: number, now: Date, until: Date): Promise<ReleaseItem[]>;
  /** Ends a waiting item; returns false if it no longer waited. */
  endItem(itemId: number, end: ItemEnd, now: Date): Promise<boolean>;
  /** Ends the waiting item of a prepared decision. */
  endItemOf(preparedId: number, end: ItemEnd, now: Date): Promise<boolean>;
  /** Records which outbox work sends the mail of an item. */
  noteMail(itemId: number, outboxId: number): Promise<void>;
  /** Ends all waiting items, and returns the ids of their prepared decisions. */
  endWaiting(id: number, now: Date): Promise<number[]>;
  /** Ends a release that is under way; returns false if it is over. */
  end(
    id: number,
    end: { state: Exclude<ReleaseState, 'going'>; stoppedBy?: string; reason?: EndReason },
    now: Date,
  ): Promise<boolean>;
  /** The decisions that did not go out, without hidden applications. */
  leftOut(id: number, hidden: Hidden, limit: number): Promise<LeftOut[]>;
  /** The decisions that wait to go out, without hidden applications. */
  waiting(id: number, hidden: Hidden, limit: number): Promise<LeftOut[]>;
}

interface ReleaseRow extends StaffColumns {
  id: number;
  state: ReleaseState;
  total: number;
  released_at: Date;
  ended_at: Date | null;
  stopped_by: string | null;
  reason: EndReason | null;
}

interface ItemRow {
  id: number;
  release_id: number;
  application_id: number;
  prepared_id: number;
  status: Decision;
  state: ItemState;
  reason: EndReason | null;
  by_name: string | null;
  taken_until_at: Date | null;
}

interface ListedItemRow extends ItemRow {
  type: ApplicationType;
  applicant_name: string;
}

/** The most rows in one statement. */
const rowsAtOnce = 100;

export function releaseStore(knex: Knex): ReleaseStore {
  const releases = () => knex('result_releases');
  const items = () => knex('result_release_items');
  const one = async (query: Knex.QueryBuilder) => toRelease(await query.first());
  const all = async (query: Knex.QueryBuilder) =>
    ((await query) as ReleaseRow[]).flatMap((row) => toRelease(row) ?? []);
  const mails = (id: number) =>
    knex('result_release_items as i')
      .join(`${outboxName} as o`, 'o.id', 'i.outbox_id')
      .where({ 'i.release_id': id, 'o.state': 'waiting' });
  const countOf = async (query: Knex.QueryBuilder) => Number((await query.count({ n: '*' }).first())?.n ?? 0);
  const free = (id: number, now: Date) =>
    items()
      .where({ release_id: id, state: 'waiting' })
      .where((taken) => taken.whereNull('taken_until_at').orWhere('taken_until_at', '<=', now));
  const endWhere = async (query: Knex.QueryBuilder, { state, reason, byName }: ItemEnd, ended_at: Date) =>
    (await query
      .where({ state: 'waiting' })
      .update({ state, reason: reason ?? null, by_name: byName?.slice(0, 200) ?? null, ended_at })) === 1;
  const listed = async (
    id: number,
    hidden: Hidden,
    limit: number,
    states: (query: Knex.QueryBuilder) => void,
  ) => {
    const query = knex('result_release_items as i')
      .join('applications as a', 'a.id', 'i.application_id')
      .where('i.release_id', id)
      .where(states)
      .orderBy('i.id')
      .limit(limit)
      .select('i.*', 'a.type', 'a.applicant_name');
    const found: ListedItemRow[] = await leaveOut(query, hidden);
    return found.map(toListed);
  };
  return {
    ofKey: (staff_id, release_key) => one(releases().where({ staff_id, release_key })),
    async begin({ key, by, at }, decisions) {
      const row = { release_key: key, state: 'going', total: decisions.length, released_at: at };
      const [id] = await releases().insert({ ...row, ...toColumns(by) });
      const rows = decisions.map(({ id: prepared_id, applicationId, status }) => ({
        ...{ release_id: Number(id), application_id: applicationId, prepared_id, status, state: 'waiting' },
      }));
      await knex.batchInsert('result_release_items', rows, rowsAtOnce);
      return Number(id);
    },
    find: (id) => one(releases().where({ id })),
    newest: (limit) => all(releases().orderBy('id', 'desc').limit(limit)),
    going: () => all(releases().where({ state: 'going' }).orderBy('id')),
    async counts(release_id) {
      const counted: (Omit<ItemCount, 'count'> & { n: number | string })[] = await items()
        .where({ release_id })
        .groupBy('status', 'state')
        .select('status', 'state')
        .count({ n: '*' });
      return counted.map(({ status, state, n }) => ({ status, state, count: Number(n) }));
    },
    mailsToTry: (id) => countOf(mails(id).where('o.attempts', 0)),
    mailsWaiting: (id) => countOf(mails(id)),
    async take(id, limit, now, until) {
      const ids: number[] = await free(id, now).orderBy('id').limit(limit).pluck('id');
      const taken: ReleaseItem[] = [];
      for (const itemId of ids) {
        const got = await free(id, now).where({ id: itemId }).update({ taken_until_at: until });
        if (got === 1) taken.push(toItem(await items().where({ id: itemId }).first()));
      }
      return taken;
    },
    endItem: (id, end, now) => endWhere(items().where({ id }), end, now),
    endItemOf: (prepared_id, end, now) => endWhere(items().where({ prepared_id }), end, now),
    async noteMail(id, outbox_id) {
      await items().where({ id }).update({ outbox_id });
    },
    async endWaiting(release_id, ended_at) {
      // The update comes first: it waits for decisions that are going out at this moment, and then no longer finds
      // them.
      await items().where({ release_id, state: 'waiting' }).update({ state: 'stopped', ended_at });
      return items().where({ release_id, state: 'stopped' }).pluck('prepared_id');
    },
    async end(id, { state, stoppedBy, reason }, ended_at) {
      const ended = { state, ended_at, stopped_by: stoppedBy?.slice(0, 200) ?? null, reason: reason ?? null };
      return (await releases().where({ id, state: 'going' }).update(ended)) === 1;
    },
    leftOut: (id, hidden, limit) =>
      listed(id, hidden, limit, (query) => query.whereNotIn('i.state', ['waiting', 'sent'])),
    waiting: (id, hidden, limit) => listed(id, hidden, limit, (query) => query.where('i.state', 'waiting')),
  };
}

const toRelease = (row: ReleaseRow | undefined): ResultRelease | undefined =>
  row && {
    id: row.id,
    state: row.state,
    total: row.total,
    by: toByStaff(row),
    releasedAt: row.released_at,
    endedAt: row.ended_at,
    stoppedBy: row.stopped_by,
    reason: row.reason,
  };

const toItem = (row: ItemRow): ReleaseItem => ({
  id: row.id,
  releaseId: row.release_id,
  applicationId: row.application_id,
  preparedId: row.prepared_id,
  status: row.status,
  state: row.state,
  reason: row.reason,
  byName: row.by_name,
  takenUntil: row.taken_until_at,
});

const toListed = (row: ListedItemRow): LeftOut => ({
  ...toItem(row),
  application: { type: row.type, applicantName: row.applicant_name },
});
