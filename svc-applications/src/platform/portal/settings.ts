import { defaultFormLimits, defaultTimeZone, type FormLimits } from '@portal/contract-svc-applications-v1';

export type ResumeCode = 'off' | 'new-device';

/** What a confirmation mail brings to open a new account: a password with a link to choose one, or the link alone. */
export type MailedLogin = 'password' | 'link';

export interface PortalSettings {
  portalEnabled: boolean;
  /** Characters. */
  formLimits: FormLimits;
  /** Whether resuming on another device asks for an emailed code; null: the value of the environment. */
  resumeCode: ResumeCode | null;
  mailedLogin: MailedLogin;
  /** Whether owners of untouched drafts are reminded. */
  draftReminders: boolean;
  /** For how many minutes our pages hold decisions; 0, as long as no administrator chose a wait: they count at once. */
  holdMinutes: number;
  /** The IANA zone in which the days of the portal begin and end. */
  timeZone: string;
}

/** The settings that an administrator may change beside the switch; absent settings stay. */
export interface SettingsChanges {
  formLimits?: Partial<FormLimits>;
  resumeCode?: ResumeCode;
  mailedLogin?: MailedLogin;
  draftReminders?: boolean;
  holdMinutes?: number;
  timeZone?: string;
}

export const initialSettings: PortalSettings = {
  portalEnabled: true,
  formLimits: defaultFormLimits,
  resumeCode: null,
  mailedLogin: 'password',
  draftReminders: true,
  holdMinutes: 0,
  timeZone: defaultTimeZone,
};
