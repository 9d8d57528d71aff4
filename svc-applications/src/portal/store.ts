import type { Knex } from 'knex';
import { initialSettings, type PortalSettings } from './settings';

export interface PortalStore {
  read(): Promise<PortalSettings>;
  /** Whether that changed anything. */
  enable(enabled: boolean, now: Date): Promise<boolean>;
}

/** All settings stand in one row. */
const onlyRow = { id: 1 };

export function portalStore(knex: Knex): PortalStore {
  return {
    async read() {
      const row = await knex('portal_settings').where(onlyRow).first();
      if (!row) return initialSettings;
      const { formLimits } = initialSettings;
      return {
        portalEnabled: Boolean(row.portal_enabled),
        formLimits: {
          experience_description: row.experience_description_limit ?? formLimits.experience_description,
          personal_statement: row.personal_statement_limit ?? formLimits.personal_statement,
        },
        resumeCode: row.resume_code,
      };
    },
    async enable(enabled, now) {
      const otherwise = knex('portal_settings').where({ ...onlyRow, portal_enabled: !enabled });
      return (await otherwise.update({ portal_enabled: enabled, updated_at: now })) > 0;
    },
  };
}
