import { applicantRoles, staffRoles } from './applications/policy';

const signedIn = { auth: 'token' as const, scopes: ['account'] };

/** Who may make a call, of those who signed in with a password. */
export const byApplicants = { ...signedIn, tags: ['applicant'], roles: applicantRoles };
export const byStaff = { ...signedIn, tags: ['staff'], roles: staffRoles };
export const byAdmins = { ...signedIn, tags: ['staff'], roles: ['admin'] };

/** Of what fills a form in: by the session of its wizard, or with a password. `programme` sorts the document. */
export const inWizard = (programme: string) => ({
  auth: 'token' as const,
  scopes: ['wizard', 'account'],
  tags: [programme],
  roles: applicantRoles,
});
