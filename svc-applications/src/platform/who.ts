import { applicantRoles, staffRoles } from './roles';

const signedIn = { auth: 'token' as const, scopes: ['account'] };

/** The roles that may make a call with a password's session. */
export const byApplicants = { ...signedIn, tags: ['applicant'], roles: applicantRoles };
export const byStaff = { ...signedIn, tags: ['staff'], roles: staffRoles };
export const byAdmins = { ...signedIn, tags: ['staff'], roles: ['admin'] };

/** For the calls of a form: with the session of its wizard or with a password. `programme` is a tag of the document. */
export const inWizard = (programme: string) => ({
  auth: 'token' as const,
  scopes: ['wizard', 'account'],
  tags: [programme],
  roles: applicantRoles,
});
