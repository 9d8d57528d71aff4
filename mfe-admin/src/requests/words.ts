import { type RequestStatus, requestStatuses } from '@portal/contract-svc-applications-v1';
import type { SecondaryRequest } from '../api/requests';

export const FAILED = 'Failed to load the requests';

/** The texts of the two decisions. */
export const decisionWords = {
  approve: {
    button: 'Approve',
    title: 'Approve this request?',
    failed: 'Failed to approve request',
    done: 'Request approved. The applicant has a new draft and is told by email.',
  },
  reject: {
    button: 'Reject',
    title: 'Reject this request?',
    failed: 'Failed to reject request',
    done: 'Request rejected. The applicant is told by email.',
  },
} as const;
export type DecisionKind = keyof typeof decisionWords;

/** The request being decided, and the decision. */
export interface Deciding {
  kind: DecisionKind;
  request: SecondaryRequest;
}

/** The status that an address filters by; '' for all. */
export const statusOf = (params: URLSearchParams): RequestStatus | '' =>
  requestStatuses.find(({ value }) => value === params.get('status'))?.value ?? '';
