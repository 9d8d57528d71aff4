import { defaultFormLimits, defaultTimeZone, type FormLimits } from '@portal/contract-svc-applications-v1';

export type ResumeCode = 'off' | 'new-device';

/** What a confirmation mail contains to open a new account: a password and a link to choose one, or only the link. */
export type MailedLogin = 'password' | 'link';

export interface PortalSettings {
  portalEnabled: boolean;
  /** The greatest numbers of characters. */
  formLimits: FormLimits;
  /** Whether resuming on another device asks for an emailed code; null: the value of the environment. */
  resumeCode: ResumeCode | null;
  mailedLogin: MailedLogin;
  /** Whether owners of untouched drafts are reminded. */
  draftReminders: boolean;
  /** Minutes for which our pages hold decisions before these take effect; 0 until an administrator sets them. */
  holdMinutes: number;
  /** The IANA time zone by which days of the portal begin and end. */
  timeZone: string;
}

/** The settings that an administrator may change besides the switch; absent settings stay as they are. */
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
