import type { Knex } from 'knex';
import {
  initialSettings,
  type MailedLogin,
  type PortalSettings,
  type ResumeCode,
  type SettingsChanges,
} from './settings';

export interface PortalStore {
  read(): Promise<PortalSettings>;
  /** Locks the settings until this transaction ends. */
  lock(): Promise<PortalSettings>;
  /** Returns whether the switch changed. */
  enable(enabled: boolean, now: Date): Promise<boolean>;
  change(changes: SettingsChanges, now: Date): Promise<void>;
  /** Records the beginning or the end of a time in which the portal is closed. */
  noteClosed(closed: boolean, now: Date): Promise<void>;
  /** The times in which the portal was closed, earliest first. */
  closures(): Promise<Closure[]>;
}

/** A time in which the portal was closed; `openedAt` is null while it still is. */
export interface Closure {
  closedAt: Date;
  openedAt: Date | null;
}

/** All settings stand in one row. */
const onlyRow = { id: 1 };

export function portalStore(knex: Knex): PortalStore {
  const settings = () => knex<SettingsRow>('portal_settings').where(onlyRow);
  return {
    read: async () => toSettings(await settings().first()),
    lock: async () => toSettings(await settings().forUpdate().first()),
    async enable(enabled, now) {
      const otherwise = knex('portal_settings').where({ ...onlyRow, portal_enabled: !enabled });
      return (await otherwise.update({ portal_enabled: enabled, updated_at: now })) > 0;
    },
    async change({ formLimits, resumeCode, mailedLogin, draftReminders, holdMinutes, timeZone }, now) {
      await settings().update({
        experience_description_limit: formLimits?.experience_description,
        personal_statement_limit: formLimits?.personal_statement,
        resume_code: resumeCode,
        mailed_login: mailedLogin,
        draft_reminders: draftReminders,
        hold_minutes: holdMinutes,
        time_zone: timeZone,
        updated_at: now,
      });
    },
    async noteClosed(closed, now) {
      await knex('portal_closures').whereNull('opened_at').update({ opened_at: now });
      if (closed) await knex('portal_closures').insert({ closed_at: now, opened_at: null });
    },
    async closures() {
      const rows: { closed_at: Date; opened_at: Date | null }[] = await knex('portal_closures')
        .orderBy('id')
        .select('closed_at', 'opened_at');
      return rows.map((row) => ({ closedAt: row.closed_at, openedAt: row.opened_at }));
    },
  };
}

interface SettingsRow {
  id: number;
  portal_enabled: number | boolean;
  experience_description_limit: number | null;
  personal_statement_limit: number | null;
  resume_code: ResumeCode | null;
  mailed_login: MailedLogin | null;
  draft_reminders: number | boolean | null;
  hold_minutes: number | null;
  time_zone: string | null;
  updated_at: Date;
}

function toSettings(row: SettingsRow | undefined): PortalSettings {
  if (!row) return initialSettings;
  const { formLimits } = initialSettings;
  return {
    portalEnabled: Boolean(row.portal_enabled),
    formLimits: {
      experience_description: row.experience_description_limit ?? formLimits.experience_description,
      personal_statement: row.personal_statement_limit ?? formLimits.personal_statement,
    },
    resumeCode: row.resume_code,
    mailedLogin: row.mailed_login ?? initialSettings.mailedLogin,
    draftReminders: Boolean(row.draft_reminders ?? initialSettings.draftReminders),
    holdMinutes: row.hold_minutes ?? initialSettings.holdMinutes,
    timeZone: row.time_zone ?? initialSettings.timeZone,
  };
}
