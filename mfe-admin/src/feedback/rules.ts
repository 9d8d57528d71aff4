import {
  type Decision,
  decisions,
  feedbackLength,
  feedbackMessages,
} from '@portal/contract-svc-applications-v1';

export interface FeedbackText {
  status: Decision | '';
  message: string;
}

export const isDecision = (value: unknown): value is Decision =>
  decisions.some((decision) => decision.value === value);

export interface FeedbackProblem {
  field: 'status' | 'message';
  sentence: string;
}

/** What is missing before feedback can be sent; null when nothing is. */
export function feedbackProblem({ status, message }: FeedbackText): FeedbackProblem | null {
  const { length } = message.trim();
  if (status === '' || length === 0) {
    const sentence = feedbackMessages.incomplete;
    return { field: status === '' ? 'status' : 'message', sentence };
  }
  if (length < feedbackLength.min) {
    return {
      field: 'message',
      sentence: feedbackMessages.tooShort,
    };
  }
  if (length > feedbackLength.max) {
    return { field: 'message', sentence: feedbackMessages.tooLong };
  }
  return null;
}

/** Whether the counter is to be told in red. */
export const outsideBounds = (message: string): boolean => {
  const { length } = message.trim();
  return length > 0 && (length < feedbackLength.min || length > feedbackLength.max);
};
