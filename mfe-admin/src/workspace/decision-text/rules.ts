import { translated } from '@portal/application-ui/language';
import {
  type Decision,
  decisions,
  feedbackLength,
  feedbackMessages,
} from '@portal/contract-svc-applications-v1';

import type { OfferBody } from '../../api/offers';
import { type OfferText, textOf } from '../offers/offer-text';

export interface FeedbackText {
  status: Decision | '';
  message: string;
  /** The place that an approval offers. */
  offer?: OfferText | null | undefined;
}

/** Makes the form's text from a decision that was prepared or waited. */
export const textAgain = ({
  status,
  message,
  offer,
}: {
  status: Decision;
  message: string;
  offer?: OfferBody | undefined;
}): FeedbackText => ({ status, message, ...(offer && { offer: textOf(offer) }) });

/** Returns the key under which a device stores a text about an application. */
export const keptTextOf = (userId: number, applicationId: number): string =>
  `staff:feedback:${userId}:${applicationId}`;

export const isDecision = (value: unknown): value is Decision =>
  decisions.some((decision) => decision.value === value);

export interface FeedbackProblem {
  field: 'status' | 'message';
  sentence: string;
}

/** The missing part of feedback; null when it can be sent. */
export function feedbackProblem({ status, message }: FeedbackText): FeedbackProblem | null {
  const { length } = message.trim();
  if (status === '' || length === 0) {
    const sentence = translated(feedbackMessages.incomplete);
    return { field: status === '' ? 'status' : 'message', sentence };
  }
  if (length < feedbackLength.min) {
    return {
      field: 'message',
      sentence: translated(feedbackMessages.tooShort),
    };
  }
  if (length > feedbackLength.max) {
    return { field: 'message', sentence: translated(feedbackMessages.tooLong) };
  }
  return null;
}

/** Whether the counter is shown in red. */
export const outsideBounds = (message: string): boolean => {
  const { length } = message.trim();
  return length > 0 && (length < feedbackLength.min || length > feedbackLength.max);
};
