/** The sender of a request, as the token describes them. */
export interface Actor {
  personId: number;
  role: string;
  /** What a custom role of staff may; it comes with the token, and every session ends when it changes. */
  permissions?: readonly string[];
  /** The scope of the token: a whole account, or a single thing (`resource`). */
  scope: string;
  sessionId: string;
  /** The person's name; only in tokens of people who signed in to an account. */
  name?: string;
  /** The id of the single thing that a narrow token opens. */
  resource?: number;
  /** Of a program that came with an administrator's token, in whose name it acts. */
  program?: Program;
  /** When the token was made, in seconds since 1970. */
  issuedAt?: number;
}

/** What a program's session is made from. */
export interface Program {
  /** The id of the administrator's token. */
  token: number;
  /** The name that its maker gave the token. */
  name: string;
  /** What the token is for; calls name what they need. */
  may: string[];
}

/** The scope of a program's session: it opens calls that are for programs, and no others. */
export const PROGRAM_SCOPE = 'program';

/** The scope of a session that may do nothing but choose a password of one's own, and sign out. */
export const PASSWORD_SCOPE = 'password';

/** The scope of a session that does nothing but set up a second factor, where administrators need one. */
export const FACTOR_SCOPE = 'factor';

/** The scope of the file cookie's token, which is never accepted as a bearer token. */
export const FILES_SCOPE = 'files';
export const FILE_COOKIE = 'portal_files';

/** The mark beside it, which pages can read; another one for each session. */
export const MARK_COOKIE = 'XSRF-TOKEN';

/** Set by a page that could not tell the server of a sign-out: the mark of the session that was left. */
export const LEFT_COOKIE = 'portal_left';
