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
  /** Those of these applications that have been submitted. */
  submitted(applicationIds: number[]): Promise<Set<number>>;
  /** Submitted applications of a programme that were not withdrawn, the oldest first; without a status, undecided ones. */
  fitting(
    wanted: { programme: ApplicationType; status?: ApplicationStatus },
    limit: number,
  ): Promise<number[]>;
  /** Who reads each of these applications, by name; without those who know the applicant. */
  of(applicationIds: number[]): Promise<Map<number, Reader[]>>;
  /** Whoever reads an application already goes on as before. With the row of an act on several that can be taken back. */
  insert(assignments: Assignment[], by: number, now: Date, bulkItemId?: number): Promise<void>;
  /** Takes back what a row of an act on several has given; returns whom it had given it to. Within a transaction. */
  removeGiven(applicationId: number, bulkItemId: number): Promise<number[]>;
  /** Who reads undecided applications and has sent no points yet, those who left before set aside. */
  openReaders(): Promise<number[]>;
  /** Marks what this reader has not read of undecided applications as of somebody who left; returns how many. */
  markLeft(readerId: number, now: Date): Promise<number>;
  /** Who left before they had read this application, by name. */
  leftOf(applicationId: number): Promise<Reader[]>;
  /** Of whom undecided applications without any other reader wait, with how many there are. */
  waitingOfLeft(hidden: Hidden): Promise<{ reader: Reader; applications: number }[]>;
  /** False where that reader did not read it. */
  remove(applicationId: number, readerId: number): Promise<boolean>;
}

const chunk = 500;

export interface ReaderRow {
  application_id: number;
  staff_id: number;
  staff_name: string;
}

/** Who reads these applications, `r`; without those who know the applicant. */
export const readersOn = (knex: Knex, applicationIds: number[]): Knex.QueryBuilder =>
  knex('reading_assignments as r')
    .join('applications as a', 'a.id', 'r.application_id')
    .whereIn('r.application_id', applicationIds)
    .whereNull('r.left_at')
    .whereNotExists(knowsApplicant(knex, 'r.staff_id'))
    .select('r.application_id', 'r.staff_id', 'r.staff_name');

/** Who reads each of these applications, by name. */
export function toReaders(rows: ReaderRow[], applicationIds: number[]): Map<number, Reader[]> {
  const found = new Map<number, Reader[]>(applicationIds.map((id) => [id, []]));
  const byName = rows.sort((a, b) => inOrder.compare(a.staff_name, b.staff_name) || a.staff_id - b.staff_id);
  for (const { application_id, staff_id, staff_name } of byName)
    found.get(application_id)?.push({ id: staff_id, name: staff_name });
  return found;
}

const inOrder = new Intl.Collator('en');

/** Rows of undecided applications, `r`, with these, `a`. */
const ofUndecided = (knex: Knex) =>
  knex('reading_assignments as r')
    .join('applications as a', 'a.id', 'r.application_id')
    .whereIn('a.status', ['submitted', 'in-review'])
    .whereNull('a.withdrawn_at');

/** Rows `r` of who left before they had read an undecided application, which nobody else reads. */
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
          // Whoever left and is back reads it again.
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
