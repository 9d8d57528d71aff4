import type { LabelTone } from '@portal/contract-svc-applications-v1';

/** A word that staff put on applications. */
export interface Label {
  id: number;
  name: string;
  tone: LabelTone;
}

/** Two labels differ by more than capitals and blanks. */
export const labelKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');
