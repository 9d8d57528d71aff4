import { type RequestStatus, requestStatuses } from '@portal/contract-svc-applications-v1';
import type { SecondaryRequest } from '../api/requests';
import * as t from '../messages/requests';

/** The texts of the two decisions. */
export const decisionWords = {
  approve: {
    get button() {
      return t.requestsApprove();
    },
    get title() {
      return t.approveThis();
    },
    get failed() {
      return t.approveFailed();
    },
    get done() {
      return t.approveDone();
    },
  },
  reject: {
    get button() {
      return t.requestsReject();
    },
    get title() {
      return t.rejectThis();
    },
    get failed() {
      return t.rejectFailed();
    },
    get done() {
      return t.rejectDone();
    },
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
