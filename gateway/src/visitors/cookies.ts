/** Returns the value of a cookie in a Cookie header. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

export interface CookieOptions {
  seconds: number;
  secure: boolean;
  path?: string;
  sameSite?: 'Lax' | 'Strict';
}

/** Returns a Set-Cookie header that scripts cannot read. `seconds: 0` removes the cookie. */
export function httpOnly(
  name: string,
  value: string,
  { seconds, secure, path = '/', sameSite = 'Lax' }: CookieOptions,
): string {
  const more = secure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${more}`;
}
