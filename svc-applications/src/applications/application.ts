import {
  type ApplicationStatus,
  type ApplicationType,
  programmeOf,
} from '@portal/contract-svc-applications-v1';

/** Where it was begun: in its wizard, in the dashboard, or by an approved request. */
export type Origin = 'wizard' | 'secondary' | 'request';

/** The form as it was typed last; its members are the wire's. */
export type FormData = Record<string, unknown>;

export interface Application {
  id: number;
  /** The owner, as svc-auth knows them. */
  personId: number;
  detailsId: number;
  type: ApplicationType;
  status: ApplicationStatus;
  /** Where the person is to continue, from 1. */
  currentStep: number;
  /** One more with every write. */
  version: number;
  applicantName: string;
  origin: Origin;
  /** The one that a request was made on. */
  originalApplicationId: number | null;
  submittedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** With what is too long for a list. */
export interface WholeApplication extends Application {
  formData: FormData;
  /** All answers in one document; undefined where a service of before has written since it was made. */
  answers?: Record<string, unknown>;
  identity: { email: string; phoneNumber: string; dateOfBirth: string };
}

/** The last step of the wizard of this programme. */
export const lastStep = (type: ApplicationType): number => programmeOf(type).steps;

/** Whether the applicant may still change it. */
export function isOpen({ status }: { status: ApplicationStatus }): boolean {
  return status === 'draft' || status === 'in-progress';
}

/** Begun outside of its wizard, which never opens it. */
export const isSecondary = ({ origin }: Pick<Application, 'origin'>): boolean => origin !== 'wizard';

/** A draft until the second step is done. */
export function statusAtStep(status: ApplicationStatus, step: number): ApplicationStatus {
  return status === 'draft' && step > 2 ? 'in-progress' : status;
}

/** Whole percents. */
export function progressOf({
  type,
  status,
  currentStep,
}: Pick<Application, 'type' | 'status' | 'currentStep'>): number {
  return isOpen({ status }) ? Math.round((currentStep / lastStep(type)) * 100) : 100;
}

/** Taken while an application is open; two of a kind cannot be. */
export const openSlot = (personId: number, type: ApplicationType): string => `${personId}:${type}`;
