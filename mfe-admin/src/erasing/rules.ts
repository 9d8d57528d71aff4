import { type ErasureReason, erasureMessages, erasureReasons } from '@portal/contract-svc-applications-v1';
import type { Holdings } from '../api/erasing';
import * as t from '../messages/erasing';

export interface ErasingForm {
  reason: string;
  password: string;
}

const isReason = (value: string): value is ErasureReason => erasureReasons.some((one) => one.value === value);

/** The form as it is sent; undefined while something is missing. */
export const completeForm = ({ reason, password }: ErasingForm) =>
  isReason(reason) && password !== '' ? { reason, password } : undefined;

export const missing = ({ reason, password }: ErasingForm): Partial<Record<keyof ErasingForm, string>> => ({
  ...(isReason(reason) ? {} : { reason: erasureMessages.reason }),
  ...(password === '' ? { password: erasureMessages.password } : {}),
});

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** What goes, each in a few words. */
export const goings = (holdings: Holdings): string[] => [
  t.goesAccount(),
  ...counted(
    holdings.applications,
    'application with all its answers and copies',
    'applications with all their answers and copies',
  ),
  ...counted(holdings.discarded, 'discarded draft', 'discarded drafts'),
  ...counted(holdings.documents, 'document', 'documents'),
  ...counted(holdings.feedback, 'feedback message', 'feedback messages'),
  ...counted(holdings.requests, 'request for another application', 'requests for another application'),
  t.goesMails(),
];
