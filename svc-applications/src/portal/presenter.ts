import type { PortalSettings, ResumeCode } from './settings';

/** What anybody may know of the portal before signing in. */
export function presentPortal(settings: PortalSettings, resumeCode: ResumeCode) {
  return {
    portal_enabled: settings.portalEnabled,
    form_limits: settings.formLimits,
    resume_code: settings.resumeCode ?? resumeCode,
  };
}
