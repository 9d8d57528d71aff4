import { blindMessages, readingMessages } from '@portal/contract-svc-applications-v1';

/** Refusals that a page handles itself, by the service's code; older services return only the English sentence. */
const reasons = {
  readerKnowsPerson: readingMessages.knows,
  namesHidden: blindMessages.namesHidden,
  namesNotHidden: blindMessages.notHidden,
} as const;

export type Reason = keyof typeof reasons;

/** Whether a call was refused for this reason. */
export const isRefusedAs = (
  reason: Reason,
  { code, message }: { code?: string | null | undefined; message: string },
): boolean => (code ? code === reason : message === reasons[reason]);
