import { defaultFormLimits, type FormLimits } from '@portal/contract-svc-applications-v1';

export type ResumeCode = 'off' | 'new-device';

export interface PortalSettings {
  portalEnabled: boolean;
  /** Characters. */
  formLimits: FormLimits;
  /** Whether resuming on another device asks for an e-mailed code; null: as the environment says. */
  resumeCode: ResumeCode | null;
}

export const initialSettings: PortalSettings = {
  portalEnabled: true,
  formLimits: defaultFormLimits,
  resumeCode: null,
};
