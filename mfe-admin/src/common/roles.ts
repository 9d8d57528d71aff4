import type { StaffMember } from '@portal/contract-svc-auth-v1';

export type StaffRole = StaffMember['role'];

/** The roles of the staff, with their rights in words. */
export const roles: readonly { value: StaffRole; label: string; hint: string }[] = [
  {
    value: 'reviewer',
    label: 'Reviewer',
    hint: 'Reads all applications, decides on them, writes to applicants and makes reports.',
  },
  {
    value: 'admin',
    label: 'Administrator',
    hint: 'All that a reviewer may, and: corrects applications, answers requests, opens and closes the portal, looks after staff accounts.',
  },
];

export const roleLabel = (role: string): string => roles.find(({ value }) => value === role)?.label ?? role;

export const roleInSentence = (role: string | undefined): string =>
  role === 'admin' ? 'an administrator' : 'a reviewer';
