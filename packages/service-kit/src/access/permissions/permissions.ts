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
  /** Letting decisions that were prepared go out together, and stopping them. */
  'releaseResults',
  /** Requests for another application. */
  'decideRequests',
  /** Who reads which application. */
  'assignReaders',
  /** Conflicts of interest of other members of staff. */
  'manageConflicts',
  /** Labels, score forms, notes of others, and reading without names. */
  'manageAssessment',
  /** Rounds of programmes, and more time for one person. */
  'manageRounds',
  /** Names of applicants while others read without them. */
  'seeNames',
  /** Erasing a person for good. */
  'erasePersons',
  /** How long things are kept. */
  'manageRetention',
  /** The switch, forms, terms, letters of referees and the time zone. */
  'manageSettings',
  /** How many places there are when, days off, and offers beyond them. */
  'managePlaces',
  /** The words of mails. */
  'manageMailTemplates',
  /** Mails that were given up. */
  'manageMail',
  /** Webhooks and tokens of programs. */
  'manageIntegrations',
  /** Accounts, invitations and second factors of staff. */
  'manageStaff',
  /** Further roles, and what each may do. */
  'manageRoles',
  /** Whether a second factor is needed, and after how long a session ends. */
  'manageSecurity',
  /** Activity of staff, and security events. */
  'readActivity',
  /** Which version of a remote is live. */
  'publishReleases',
] as const;

export const permissions = [...ofReviewers, ...ofAdministrators];
export type Permission = (typeof permissions)[number];

/** The roles that every portal has, each a set of permissions: the one table of who may do what. */
export const builtInRoles = ['admin', 'reviewer'] as const;
type BuiltInRole = (typeof builtInRoles)[number];

/** A built-in role, or a custom one, which administrators make and svc-auth keeps. */
export type StaffRole = BuiltInRole | `staff:${number}`;

const permissionsOf: Readonly<Record<string, ReadonlySet<Permission>>> = {
  admin: new Set<Permission>(permissions),
  reviewer: new Set<Permission>(ofReviewers),
} satisfies Record<BuiltInRole, ReadonlySet<Permission>>;

/** The role that may everything: somebody who works has it at any time. */
export const administratorRole = 'admin' satisfies StaffRole;
/** Who may only what reading and deciding need. */
export const reviewerRole = 'reviewer' satisfies StaffRole;

/** Whoever may do something. A custom role says nothing by itself: its permissions come with it. */
export interface Holder {
  role: string;
  /** Of a custom role; of others the table counts. */
  permissions?: readonly string[] | undefined;
}

/** The role with this number, as it stands in accounts and tokens. */
export const customRole = (id: number): StaffRole => `staff:${id}`;

/** How the names of custom roles begin; no programme's key holds a colon. */
export const customRolePrefix = 'staff:';
const customName = /^staff:[1-9]\d{0,9}$/;

export const isCustomRole = (role: string): role is StaffRole => customName.test(role);

const isBuiltIn = (role: string): role is BuiltInRole => Object.hasOwn(permissionsOf, role);

/** Whether this person is on the staff at all. */
export const isStaff = ({ role }: { role: string }): boolean => isBuiltIn(role) || isCustomRole(role);

/** Whether this person has a permission; applicants have none, and a custom role none that did not come with it. */
export function can({ role, permissions: own }: Holder, permission: Permission): boolean {
  if (isBuiltIn(role)) return permissionsOf[role]?.has(permission) === true;
  return isCustomRole(role) && own?.includes(permission) === true;
}

/** All that this person may, in the order of the table. */
export const permissionsFor = (holder: Holder): Permission[] =>
  permissions.filter((permission) => can(holder, permission));

/** Whether this person has each of these permissions: nobody gives what they do not have. */
export const covers = (holder: Holder, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => can(holder, permission));

/** Whether this person may something beyond reading and deciding: they are asked for a second factor. */
export const mayAdminister = (holder: Holder): boolean =>
  ofAdministrators.some((permission) => can(holder, permission));

export const isAdministrator = ({ role }: { role: string }): boolean => role === administratorRole;
