import {
  type ApplicationStatus,
  type ApplicationType,
  hasFurtherForm,
  programmeOf,
} from '@portal/contract-svc-applications-v1';
import type { Answers } from './answers/answers';

/** The place where it was begun: its wizard, the dashboard, or an approved request. */
export type Origin = 'wizard' | 'secondary' | 'request';

export interface Application {
  id: number;
  /** The owner's id in svc-auth. */
  personId: number;
  detailsId: number;
  type: ApplicationType;
  status: ApplicationStatus;
  /** The step at which the person continues, from 1. */
  currentStep: number;
  /** The furthest step that was sent: what the wizard opens. */
  furthestStep: number;
  /** Grows by one with every write. */
  version: number;
  applicantName: string;
  origin: Origin;
  /** The application on which another application was requested. */
  originalApplicationId: number | null;
  /** The round for which it was begun, or to which it was moved; null: begun while its programme had none. */
  roundId: number | null;
  submittedAt: Date | null;
  /** When the applicant withdrew it; null: it stands. */
  withdrawnAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The application from which a further one came. */
export type Original = Pick<Application, 'id' | 'type'>;

/** An application with its large columns. */
export interface WholeApplication extends Application {
  withdrawalReason: string | null;
  /** All answers as one document. */
  answers: Answers;
  identity: Identity;
}

/** The owner: the sign-in and the details of the account. */
export interface Identity {
  fullName: string;
  email: string;
  phoneNumber: string;
  /** 'YYYY-MM-DD'; the last valid date. */
  dateOfBirth: string;
}

/** The number of steps of the programme's wizard. */
export const lastStep = (type: ApplicationType): number => programmeOf(type).steps;

/** Whether the applicant may still change it. */
export function isOpen({ status }: { status: ApplicationStatus }): boolean {
  return status === 'draft' || status === 'in-progress';
}

/** Begun outside of its wizard. */
export const isSecondary = ({ origin }: Pick<Application, 'origin'>): boolean => origin !== 'wizard';

/** It has the dashboard's own form: the wizard never opens it. */
export const isFinishedInDashboard = (application: Pick<Application, 'origin' | 'type'>): boolean =>
  isSecondary(application) && hasFurtherForm(application.type);

/** A draft until the second step is done. */
export function statusAtStep(status: ApplicationStatus, step: number): ApplicationStatus {
  return status === 'draft' && step > 2 ? 'in-progress' : status;
}

/** The furthest step of a row: a release without that column writes the current step alone, and moves on or back. */
export const furthestOf = (row: { current_step: number; furthest_step: number | null }): number =>
  Math.max(row.current_step, row.furthest_step ?? 0);

/** A unique value while an application is open: a person has at most one open application of a programme. */
export const openSlot = (personId: number, type: ApplicationType): string => `${personId}:${type}`;
