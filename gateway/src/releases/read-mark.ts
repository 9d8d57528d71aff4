import { cookieIn, httpOnly, signing } from '../visitors';

/** As long as a command looks at what it uploaded, over a slow line too. */
const seconds = 15 * 60;
const cookie = 'portal_upload';

interface ReadMark {
  name: string;
  version: string;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Cookies that the answer of an upload brings: whoever sent a version reads its files for a quarter of an hour, also while
 * they are there for those alone who were invited. `key` is the portal's, as for the marks of visitors.
 */
export function createReadMarks(key: string, secure: boolean, now: () => number = Date.now) {
  const signed = signing(key, 'upload');
  return {
    /** The Set-Cookie of an upload's answer. */
    forUpload(name: string, version: string): string {
      const mark: ReadMark = { name, version, until: now() + seconds * 1000 };
      return httpOnly(cookie, signed.sign(mark), {
        seconds,
        secure,
        path: `/remotes/${name}/${version}/`,
        sameSite: 'Strict',
      });
    },
    /** Whether a Cookie header has a mark for this version that has not ended. */
    opens(cookies: string | undefined, name: string, version: string): boolean {
      const mark = signed.read<ReadMark>(cookieIn(cookies, cookie));
      return mark?.name === name && mark.version === version && mark.until > now();
    },
  };
}

export type ReadMarks = ReturnType<typeof createReadMarks>;
