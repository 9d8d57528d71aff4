import type { Knex } from 'knex';
import type { Extension } from './round';

export interface ExtensionStore {
  /** The extra time that a draft was given for a round. */
  find(applicationId: number, roundId: number): Promise<Extension | undefined>;
  among(applicationIds: readonly number[]): Promise<Extension[]>;
  /** Gives extra time, in place of an earlier extension. */
  give(extension: Extension): Promise<void>;
}

interface Row {
  application_id: number;
  round_id: number;
  until: string;
  reason: string;
  given_by: number;
  given_by_name: string;
  given_at: Date;
}

const toExtension = (row: Row): Extension => ({
  applicationId: row.application_id,
  roundId: row.round_id,
  until: row.until,
  reason: row.reason,
  givenBy: { personId: row.given_by, name: row.given_by_name },
  givenAt: new Date(row.given_at),
});

export function extensionStore(knex: Knex): ExtensionStore {
  const among = async (ids: readonly number[]): Promise<Extension[]> => {
    const rows: Row[] = await knex('round_extensions').whereIn('application_id', ids);
    return rows.map(toExtension);
  };
  return {
    among,
    async find(application_id, round_id) {
      const row: Row | undefined = await knex('round_extensions').where({ application_id, round_id }).first();
      return row && toExtension(row);
    },
    async give({ applicationId, roundId, until, reason, givenBy, givenAt }) {
      const row = {
        application_id: applicationId,
        round_id: roundId,
        until,
        reason,
        given_by: givenBy.personId,
        given_by_name: givenBy.name,
        given_at: givenAt,
      };
      await knex('round_extensions').insert(row).onConflict(['application_id', 'round_id']).merge();
    },
  };
}
