/** A request target that is safe to act on. */
export interface Address {
  path: string;
  /** With the question mark; empty where there is none. */
  query: string;
}

const plain = /^(\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?$/;
const printable = /^[\x21-\x7e]+$/;
/** Encoded slashes, backslashes, dots and control characters, also when encoded twice: only attacks use them. */
const trick = /%(25)*(2f|5c|2e|[01][0-9a-f]|7f)/i;

/**
 * Splits a request target into path and query. Undefined for anything but a plain path of this server: absolute forms,
 * empty or dotted segments, backslashes, encoded separators, broken percent signs.
 */
export function readAddress(target: string): Address | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  if (!path) return undefined;
  return plain.test(path) || isSafe(path) ? { path, query } : undefined;
}

function isSafe(path: string): boolean {
  if (!path.startsWith('/') || !printable.test(path)) return false;
  if (path.includes('//') || path.includes('\\') || trick.test(path)) return false;
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return !path.split('/').some((segment) => /^\.{1,2}(;.*)?$/.test(segment));
}

/**
 * `/api/public/X` and `/api/publicX` are old names of `/api/X`; every other path is returned as it is. One prefix is
 * removed, never two.
 */
export function withoutAlias(path: string): string {
  const old = /^\/api\/public(?=\/|[a-z])\/?(.*)$/.exec(path);
  return old ? `/api/${old[1]}` : path;
}
