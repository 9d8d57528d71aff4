/** The permissions of members of staff. A call requires a permission, never a role. */
const ofReviewers = [
  /**
   * Read applications, their lists, timelines, statistics and documents, and everything else needed for reading them.
   */
  'readApplications',
  /** Open the files that applicants and referees have sent. */
  'readDocuments',
  /**
   * Write notes, labels and scores, state one's own conflicts of interest, and mark applications of the same person.
   */
  'assess',
  /** Decide, write the mails about decisions, and write the team's saved replies. */
  'decide',
  /** Reopen sections and documents of a submitted application. */
  'askForChanges',
  /** Send a mail about an application again. */
  'sendMails',
  /** Act on several applications at once; each action needs its own permission besides. */
  'actOnSeveral',
  /** Download reports, workbooks and tables for spreadsheets. */
  'readReports',
] as const;

const ofAdministrators = [
  /** Change answers, files and contact details of an application, in any state. */
  'editApplications',
  /** Release prepared decisions together, and stop the release. */
  'releaseResults',
  /** Decide on requests for another application. */
  'decideRequests',
  /** Assign readers to applications. */
  'assignReaders',
  /** Manage conflicts of interest of other members of staff. */
  'manageConflicts',
  /** Manage labels, score forms, other people's notes, and reading without names. */
  'manageAssessment',
  /** Manage rounds of programmes, and give one person more time. */
  'manageRounds',
  /** See names of applicants while others read without them. */
  'seeNames',
  /** Erase a person's data for good. */
  'erasePersons',
  /** Set how long data is kept. */
  'manageRetention',
  /** Open and close the portal, and change forms, terms, letters of referees and the time zone. */
  'manageSettings',
  /** Set numbers of places by period, days off, and offers beyond the number of places. */
  'managePlaces',
  /** Change the texts of mails. */
  'manageMailTemplates',
  /** Manage mails that could not be delivered. */
  'manageMail',
  /** Manage webhooks and programs' tokens. */
  'manageIntegrations',
  /** Manage accounts, invitations and second factors of staff. */
  'manageStaff',
  /** Manage custom roles and their permissions. */
  'manageRoles',
  /** Set whether a second factor is required, and after how long a session ends. */
  'manageSecurity',
  /** Read the activity of staff, and security events. */
  'readActivity',
  /** Choose which version of a remote is live. */
  'publishReleases',
] as const;

export const permissions = [...ofReviewers, ...ofAdministrators];
export type Permission = (typeof permissions)[number];

/** The roles that every portal has. Their sets of permissions are the one table of who may do what. */
export const builtInRoles = ['admin', 'reviewer'] as const;
type BuiltInRole = (typeof builtInRoles)[number];

/** A built-in role, or a custom one, which administrators make and svc-auth keeps. */
export type StaffRole = BuiltInRole | `staff:${number}`;

const permissionsOf: Readonly<Record<string, ReadonlySet<Permission>>> = {
  admin: new Set<Permission>(permissions),
  reviewer: new Set<Permission>(ofReviewers),
} satisfies Record<BuiltInRole, ReadonlySet<Permission>>;

/** The role with all permissions: at any time at least one active account has it. */
export const administratorRole = 'admin' satisfies StaffRole;
/** The role with the permissions that reading and deciding need. */
export const reviewerRole = 'reviewer' satisfies StaffRole;

/** Somebody with a role. The name of a custom role says nothing about its permissions, so they come with it. */
export interface Holder {
  role: string;
  /** The permissions of a custom role; those of built-in roles come from the table. */
  permissions?: readonly string[] | undefined;
}

/** The role with this number, as it stands in accounts and tokens. */
export const customRole = (id: number): StaffRole => `staff:${id}`;

/** The prefix of custom roles' names; no programme's key contains a colon. */
export const customRolePrefix = 'staff:';
const customName = /^staff:[1-9]\d{0,9}$/;

export const isCustomRole = (role: string): role is StaffRole => customName.test(role);

const isBuiltIn = (role: string): role is BuiltInRole => Object.hasOwn(permissionsOf, role);

/** Whether this person is a member of staff. */
export const isStaff = ({ role }: { role: string }): boolean => isBuiltIn(role) || isCustomRole(role);

/** Whether this person has a permission. Applicants have none; a custom role has those that came with it. */
export function can({ role, permissions: own }: Holder, permission: Permission): boolean {
  if (isBuiltIn(role)) return permissionsOf[role]?.has(permission) === true;
  return isCustomRole(role) && own?.includes(permission) === true;
}

/** All permissions of this person, in the order of the table. */
export const permissionsFor = (holder: Holder): Permission[] =>
  permissions.filter((permission) => can(holder, permission));

/** Whether this person has each of these permissions: nobody may grant a permission that they lack. */
export const covers = (holder: Holder, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => can(holder, permission));

/** Whether this person has a permission beyond reading and deciding: then a second factor is required. */
export const mayAdminister = (holder: Holder): boolean =>
  ofAdministrators.some((permission) => can(holder, permission));

export const isAdministrator = ({ role }: { role: string }): boolean => role === administratorRole;
