import type { Knex } from 'knex';
import { initialSettings, type PortalSettings, type ResumeCode, type SettingsChanges } from './settings';

export interface PortalStore {
  read(): Promise<PortalSettings>;
  /** Nobody else changes them before this transaction ends. */
  lock(): Promise<PortalSettings>;
  /** Whether that changed anything. */
  enable(enabled: boolean, now: Date): Promise<boolean>;
  change(changes: SettingsChanges, now: Date): Promise<void>;
}

/** All settings stand in one row. */
const onlyRow = { id: 1 };

export function portalStore(knex: Knex): PortalStore {
  const settings = () => knex<Row>('portal_settings').where(onlyRow);
  return {
    read: async () => toSettings(await settings().first()),
    lock: async () => toSettings(await settings().forUpdate().first()),
    async enable(enabled, now) {
      const otherwise = knex('portal_settings').where({ ...onlyRow, portal_enabled: !enabled });
      return (await otherwise.update({ portal_enabled: enabled, updated_at: now })) > 0;
    },
    async change({ formLimits, resumeCode }, now) {
      await settings().update({
        experience_description_limit: formLimits?.experience_description,
        personal_statement_limit: formLimits?.personal_statement,
        resume_code: resumeCode,
        updated_at: now,
      });
    },
  };
}

interface Row {
  id: number;
  portal_enabled: number | boolean;
  experience_description_limit: number | null;
  personal_statement_limit: number | null;
  resume_code: ResumeCode | null;
  updated_at: Date;
}

function toSettings(row: Row | undefined): PortalSettings {
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
}
