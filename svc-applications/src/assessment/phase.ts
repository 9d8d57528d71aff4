import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { can, type Holder, isStaff } from '../platform';

/** A time in which a programme is read without names. */
export interface BlindPhase {
  id: number;
  programme: ApplicationType;
  begunAt: Date;
  begunBy: string;
}

/** Whether a person reads without names. Administrators do not: they run the process and must know all names. */
export const readsBlind = (person: Holder): boolean => isStaff(person) && !can(person, 'seeNames');
