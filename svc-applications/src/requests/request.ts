import {
  type ApplicationType,
  type RequestAnother,
  type RequestStatus,
  requestLimits,
} from '@portal/contract-svc-applications-v1';
import type { Application } from '../applications/application';

/** An applicant asks for another application of a programme that they applied to before. */
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
  /** The draft that an approval began. */
  createdApplicationId: number | null;
  applicantName: string;
  applicantEmail: string;
}

/** Taken while a request waits; two of a kind cannot wait. */
export const pendingSlot = (personId: number, type: ApplicationType): string => `${personId}:${type}`;

const yearMs = requestLimits.days * 24 * 3_600_000;

/** From when on another application can be asked for. */
export const availableAt = (submittedAt: Date): Date => new Date(submittedAt.getTime() + yearMs);

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const isDecided = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'approved' || status === 'rejected';

/** The newest application of a person in one programme, and whether a request of that programme waits. */
export interface Standing {
  application: Pick<Application, 'status' | 'submittedAt'>;
  isNewest: boolean;
  isPending: boolean;
}

/** Whether another application can be asked for now; with 'later' the day from which on. */
export function requestAnother(
  { application, isNewest, isPending }: Standing,
  now: Date,
): { state: RequestAnother; on: string | null } {
  const { submittedAt } = application;
  if (!isNewest || !isDecided(application) || !submittedAt) return { state: 'none', on: null };
  if (isPending) return { state: 'pending', on: null };
  const from = availableAt(submittedAt);
  return now < from ? { state: 'later', on: dayOf(from) } : { state: 'open', on: null };
}
