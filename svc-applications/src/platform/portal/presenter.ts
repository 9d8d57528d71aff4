import { defaultFormLimits, formLimitsMost } from '@portal/contract-svc-applications-v1';
import type { PortalSettings, ResumeCode } from './settings';

/** Facts about the portal that anybody may know before signing in. */
export function presentPortal(settings: PortalSettings, resumeCode: ResumeCode) {
  return {
    portal_enabled: settings.portalEnabled,
    form_limits: settings.formLimits,
    resume_code: settings.resumeCode ?? resumeCode,
    time_zone: settings.timeZone,
  };
}

/** The settings that an administrator sees and changes. */
export function presentSettings(settings: PortalSettings, resumeCode: ResumeCode) {
  return {
    ...presentPortal(settings, resumeCode),
    form_limits_default: { ...defaultFormLimits },
    form_limits_most: formLimitsMost,
    resume_code_default: resumeCode,
    mailed_login: settings.mailedLogin,
    draft_reminders: settings.draftReminders,
    hold_minutes: settings.holdMinutes,
  };
}
