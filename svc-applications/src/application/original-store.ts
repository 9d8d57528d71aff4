import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Application, isSecondary, type Original } from './application';

type Further = Pick<Application, 'id' | 'origin'>;

export interface OriginalStore {
  /** The application that each of these followed, by the id of the later one; a first application has none. */
  of(applications: Further[]): Promise<Map<number, Original>>;
}

/**
 * The application from which another was requested. If the later one was begun in the dashboard without a request, it
 * is the last application that the person had submitted before.
 */
const origin = `coalesce(
  a.original_application_id,
  (select max(p.id) from applications as p
   where p.person_id = a.person_id and p.id < a.id and p.submitted_at is not null)
)`;

interface OriginalRow extends Original {
  further_id: number;
  type: ApplicationType;
}

export const originalStore = (knex: Knex): OriginalStore => ({
  async of(applications) {
    const further = applications.filter(isSecondary).map(({ id }) => id);
    if (further.length === 0) return new Map();
    const rows: OriginalRow[] = await knex('applications as a')
      .joinRaw(`join applications as o on o.id = ${origin}`)
      .whereIn('a.id', further)
      .select('a.id as further_id', 'o.id', 'o.type');
    return new Map(rows.map(({ further_id, id, type }) => [further_id, { id, type }]));
  },
});
