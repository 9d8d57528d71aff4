import { message } from './message';
import type { Choice } from './vocabulary';

/** What ends after months that an administrator sets for a programme; untouched drafts, and decided applications. */
export const keptStatuses = [
  { value: 'draft', label: 'Unfinished drafts' },
  { value: 'approved', label: 'Approved applications' },
  { value: 'rejected', label: 'Rejected and withdrawn applications' },
] as const satisfies readonly Choice[];
export type KeptStatus = (typeof keptStatuses)[number]['value'];

/** The longest time that can be set, in months; without any, things are kept for ever. */
export const monthsMost = { kept: 120, devices: 6 } as const;

/** The owner of a draft is notified this many days before it ends. */
export const noticeDays = 14;

export const retentionMessages = {
  months: message('Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever', {
    kept: monthsMost.kept,
  }),
  devices: message('Enter a whole number from 1 to {devices}, or leave it empty', {
    devices: monthsMost.devices,
  }),
} as const;
