import type { ApplicationType, AuditAction } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';

export interface NewEntry {
  applicationId: number | null;
  action: AuditAction;
  actor: { id: number; name: string; role: string };
  details: object;
  /** Of two entries with the same key only the first is stored. */
  onceKey?: string;
}

export interface Entry extends Omit<NewEntry, 'onceKey'> {
  id: number;
  at: Date;
}

/** An entry with the facts of its application that the list of all acts shows. */
export interface ListedEntry extends Entry {
  applicationType: ApplicationType | null;
  applicantName: string | null;
}

export interface AuditStore {
  insert(entry: NewEntry, now: Date): Promise<void>;
  /** The entries of an application, oldest first. */
  ofApplication(applicationId: number): Promise<Entry[]>;
  /** A page of all entries, newest first. `total` is their number, so that a far page is read from the nearer end. */
  page(page: { offset: number; limit: number; total: number }): Promise<ListedEntry[]>;
  count(now: Date): Promise<number>;
}

/** The number of entries up to this id. Entries are never removed, so each is counted once. */
interface Counted {
  upTo: number;
  entries: number;
}

/** For this many milliseconds an entry with a lower id may still be uncommitted in another transaction. */
const settledAfterMs = 5 * 60_000;
/** Up to this many new entries are counted at every call; beyond that, the remembered count moves on. */
const countedAgain = 2000;

interface EntryRow {
  id: number;
  application_id: number | null;
  action: AuditAction;
  actor_id: number;
  actor_name: string;
  actor_role: string;
  details: string;
  created_at: Date;
}

export interface ListedEntryRow extends EntryRow {
  application_type: ApplicationType | null;
  applicant_name: string | null;
}

export function auditStore(knex: Knex): AuditStore {
  let counted: Counted = { upTo: 0, entries: 0 };
  const between = async (from: number, to?: number) => {
    const query = knex('audit_entries').where('id', '>', from);
    if (to !== undefined) query.where('id', '<=', to);
    const [row] = await query.count<{ n: number }[]>('* as n');
    return Number(row?.n ?? 0);
  };
  /** Moves the remembered count on to the newest settled entry. */
  async function countOn({ upTo, entries }: Counted, now: Date): Promise<void> {
    const settled = await knex('audit_entries')
      .where('created_at', '<', new Date(now.getTime() - settledAfterMs))
      .orderBy('id', 'desc')
      .first('id');
    const to = Number(settled?.id ?? 0);
    if (to > upTo) counted = { upTo: to, entries: entries + (await between(upTo, to)) };
  }
  return {
    async insert({ applicationId, action, actor, details, onceKey = null }, now) {
      const row = {
        application_id: applicationId,
        action,
        actor_id: actor.id,
        actor_name: actor.name,
        actor_role: actor.role,
        details: JSON.stringify(details),
        once_key: onceKey,
        created_at: now,
      };
      const query = knex('audit_entries').insert(row);
      await (onceKey === null ? query : query.onConflict('once_key').ignore());
    },
    async ofApplication(applicationId) {
      const rows = await knex<EntryRow>('audit_entries').where('application_id', applicationId).orderBy('id');
      return rows.map(toEntry);
    },
    async page({ offset, limit: most, total }) {
      const limit = Math.min(most, total - offset);
      const fromEnd = total - offset - limit;
      const turned = fromEnd < offset;
      // Two statements, because SQLite would scan all entries for those of the page in a joined one.
      const ids: number[] = await knex('audit_entries')
        .orderBy('id', turned ? 'asc' : 'desc')
        .limit(limit)
        .offset(turned ? fromEnd : offset)
        .pluck('id');
      const rows = await entriesWithApplications(knex('audit_entries as e').whereIn('e.id', ids));
      return rows.map(toListedEntry);
    },
    async count(now) {
      const known = counted;
      const newer = await between(known.upTo);
      if (newer > countedAgain) await countOn(known, now);
      return known.entries + newer;
    },
  };
}

/** Joins entries, with the alias 'e', with the facts of their applications, newest first. */
export const entriesWithApplications = (entries: Knex.QueryBuilder): Knex.QueryBuilder =>
  entries
    .leftJoin('applications as a', 'a.id', 'e.application_id')
    .select('e.*', 'a.type as application_type', 'a.applicant_name')
    .orderBy('e.id', 'desc');

export const toListedEntry = (row: ListedEntryRow): ListedEntry => ({
  ...toEntry(row),
  applicationType: row.application_type,
  applicantName: row.applicant_name,
});

function toEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    applicationId: row.application_id,
    action: row.action,
    actor: { id: row.actor_id, name: row.actor_name, role: row.actor_role },
    details: JSON.parse(row.details),
    at: row.created_at,
  };
}
