import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { knowsApplicant } from '../known-store';

/** An application that is read without names, as one reader's list shows it. */
export interface ToRead {
  id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  isAssigned: boolean;
  /** The reader's own score sheet. */
  sheet: 'none' | 'draft' | 'sent';
}

interface ReadingList {
  readerId: number;
  /** Only applications that are assigned to the reader. */
  mine: boolean;
}

export interface ToReadStore {
  count(list: ReadingList): Promise<number>;
  /** A page of the list, in the order of the applications' ids. */
  page(list: ReadingList, range: { offset: number; limit: number }): Promise<ToRead[]>;
  /** The ids before and after an application in the list. */
  beside(list: ReadingList, id: number): Promise<{ previous: number | null; next: number | null }>;
  isAssigned(readerId: number, applicationId: number): Promise<boolean>;
}

interface Row {
  id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  assigned: number | null;
  sheet: number | null;
  sent_at: Date | null;
}

export function toReadStore(knex: Knex): ToReadStore {
  /** Undecided applications of programmes whose names are hidden, except those of applicants whom the reader knows. */
  function listed({ readerId, mine }: ReadingList): Knex.QueryBuilder {
    const query = knex('applications as a')
      .join('blind_phases as b', 'b.open_for', 'a.type')
      .leftJoin('reading_assignments as r', (on) =>
        on.on('r.application_id', 'a.id').onVal('r.staff_id', readerId).onNull('r.left_at'),
      )
      .whereIn('a.status', ['submitted', 'in-review'])
      .whereNull('a.withdrawn_at')
      .whereNotExists(knowsApplicant(knex, readerId));
    return mine ? query.whereNotNull('r.id') : query;
  }
  const nearest = async (query: Knex.QueryBuilder): Promise<number | null> =>
    (await query.first('a.id'))?.id ?? null;
  return {
    async count(list) {
      const [row] = await listed(list).count({ n: 'a.id' });
      return Number(row?.n ?? 0);
    },
    async page(list, { offset, limit }) {
      const rows: Row[] = await listed(list)
        .leftJoin('score_sheets as s', (on) =>
          on.on('s.application_id', 'a.id').onVal('s.staff_id', list.readerId),
        )
        .orderBy('a.id')
        .offset(offset)
        .limit(limit)
        .select('a.id', 'a.type', 'a.status', { assigned: 'r.id', sheet: 's.id' }, 's.sent_at');
      return rows.map(({ id, type, status, assigned, sheet, sent_at }) => ({
        id,
        type,
        status,
        isAssigned: assigned !== null,
        sheet: sheet === null ? 'none' : sent_at === null ? 'draft' : 'sent',
      }));
    },
    async beside(list, id) {
      return {
        previous: await nearest(listed(list).where('a.id', '<', id).orderBy('a.id', 'desc')),
        next: await nearest(listed(list).where('a.id', '>', id).orderBy('a.id')),
      };
    },
    async isAssigned(readerId, applicationId) {
      const row = { staff_id: readerId, application_id: applicationId, left_at: null };
      return (await knex('reading_assignments').where(row).first('id')) !== undefined;
    },
  };
}
