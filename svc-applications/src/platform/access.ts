import type { Permission } from '@portal/service-kit/permissions';
import { applicantRoles } from './roles';

const signedIn = { auth: 'token' as const, scopes: ['account'] };

/** With a password's session. */
export const byApplicants = { ...signedIn, tags: ['applicant'], roles: applicantRoles };

/** For staff who have a permission. */
export const byStaff = (may: Permission) => ({ ...signedIn, tags: ['staff'], may });

/** For the calls of a form: with the session of its wizard or with a password. `programme` is a tag of the document. */
export const inWizard = (programme: string) => ({
  auth: 'token' as const,
  scopes: ['wizard', 'account'],
  tags: [programme],
  roles: applicantRoles,
});
