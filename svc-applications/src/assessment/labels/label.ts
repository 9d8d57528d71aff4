import type { LabelTone } from '@portal/contract-svc-applications-v1';

/** A word that staff put on applications. */
export interface Label {
  id: number;
  name: string;
  tone: LabelTone;
}

/** Names of labels are equal if they differ only in capitals and blanks. */
export const labelKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');
