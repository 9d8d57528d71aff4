import { type Act, recordAct } from '../audit/audit';
import type { Stores } from '../store';
import type { PortalSettings, ResumeCode, SettingsChanges } from './settings';

interface SettingsChange {
  changes: SettingsChanges;
  actor: Act['actor'];
  now: Date;
}

/** Changes the settings and writes down what they were and are; what is as it was already is not worth a word. */
export function changeSettings(
  stores: Stores,
  resumeCode: ResumeCode,
  { changes, actor, now }: SettingsChange,
): Promise<void> {
  return stores.together(async (within) => {
    const before = named(await within.portal.lock(), resumeCode);
    await within.portal.change(changes, now);
    const after = named(await within.portal.lock(), resumeCode);
    const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return;
    const only = (all: Settings) => Object.fromEntries(changed.map((name) => [name, all[name]]));
    await recordAct(
      within,
      { actor, action: 'settings_changed', details: { from: only(before), to: only(after) } },
      now,
    );
  });
}

type Settings = Record<string, string | number>;

/** By the names of the wire. */
const named = ({ formLimits, resumeCode }: PortalSettings, fallback: ResumeCode): Settings => ({
  ...formLimits,
  resume_code: resumeCode ?? fallback,
});
