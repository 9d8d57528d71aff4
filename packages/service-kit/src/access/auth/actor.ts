/** The sender of a request, as the token describes it. */
export interface Actor {
  personId: number;
  role: string;
  /**
   * The permissions of a custom staff role. They are part of the token; when the role changes, all its sessions end.
   */
  permissions?: readonly string[];
  /** The scope of the token: a whole account, or a single thing (`resource`). */
  scope: string;
  sessionId: string;
  /** The person's name; only in tokens of people who signed in to an account. */
  name?: string;
  /** The id of the single thing that a narrow token opens. */
  resource?: number;
  /** The program that acts in this person's name, with a token that an administrator made. */
  program?: Program;
  /** When the token was made, in seconds since 1970. */
  issuedAt?: number;
}

/** The administrator's token from which a program's session is made. */
export interface Program {
  /** The id of the administrator's token. */
  token: number;
  /** The name that its maker gave the token. */
  name: string;
  /** The purposes of the token; a call names the purpose that it requires. */
  may: string[];
}

/** The scope of a program's session: it opens calls that are for programs, and no others. */
export const PROGRAM_SCOPE = 'program';

/** The scope of a session that may only choose a password of its own, and sign out. */
export const PASSWORD_SCOPE = 'password';

/** The scope of a session that may only set up a second factor, where administrators must have one. */
export const FACTOR_SCOPE = 'factor';

/** The scope of the file cookie's token, which is never accepted as a bearer token. */
export const FILES_SCOPE = 'files';
export const FILE_COOKIE = 'portal_files';

/** The cookie beside it that pages can read; each session has another value. */
export const MARK_COOKIE = 'XSRF-TOKEN';

/** Set by a page that signed out without reaching the server: the value of MARK_COOKIE of the session that was left. */
export const LEFT_COOKIE = 'portal_left';
