import { clearedCookies, sessionCookies } from '@portal/contract-svc-auth-v1';

const expiresAt = new Date('2026-11-28T09:00:00Z');
const cookies = (secure: boolean) =>
  sessionCookies({ fileToken: 'aaa.bbb.ccc', xsrfToken: 'xyz', expiresAt, secure });

describe('the cookies of a session', () => {
  it('last as long as the session', () => {
    for (const line of cookies(false)) expect(line).toContain('Expires=Sat, 28 Nov 2026 09:00:00 GMT');
  });

  it('are sent over HTTPS alone when the portal is reached by HTTPS', () => {
    for (const line of cookies(true)) expect(line).toMatch(/; Secure$/);
    for (const line of cookies(false)) expect(line).not.toContain('Secure');
  });

  it('are removed at each of their paths', () => {
    const places = (lines: string[]) =>
      lines.map((line) => [line.split('=')[0], /Path=([^;]+)/.exec(line)?.[1]]);
    expect(places(clearedCookies(true))).toEqual(places(cookies(true)));
    for (const line of clearedCookies(true)) expect(line).toMatch(/^[\w-]+=; .*Expires=Thu, 01 Jan 1970/);
  });
});
