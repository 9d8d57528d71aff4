import type { Permission } from '@portal/service-kit/permissions';
import { applicantRoles } from './roles';

const signedIn = { auth: 'token' as const, scopes: ['account'] };

/** Access to a call for applicants with a password's session. */
export const byApplicants = { ...signedIn, tags: ['applicant'], roles: applicantRoles };

/** Access to a call for staff who have a permission. */
export const byStaff = (may: Permission) => ({ ...signedIn, tags: ['staff'], may });

/** Access to the calls of a form: by its wizard's session or a password. `programme` is a tag in the API's document. */
export const inWizard = (programme: string) => ({
  auth: 'token' as const,
  scopes: ['wizard', 'account'],
  tags: [programme],
  roles: applicantRoles,
});
