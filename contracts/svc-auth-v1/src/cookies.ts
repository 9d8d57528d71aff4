/**
 * The cookies of a session. The service that answers a sign-in sets them; the service that ends the session clears
 * them.
 */

/** Opens stored files with GET, since a new tab cannot send a bearer header; scripts cannot read it. */
export const FILE_COOKIE = 'portal_files';
/** Readable by the portal's own pages, which send it back as the header below when a cookie authenticates a call. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The paths of stored files, and of signing out without a bearer token. */
export const FILE_COOKIE_PATHS = [
  '/api/storage',
  '/api/publicstorage',
  '/api/public/storage',
  '/api/logout',
] as const;

export interface SessionCookies {
  /** A token of scope `files`. */
  fileToken: string;
  /** A random value that cannot be guessed, new for each session. */
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

/** Values for `Set-Cookie` headers that remove the cookies. */
export function clearedCookies(secure: boolean): string[] {
  return sessionCookies({ fileToken: '', xsrfToken: '', expiresAt: new Date(0), secure });
}

/**
 * Records that a person has signed in on this device with an emailed code, or for the first time: the code is not
 * requested again on this device. The cookie opens nothing, and scripts cannot read it.
 */
export const DEVICE_COOKIE = 'portal_device';

/** A value for a `Set-Cookie` header. `token` comes with an identified applicant. */
export function deviceCookie(device: { token: string; expiresAt: Date; secure: boolean }): string {
  const { token, expiresAt, secure } = device;
  const until = `Expires=${expiresAt.toUTCString()}`;
  return `${DEVICE_COOKIE}=${token}; Path=/api; HttpOnly; ${until}; SameSite=Strict${secure ? '; Secure' : ''}`;
}
