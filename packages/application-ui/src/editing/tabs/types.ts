import type { Choice, FormLimits } from '@portal/contract-svc-applications-v1';
import type { ReactNode } from 'react';
import type { EditFiles } from '../edit-files';

/** What the tabs need besides the form around them. */
export interface EditTabContext {
  files: EditFiles;
  limits: FormLimits;
  mailbox: string;
  /** Why a visitor can come. */
  purposes: readonly Choice[];
  /** An admin may correct what an applicant signs in with. */
  admin: boolean;
}

export interface EditTab {
  key: string;
  title: string;
  view: (context: EditTabContext) => ReactNode;
}
