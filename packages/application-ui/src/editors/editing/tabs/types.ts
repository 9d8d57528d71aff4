import type { Choice, FormLimits } from '@portal/contract-svc-applications-v1';
import type { ReactNode } from 'react';
import type { ContactForm } from '../../../steps/contact';
import type { EditFiles } from '../edit-files';

/** What the tabs need besides the form. */
export interface EditTabContext {
  files: EditFiles;
  limits: FormLimits;
  mailbox: string;
  /** The purposes of a visit. */
  purposes: readonly Choice[];
  /** True for an admin, who may correct the fields of the applicant's sign-in. */
  admin: boolean;
  /** The form by which applicants correct their email and phone number while their draft is open. */
  contact: ContactForm | undefined;
}

/** Fields of a tab that belong together. */
export interface EditPart {
  /** The sections that they ask, by their keys. */
  sections: readonly string[];
  view: (context: EditTabContext) => ReactNode;
}

export interface EditTab {
  key: string;
  title: () => string;
  parts: readonly EditPart[];
}
