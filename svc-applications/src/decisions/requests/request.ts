import {
  type ApplicationType,
  type RequestAnother,
  type RequestStatus,
  requestLimits,
} from '@portal/contract-svc-applications-v1';
import { type Calendar, daysAfter } from '@portal/service-kit/calendar';
import type { Application, Today } from '../../application';

/** A request for another application of a programme that the person applied to before. */
export interface ApplicationRequest {
  id: number;
  personId: number;
  type: ApplicationType;
  status: RequestStatus;
  userReason: string;
  adminNotes: string | null;
  reviewedBy: string | null;
  reviewedAt: Date | null;
  /** When the applicant saw the decision. */
  seenAt: Date | null;
  createdAt: Date;
  originalApplicationId: number;
  /** The draft that the approval began, by id. */
  createdApplicationId: number | null;
  applicantName: string;
  applicantEmail: string;
}

/** A unique value while a request is pending: a person has at most one pending request for a programme. */
export const pendingSlot = (personId: number, type: ApplicationType): string => `${personId}:${type}`;

/** The first day, 'YYYY-MM-DD' in this calendar, on which another application can be requested. */
export const availableOn = (submittedAt: Date, calendar: Calendar): string =>
  daysAfter(calendar.dayOf(submittedAt), requestLimits.days);

/** Whether the application no longer waits for a decision: it is decided, or its applicant withdrew it. */
export const isSettled = ({ status, withdrawnAt }: Pick<Application, 'status' | 'withdrawnAt'>): boolean =>
  status === 'approved' || status === 'rejected' || withdrawnAt !== null;

/** A person's newest application of a programme, and whether a request for that programme is pending. */
export interface RequestState {
  application: Pick<Application, 'status' | 'submittedAt' | 'withdrawnAt'>;
  isNewest: boolean;
  isPending: boolean;
  /** Absent if the programme has no rounds, and so is always open. */
  rounds?: RoundsAtRequest;
}

/** How rounds affect a request for another application now. */
export interface RoundsAtRequest {
  isOpen: boolean;
  /** Whether the open round also accepts people who applied within the last year. */
  liftsYearLimit: boolean;
  /** The day on which the next round opens. */
  nextOn: string | null;
}

/** Whether another application can be requested now; 'later' is returned with the first possible day. */
export function requestAnother(
  { application, isNewest, isPending, rounds }: RequestState,
  { now, calendar }: Today,
): { state: RequestAnother; on: string | null } {
  const { submittedAt } = application;
  if (!isNewest || !isSettled(application) || !submittedAt) return { state: 'none', on: null };
  if (isPending) return { state: 'pending', on: null };
  const from = availableOn(submittedAt, calendar);
  if (rounds && !rounds.isOpen) {
    if (rounds.nextOn === null) return { state: 'none', on: null };
    return { state: 'later', on: rounds.nextOn > from ? rounds.nextOn : from };
  }
  const mayNow = rounds?.liftsYearLimit || calendar.dayOf(now) >= from;
  return mayNow ? { state: 'open', on: null } : { state: 'later', on: from };
}
