import { defaultFormLimits, type FormLimits } from '@portal/contract-svc-applications-v1';

export type ResumeCode = 'off' | 'new-device';

export interface PortalSettings {
  portalEnabled: boolean;
  /** Characters. */
  formLimits: FormLimits;
  /** Whether resuming on another device asks for an emailed code; null: as the environment says. */
  resumeCode: ResumeCode | null;
}

/** What an administrator may change beside the switch; what is not named stays. */
export interface SettingsChanges {
  formLimits?: Partial<FormLimits>;
  resumeCode?: ResumeCode;
}

export const initialSettings: PortalSettings = {
  portalEnabled: true,
  formLimits: defaultFormLimits,
  resumeCode: null,
};
