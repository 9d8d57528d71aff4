import * as t from '../../messages/settings';
export const portalMessages = {
  get title() {
    return t.settingsPortalSettings();
  },
  get loadFailed() {
    return t.portalNotLoaded();
  },
  get updateFailed() {
    return t.portalNotUpdated();
  },
  get enabled() {
    return t.portalEnabled();
  },
  get disabled() {
    return t.portalDisabled();
  },
  get saved() {
    return t.settingsSaved();
  },
  get saveFailed() {
    return t.settingsNotSaved();
  },
  get check() {
    return t.checkTheForm();
  },
} as const;
