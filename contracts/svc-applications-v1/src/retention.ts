import { message } from './message';
import type { Choice } from './vocabulary';

/**
 * The statuses whose applications are deleted after the months that an administrator sets for a programme: untouched
 * drafts, and decided applications.
 */
export const keptStatuses = [
  { value: 'draft', label: 'Unfinished drafts' },
  { value: 'approved', label: 'Approved applications' },
  { value: 'rejected', label: 'Rejected and withdrawn applications' },
] as const satisfies readonly Choice[];
export type KeptStatus = (typeof keptStatuses)[number]['value'];

/** The longest settable times, in months; without a setting, data is kept for ever. */
export const monthsMost = { kept: 120, devices: 6 } as const;

/** In days: how long before its deletion the owner of a draft is notified. */
export const noticeDays = 14;

export const retentionMessages = {
  months: message('Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever', {
    kept: monthsMost.kept,
  }),
  devices: message('Enter a whole number from 1 to {devices}, or leave it empty', {
    devices: monthsMost.devices,
  }),
} as const;
