import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { can, type Holder, isStaff } from '../platform';

/** The time in which a programme is read without names. */
export interface BlindPhase {
  id: number;
  programme: ApplicationType;
  begunAt: Date;
  begunBy: string;
}

/** Staff read without names, but for administrators: they run the process, and have to know whom they write to. */
export const readsBlind = (person: Holder): boolean => isStaff(person) && !can(person, 'seeNames');
