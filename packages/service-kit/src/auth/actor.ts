/** The sender of a request, as the token describes them. */
export interface Actor {
  personId: number;
  role: string;
  /** What the token opens: a whole account, or a single thing (`resource`). */
  scope: string;
  sessionId: string;
  /** The person's name; only in tokens of people who signed in to an account. */
  name?: string;
  /** The id of the single thing that a narrow token opens. */
  resource?: number;
  /** When the token was made, in seconds since 1970. */
  issuedAt?: number;
}

/** The scope of a session that may do nothing but choose a password of one's own, and sign out. */
export const PASSWORD_SCOPE = 'password';

/** The scope of a session that does nothing but set up a second factor, where administrators need one. */
export const FACTOR_SCOPE = 'factor';

/** The scope of the file cookie's token, which is never accepted as a bearer token. */
export const FILES_SCOPE = 'files';
export const FILE_COOKIE = 'portal_files';
