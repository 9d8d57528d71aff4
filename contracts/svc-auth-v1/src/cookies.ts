/**
 * The cookies that come with a session. Whoever answers a sign-in sets them, whoever ends the session clears them.
 */

/** Opens stored files with GET, since a new tab cannot send a bearer header; scripts cannot read it. */
export const FILE_COOKIE = 'portal_files';
/** Readable by our own pages, which send it back as the header below wherever a cookie counts. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Stored files under each of their addresses, and signing out without a bearer token. */
export const FILE_COOKIE_PATHS = [
  '/api/storage',
  '/api/publicstorage',
  '/api/public/storage',
  '/api/logout',
] as const;

export interface SessionCookies {
  /** A token of scope `files`. */
  fileToken: string;
  /** Unguessable; a new one for each session. */
  xsrfToken: string;
  expiresAt: Date;
  /** Whether the portal is reached by https. */
  secure: boolean;
}

/** Values for `Set-Cookie` headers, one each. */
export function sessionCookies({ fileToken, xsrfToken, expiresAt, secure }: SessionCookies): string[] {
  const common = `Expires=${expiresAt.toUTCString()}; SameSite=Strict${secure ? '; Secure' : ''}`;
  return [
    ...FILE_COOKIE_PATHS.map((path) => `${FILE_COOKIE}=${fileToken}; Path=${path}; HttpOnly; ${common}`),
    `${XSRF_COOKIE}=${xsrfToken}; Path=/; ${common}`,
  ];
}

/** The same, taking them back. */
export function clearedCookies(secure: boolean): string[] {
  return sessionCookies({ fileToken: '', xsrfToken: '', expiresAt: new Date(0), secure });
}

/**
 * Records that somebody has signed in on this device with the code of an email, or for the first time: it is not asked
 * for again here. It opens nothing, and scripts cannot read it.
 */
export const DEVICE_COOKIE = 'portal_device';

/** A value for a `Set-Cookie` header. `token` comes with an identified applicant. */
export function deviceCookie(device: { token: string; expiresAt: Date; secure: boolean }): string {
  const { token, expiresAt, secure } = device;
  const until = `Expires=${expiresAt.toUTCString()}`;
  return `${DEVICE_COOKIE}=${token}; Path=/api; HttpOnly; ${until}; SameSite=Strict${secure ? '; Secure' : ''}`;
}
