import {
  type ApplicationStatus,
  type ApplicationType,
  hasFurtherForm,
  programmeOf,
} from '@portal/contract-svc-applications-v1';
import type { Answers } from './answers/answers';

/** Where the application was begun: in its wizard, in the dashboard, or by an approved request. */
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
  /** The furthest step that was sent; the wizard opens all steps up to it. */
  furthestStep: number;
  /** Grows by one with every write. */
  version: number;
  applicantName: string;
  origin: Origin;
  /** The application on which another application was requested. */
  originalApplicationId: number | null;
  /** The round for which it was begun, or to which it was moved; null: its programme had no round then. */
  roundId: number | null;
  submittedAt: Date | null;
  /** When the applicant withdrew it; null: it was not withdrawn. */
  withdrawnAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The application that a further application followed. */
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

/** Whether the application was begun outside its programme's wizard. */
export const isSecondary = ({ origin }: Pick<Application, 'origin'>): boolean => origin !== 'wizard';

/** Whether the application is filled in with the dashboard's own form; the wizard never opens such an application. */
export const isFinishedInDashboard = (application: Pick<Application, 'origin' | 'type'>): boolean =>
  isSecondary(application) && hasFurtherForm(application.type);

/** The status after a step is saved: a draft until the second step is done, then in progress. */
export function statusAtStep(status: ApplicationStatus, step: number): ApplicationStatus {
  return status === 'draft' && step > 2 ? 'in-progress' : status;
}

/**
 * The furthest step of a row. An older release writes only `current_step`, which may be ahead of or behind the stored
 * `furthest_step`.
 */
export const furthestOf = (row: { current_step: number; furthest_step: number | null }): number =>
  Math.max(row.current_step, row.furthest_step ?? 0);

/** A unique value while an application is open: a person has at most one open application of a programme. */
export const openSlot = (personId: number, type: ApplicationType): string => `${personId}:${type}`;
