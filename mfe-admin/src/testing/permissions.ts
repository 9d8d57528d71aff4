import { type Permission, permissions } from '@portal/contract-svc-auth-v1';

/** What a reviewer may, as svc-auth tells it; `e2e/conventions/permissions.test` holds it to the table. */
export const ofReviewers: readonly Permission[] = permissions.slice(
  0,
  permissions.indexOf('editApplications'),
);

/** What the session of somebody with a built-in role tells. */
export const permissionsOf = (role: string): readonly Permission[] =>
  role === 'reviewer' ? ofReviewers : permissions;
