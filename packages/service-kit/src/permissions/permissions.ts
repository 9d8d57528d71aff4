/** What members of staff may do, by name. A call asks for one of them, never for a role. */
const ofReviewers = [
  /** Applications, their lists, timelines, figures and documents, and what belongs to reading them. */
  'readApplications',
  /** The files that applicants and referees have sent. */
  'readDocuments',
  /** Notes, labels, scores, conflicts of one's own, and who is the same person. */
  'assess',
  /** Decisions, the mails about them, and replies that the team keeps. */
  'decide',
  /** Opening sections and documents of a submitted application again. */
  'askForChanges',
  /** Sending a mail about an application again. */
  'sendMails',
  /** One act on several applications; each act asks for its own permission besides. */
  'actOnSeveral',
  /** Reports, workbooks and tables for spreadsheets. */
  'readReports',
] as const;

const ofAdministrators = [
  /** Answers, files and contact details of an application, in any state. */
  'editApplications',
  /** Requests for another application. */
  'decideRequests',
  /** Who reads which application. */
  'assignReaders',
  /** Conflicts of interest of other members of staff. */
  'manageConflicts',
  /** Labels, score forms, notes of others, and reading without names. */
  'manageAssessment',
  /** Names of applicants while others read without them. */
  'seeNames',
  /** Erasing a person for good. */
  'erasePersons',
  /** How long things are kept. */
  'manageRetention',
  /** The switch, forms, terms, letters of referees and the time zone. */
  'manageSettings',
  /** The words of mails. */
  'manageMailTemplates',
  /** Mails that were given up. */
  'manageMail',
  /** Webhooks and tokens of programs. */
  'manageIntegrations',
  /** Accounts, invitations and second factors of staff. */
  'manageStaff',
  /** Whether a second factor is needed, and after how long a session ends. */
  'manageSecurity',
  /** Activity of staff, and security events. */
  'readActivity',
  /** Which version of a remote is live. */
  'publishReleases',
] as const;

export const permissions = [...ofReviewers, ...ofAdministrators];
export type Permission = (typeof permissions)[number];

/** The roles of staff, each a set of permissions: the one table of who may do what. */
export const staffRoles = ['admin', 'reviewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

const permissionsOf: Readonly<Record<string, ReadonlySet<Permission>>> = {
  admin: new Set<Permission>(permissions),
  reviewer: new Set<Permission>(ofReviewers),
} satisfies Record<StaffRole, ReadonlySet<Permission>>;

/** Whether this person's role has a permission; applicants have none. */
export const can = ({ role }: { role: string }, permission: Permission): boolean =>
  Object.hasOwn(permissionsOf, role) && permissionsOf[role]?.has(permission) === true;

/** Whether this person is on the staff at all. */
export const isStaff = ({ role }: { role: string }): boolean => Object.hasOwn(permissionsOf, role);
