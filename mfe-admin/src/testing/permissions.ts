import { type Permission, permissions } from '@portal/contract-svc-auth-v1';

/** A reviewer's permissions from svc-auth; `e2e/conventions/permissions.test` compares them with the table. */
export const ofReviewers: readonly Permission[] = permissions.slice(
  0,
  permissions.indexOf('editApplications'),
);

/** The permissions in the session of a person with a built-in role. */
export const permissionsOf = (role: string): readonly Permission[] =>
  role === 'reviewer' ? ofReviewers : permissions;
