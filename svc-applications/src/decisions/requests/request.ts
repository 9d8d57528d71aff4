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
  /** The time at which the applicant saw the decision. */
  seenAt: Date | null;
  createdAt: Date;
  originalApplicationId: number;
  /** The draft that the approval began. */
  createdApplicationId: number | null;
  applicantName: string;
  applicantEmail: string;
}

/** A unique value while a request waits: a person has at most one waiting request of a programme. */
export const pendingSlot = (personId: number, type: ApplicationType): string => `${personId}:${type}`;

/** The first day, 'YYYY-MM-DD' in this calendar, on which another application can be requested. */
export const availableOn = (submittedAt: Date, calendar: Calendar): string =>
  daysAfter(calendar.dayOf(submittedAt), requestLimits.days);

/** Nothing is waited for any more: it is decided, or its applicant has withdrawn it. */
export const isSettled = ({ status, withdrawnAt }: Pick<Application, 'status' | 'withdrawnAt'>): boolean =>
  status === 'approved' || status === 'rejected' || withdrawnAt !== null;

/** The newest application of a person in one programme, and whether a request of that programme waits. */
export interface RequestState {
  application: Pick<Application, 'status' | 'submittedAt' | 'withdrawnAt'>;
  isNewest: boolean;
  isPending: boolean;
  /** Absent: the programme has no rounds, and is always open. */
  rounds?: RoundsAtRequest;
}

/** How rounds decide about another application now. */
export interface RoundsAtRequest {
  isOpen: boolean;
  /** Whether the open round is for those who applied within the year, too. */
  liftsYearLimit: boolean;
  /** The day on which the next round opens. */
  nextOn: string | null;
}

/** Whether another application can be requested now; 'later' comes with the first possible day. */
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
