/** Who is asking, as their token says. */
export interface Actor {
  personId: number;
  role: string;
  /** What the token is good for: a whole account, or one thing (`resource`). */
  scope: string;
  sessionId: string;
  /** What they are called; told of those who signed in to an account. */
  name?: string;
  /** The one thing a narrow token is good for. */
  resource?: number;
}

/** The scope of the file cookie's token; such a token is never taken as a bearer. */
export const FILES_SCOPE = 'files';
export const FILE_COOKIE = 'portal_files';
