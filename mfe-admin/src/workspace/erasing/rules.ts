import { translated } from '@portal/application-ui/language';
import { type ErasureReason, erasureMessages, erasureReasons } from '@portal/contract-svc-applications-v1';
import type { Holdings } from '../../api/erasing';
import * as t from '../../messages/erasing';

export interface ErasingForm {
  reason: string;
  password: string;
}

const isReason = (value: string): value is ErasureReason => erasureReasons.some((one) => one.value === value);

/** The form as it is sent; undefined while something is missing. */
export const completeForm = ({ reason, password }: ErasingForm) =>
  isReason(reason) && password !== '' ? { reason, password } : undefined;

export const missing = ({ reason, password }: ErasingForm): Partial<Record<keyof ErasingForm, string>> => ({
  ...(isReason(reason) ? {} : { reason: translated(erasureMessages.reason) }),
  ...(password === '' ? { password: translated(erasureMessages.password) } : {}),
});

const counted = (count: number, translate: (given: { count: number }) => string): string[] =>
  count === 0 ? [] : [translate({ count })];

/** Returns what is erased, each in a few words. */
export const goings = (holdings: Holdings): string[] => [
  t.goesAccount(),
  ...counted(holdings.applications, t.goesApplications),
  ...counted(holdings.discarded, t.goesDrafts),
  ...counted(holdings.documents, t.goesDocuments),
  ...counted(holdings.feedback, t.goesFeedback),
  ...counted(holdings.requests, t.goesRequests),
  t.goesMails(),
];

/** Returns what the portal cannot erase, each as a sentence; an older service does not report mails. */
export const remains = ({ sent_mails: sent = 0 }: Holdings): string[] => [
  ...counted(sent, t.mailsStayElsewhere),
  t.backupsStay(),
];
