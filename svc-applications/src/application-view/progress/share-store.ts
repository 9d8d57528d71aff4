import type { ApplicationStatus } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';

/** The columns that show whether the answers of an application have changed. */
export interface Stamp {
  id: number;
  status: ApplicationStatus;
  version: number;
  updatedAt: Date;
}

export interface ShareStore {
  /** The stamps of these applications, without reading their answers. */
  stampsOf(ids: readonly number[]): Promise<Stamp[]>;
}

export const shareStore = (knex: Knex): ShareStore => ({
  async stampsOf(ids) {
    const rows = await knex('applications')
      .whereIn('id', ids)
      .select('id', 'status', 'version', 'updated_at');
    return rows.map(({ id, status, version, updated_at }) => ({
      ...{ id, status, version },
      updatedAt: updated_at,
    }));
  },
});
