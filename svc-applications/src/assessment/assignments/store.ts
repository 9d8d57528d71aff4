import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import { knowsApplicant } from '../known-store';

export interface Reader {
  id: number;
  name: string;
}

export interface Assignment {
  applicationId: number;
  reader: Reader;
}

export interface AssignmentStore {
  /** The ids of these applications that are submitted. */
  submitted(applicationIds: number[]): Promise<Set<number>>;
  /** Submitted, not withdrawn applications of a programme, oldest first; without `status` only undecided ones. */
  fitting(
    wanted: { programme: ApplicationType; status?: ApplicationStatus },
    limit: number,
  ): Promise<number[]>;
  /** The readers of each of these applications, by name; without readers who know the applicant. */
  of(applicationIds: number[]): Promise<Map<number, Reader[]>>;
  /** Assigns readers; existing assignments stay. With `bulkItemId`, a row of an act on several, it can be undone. */
  insert(assignments: Assignment[], by: number, now: Date, bulkItemId?: number): Promise<void>;
  /** Undoes the assignments by a row of an act on several, within a transaction. Returns the ids of the readers. */
  removeGiven(applicationId: number, bulkItemId: number): Promise<number[]>;
  /** Ids of readers of undecided applications who have not sent points for them and are not marked as having left. */
  openReaders(): Promise<number[]>;
  /** Marks a reader's assignments as left, for undecided applications without points from them; returns how many. */
  markLeft(readerId: number, now: Date): Promise<number>;
  /** Readers who left before they had read this application, by name. */
  leftOf(applicationId: number): Promise<Reader[]>;
  /** Readers who left, each with the number of undecided applications that have no other reader now. */
  waitingOfLeft(hidden: Hidden): Promise<{ reader: Reader; applications: number }[]>;
  /** Returns false if the reader was not assigned to the application. */
  remove(applicationId: number, readerId: number): Promise<boolean>;
}

const chunk = 500;

export interface ReaderRow {
  application_id: number;
  staff_id: number;
  staff_name: string;
}

/** The readers of these applications (rows `r`), without those who know the applicant. */
export const readersOn = (knex: Knex, applicationIds: number[]): Knex.QueryBuilder =>
  knex('reading_assignments as r')
    .join('applications as a', 'a.id', 'r.application_id')
    .whereIn('r.application_id', applicationIds)
    .whereNull('r.left_at')
    .whereNotExists(knowsApplicant(knex, 'r.staff_id'))
    .select('r.application_id', 'r.staff_id', 'r.staff_name');

/** The readers of each of these applications, in order of name. */
export function toReaders(rows: ReaderRow[], applicationIds: number[]): Map<number, Reader[]> {
  const found = new Map<number, Reader[]>(applicationIds.map((id) => [id, []]));
  const byName = rows.sort((a, b) => inOrder.compare(a.staff_name, b.staff_name) || a.staff_id - b.staff_id);
  for (const { application_id, staff_id, staff_name } of byName)
    found.get(application_id)?.push({ id: staff_id, name: staff_name });
  return found;
}

const inOrder = new Intl.Collator('en');

/** Assignments (`r`) of undecided applications (`a`). */
const ofUndecided = (knex: Knex) =>
  knex('reading_assignments as r')
    .join('applications as a', 'a.id', 'r.application_id')
    .whereIn('a.status', ['submitted', 'in-review'])
    .whereNull('a.withdrawn_at');

/** Assignments (`r`) of readers who left before they read an undecided application that has no other reader. */
export const waitingOfLeft = (knex: Knex): Knex.QueryBuilder =>
  ofUndecided(knex)
    .whereNotNull('r.left_at')
    .whereNotExists(
      knex('reading_assignments as o')
        .select(knex.raw('1'))
        .whereRaw('o.application_id = r.application_id')
        .whereNull('o.left_at'),
    );

const leftRows = keptQuery<
  { staff_id: number; name: string; n: number | string },
  { applications: number[]; programmes: ApplicationType[] }
>((knex, hidden) =>
  leaveOut(waitingOfLeft(knex), hidden)
    .groupBy('r.staff_id')
    .orderBy('r.staff_id')
    .select('r.staff_id', knex.raw('max(r.staff_name) as name'), knex.raw('count(*) as n')),
);

export function assignmentStore(knex: Knex): AssignmentStore {
  const open = () =>
    ofUndecided(knex)
      .whereNull('r.left_at')
      .whereNotExists(
        knex('score_sheets as s')
          .select(knex.raw('1'))
          .whereRaw('s.application_id = r.application_id and s.staff_id = r.staff_id')
          .whereNotNull('s.sent_at'),
      );
  return {
    async submitted(applicationIds) {
      const query = knex('applications').whereIn('id', applicationIds).whereNotNull('submitted_at');
      return new Set(await query.pluck('id'));
    },
    fitting({ programme, status }, limit) {
      const query = knex('applications')
        .where({ type: programme, withdrawn_at: null })
        .whereNotNull('submitted_at')
        .whereIn('status', status ? [status] : ['submitted', 'in-review']);
      return query.orderBy(['submitted_at', 'id']).limit(limit).pluck('id');
    },
    of: async (applicationIds) => toReaders(await readersOn(knex, applicationIds), applicationIds),
    async insert(assignments, by, now, bulkItemId) {
      const rows = assignments.map(({ applicationId, reader }) => ({
        application_id: applicationId,
        staff_id: reader.id,
        staff_name: reader.name,
        assigned_by: by,
        created_at: now,
        bulk_item_id: bulkItemId ?? null,
      }));
      for (let from = 0; from < rows.length; from += chunk) {
        await knex('reading_assignments')
          .insert(rows.slice(from, from + chunk))
          .onConflict(['application_id', 'staff_id'])
          // A reader who left and is back reads the application again.
          .merge({ left_at: null });
      }
    },
    async removeGiven(application_id, bulk_item_id) {
      const given = { application_id, bulk_item_id };
      const readers: number[] = await knex('reading_assignments').where(given).pluck('staff_id');
      await knex('reading_assignments').where(given).delete();
      return readers;
    },
    openReaders: () => open().distinct().pluck('r.staff_id'),
    async markLeft(readerId, left_at) {
      const ids: number[] = await open().where('r.staff_id', readerId).pluck('r.id');
      let marked = 0;
      for (let from = 0; from < ids.length; from += chunk)
        marked += await knex('reading_assignments')
          .whereIn('id', ids.slice(from, from + chunk))
          .whereNull('left_at')
          .update({ left_at });
      return marked;
    },
    async leftOf(application_id) {
      const rows: ReaderRow[] = await knex('reading_assignments')
        .where({ application_id })
        .whereNotNull('left_at')
        .select('application_id', 'staff_id', 'staff_name');
      return toReaders(rows, [application_id]).get(application_id) ?? [];
    },
    async waitingOfLeft(hidden) {
      const rows = await leftRows(knex, { ...hidden });
      return rows.map(({ staff_id: id, name, n }) => ({ reader: { id, name }, applications: Number(n) }));
    },
    async remove(applicationId, readerId) {
      const removed = await knex('reading_assignments')
        .where({ application_id: applicationId, staff_id: readerId })
        .delete();
      return removed > 0;
    },
  };
}
