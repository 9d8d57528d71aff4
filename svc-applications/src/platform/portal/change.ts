import type { Act } from '../audit/act';
import { recordAct } from '../audit/audit';
import type { Stores } from '../stores';
import type { PortalSettings, ResumeCode, SettingsChanges } from './settings';

/** Opens or closes the portal; if that changes anything, records who did it. */
export function switchPortal(
  stores: Stores,
  enabled: boolean,
  actor: Act['actor'],
  now: Date,
): Promise<void> {
  return stores.transaction(async (trx) => {
    if (!(await trx.portal.enable(enabled, now))) return;
    await trx.portal.noteClosed(!enabled, now);
    await recordAct(trx, { actor, action: enabled ? 'portal_opened' : 'portal_closed' }, now);
  });
}

interface SettingsChange {
  changes: SettingsChanges;
  actor: Act['actor'];
  now: Date;
}

/** Changes the settings and records old and new values of those that changed. */
export function changeSettings(
  stores: Stores,
  resumeCode: ResumeCode,
  { changes, actor, now }: SettingsChange,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const before = settingsByName(await trx.portal.lock(), resumeCode);
    await trx.portal.change(changes, now);
    const after = settingsByName(await trx.portal.lock(), resumeCode);
    const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return;
    const only = (all: Settings) => Object.fromEntries(changed.map((name) => [name, all[name]]));
    await recordAct(
      trx,
      { actor, action: 'settings_changed', details: { from: only(before), to: only(after) } },
      now,
    );
  });
}

type Settings = Record<string, string | number | boolean>;

/** The settings by their names in the API. */
const settingsByName = (
  { formLimits, resumeCode, mailedLogin, draftReminders, holdMinutes, timeZone }: PortalSettings,
  fallback: ResumeCode,
): Settings => ({
  ...formLimits,
  resume_code: resumeCode ?? fallback,
  mailed_login: mailedLogin,
  draft_reminders: draftReminders,
  hold_minutes: holdMinutes,
  time_zone: timeZone,
});
