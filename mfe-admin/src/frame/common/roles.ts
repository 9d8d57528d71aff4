import type { StaffMember } from '@portal/contract-svc-auth-v1';
import * as t from '../../messages/common';

export type StaffRole = StaffMember['role'];

/** The roles of the staff, with their rights in words. */
export const roles: readonly { value: StaffRole; label: string; hint: string }[] = [
  {
    value: 'reviewer',
    get label() {
      return t.reviewer();
    },
    get hint() {
      return t.reviewerHint();
    },
  },
  {
    value: 'admin',
    get label() {
      return t.administrator();
    },
    get hint() {
      return t.administratorHint();
    },
  },
];

export const roleLabel = (role: string): string => roles.find(({ value }) => value === role)?.label ?? role;

export const roleInSentence = (role: string | undefined): string =>
  role === 'admin' ? t.anAdministrator() : t.aReviewer();
