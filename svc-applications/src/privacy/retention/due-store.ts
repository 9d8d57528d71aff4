import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { daysAfter } from '@portal/service-kit/calendar';
import type { Knex } from 'knex';
import { type ApplicationRule, cutoffOf, noticeMs, statusesOf } from '../../application';

/** An application whose retention is over, or will soon be. */
export interface Due {
  id: number;
  personId: number;
  type: ApplicationType;
  status: ApplicationStatus;
  /** When an answer, a document or the decision last changed. */
  touchedAt: Date;
  /** For a draft: the day of erasing in the notice to its owner, if that notice still holds. */
  announcedEndsAt: Date | null;
  /** The end of the last day of its accepted stay, in universal time. */
  stayEndsAt: Date | null;
}

/** Why an application stays, however long nobody touches it. */
export interface Stay {
  /** An offer waits for an answer, or a request that leads from it for a decision. */
  isWaitedFor: boolean;
  /** The end of the last day of its accepted stay, in universal time. */
  stayEndsAt: Date | null;
}

interface Page {
  /** Only ids above this one. */
  afterId?: number;
  limit: number;
}

export interface DueStore {
  /** Applications that are unchanged for long enough at this time, whether or not their owners were notified. */
  over(rule: ApplicationRule, at: Date, page: Page): Promise<Due[]>;
  countOver(rule: ApplicationRule, at: Date): Promise<number>;
  /** The ids of applications to erase at this time; of drafts only those whose owners were notified in time. */
  ending(rule: ApplicationRule, at: Date, page: Page): Promise<number[]>;
  /** Whether this application is to be erased at this time. With the application locked, the answer stays true. */
  isEnding(rule: ApplicationRule, at: Date, id: number): Promise<boolean>;
  /** Drafts that are soon to be erased and whose owners have to be notified. */
  toNotify(rule: ApplicationRule, at: Date, page: Page): Promise<Due[]>;
  /** Whether the owner of this draft has to be notified. */
  isToNotify(rule: ApplicationRule, at: Date, id: number): Promise<boolean>;
  stay(id: number): Promise<Stay>;
  keepNotice(id: number, notice: { notifiedAt: Date; endsAt: Date }): Promise<void>;
  notice(id: number): Promise<{ notifiedAt: Date; endsAt: Date } | undefined>;
}

const touchedSince = (column: string) => `exists (select 1 from documents d
  where d.application_id = a.id and d.created_at > ${column})`;

/** The last day of the accepted stay, 'YYYY-MM-DD': the months do not count before it is over. */
const stayUntil = `(select max(o.until_day) from offers o
  where o.application_id = a.id and o.state = 'accepted')`;

const waitedFor = `(exists (select 1 from offers w where w.application_id = a.id and w.state = 'open')
  or exists (select 1 from application_requests r where r.original_application_id = a.id and r.status = 'pending'))`;

const endOfDay = (day: string | null): Date | null =>
  day === null ? null : new Date(`${daysAfter(day, 1)}T00:00:00Z`);

export function dueStore(knex: Knex): DueStore {
  /** Neither an offer nor a request that leads from it waits, no stay is ahead, and no document came later. */
  const untouched = (rule: ApplicationRule, before: Date) => {
    const { any, withdrawn } = statusesOf(rule);
    return knex('applications as a')
      .leftJoin('retention_notices as n', 'n.application_id', 'a.id')
      .where('a.type', rule.programme)
      .where((counted) =>
        counted
          .whereIn('a.status', any)
          .orWhere((over) => over.whereIn('a.status', withdrawn).whereNotNull('a.withdrawn_at')),
      )
      .where('a.updated_at', '<', before)
      .whereRaw(
        'not exists (select 1 from documents d where d.application_id = a.id and d.created_at >= ?)',
        [before],
      )
      .whereRaw(`not ${waitedFor}`)
      .whereRaw(`coalesce(${stayUntil}, '') < ?`, [before.toISOString().slice(0, 10)]);
  };
  const ending = (rule: ApplicationRule, at: Date) => {
    const query = untouched(rule, cutoffOf(rule, at));
    if (rule.status === 'draft')
      query
        .where('n.ends_at', '<=', at)
        .whereRaw('n.told_at >= a.updated_at')
        .whereRaw(`not ${touchedSince('n.told_at')}`);
    return query;
  };
  const toNotify = (rule: ApplicationRule, at: Date) => {
    const soon = cutoffOf(rule, new Date(at.getTime() + noticeMs));
    return untouched(rule, soon).where((query) =>
      query
        .whereNull('n.told_at')
        .orWhereRaw('n.told_at < a.updated_at')
        .orWhereRaw(touchedSince('n.told_at'))
        // The owner was notified of an earlier end, before the rule was made longer.
        .orWhere((longer) =>
          longer.where('n.ends_at', '<', at).where('a.updated_at', '>=', cutoffOf(rule, at)),
        ),
    );
  };
  const page = (query: Knex.QueryBuilder, { afterId = 0, limit }: Page) =>
    query.where('a.id', '>', afterId).orderBy('a.id').limit(limit);
  const isThere = async (query: Knex.QueryBuilder, id: number) =>
    (await query.where('a.id', id).first('a.id')) !== undefined;
  const whole = async (query: Knex.QueryBuilder): Promise<Due[]> => {
    const rows: DueRow[] = await query.select(
      ...['id', 'person_id', 'type', 'status', 'updated_at'].map((column) => `a.${column}`),
      'n.told_at',
      'n.ends_at',
      knex.raw(`${stayUntil} as stay_until`),
      knex.raw('(select max(d.created_at) from documents d where d.application_id = a.id) as filed_at'),
    );
    return rows.map(toDue);
  };
  return {
    over: (rule, at, wanted) => whole(page(untouched(rule, cutoffOf(rule, at)), wanted)),
    async countOver(rule, at) {
      const row = await untouched(rule, cutoffOf(rule, at)).count({ n: '*' }).first();
      return Number(row?.n ?? 0);
    },
    ending: (rule, at, wanted) => page(ending(rule, at), wanted).pluck('a.id'),
    isEnding: (rule, at, id) => isThere(ending(rule, at), id),
    toNotify: (rule, at, wanted) => whole(page(toNotify(rule, at), wanted)),
    isToNotify: (rule, at, id) => isThere(toNotify(rule, at), id),
    async stay(id) {
      const columns = [knex.raw(`${waitedFor} as waited_for`), knex.raw(`${stayUntil} as stay_until`)];
      const row: StayRow | undefined = await knex('applications as a').where('a.id', id).first(columns);
      return { isWaitedFor: Boolean(row?.waited_for), stayEndsAt: endOfDay(row?.stay_until ?? null) };
    },
    async keepNotice(application_id, { notifiedAt: told_at, endsAt: ends_at }) {
      await knex('retention_notices')
        .insert({ application_id, told_at, ends_at })
        .onConflict('application_id')
        .merge({ told_at, ends_at });
    },
    async notice(application_id) {
      const row = await knex('retention_notices').where({ application_id }).first();
      return row && { notifiedAt: row.told_at, endsAt: row.ends_at };
    },
  };
}

interface StayRow {
  waited_for: number;
  stay_until: string | null;
}

interface DueRow {
  id: number;
  person_id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  updated_at: Date;
  told_at: Date | null;
  ends_at: Date | null;
  filed_at: Date | null;
  stay_until: string | null;
}

function toDue(row: DueRow): Due {
  const { updated_at: updatedAt, filed_at: filedAt, told_at: notifiedAt } = row;
  const touchedAt = filedAt && filedAt > updatedAt ? filedAt : updatedAt;
  return {
    id: row.id,
    personId: row.person_id,
    type: row.type,
    status: row.status,
    touchedAt,
    stayEndsAt: endOfDay(row.stay_until),
    announcedEndsAt: notifiedAt && notifiedAt >= touchedAt ? row.ends_at : null,
  };
}
