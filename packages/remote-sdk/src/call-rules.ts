import { isStaffRole, type ShellApi } from '@portal/contract-shell-v1';
import type { ApiError, ErrorBody } from './api-error';

/**
 * Paths whose 401 leaves the session alone: the page that asked shows the message, and a wrong current password or a
 * refused sign-in does not concern the session.
 */
const SPARED = [
  '/api/applications/',
  '/api/me',
  '/api/documents',
  '/api/user/applications',
  '/change-password',
  '/login',
];

/** Applies the shared consequences of an error answer: the session may end, the portal may be closed. */
export function applySharedRules(
  shell: ShellApi,
  path: string,
  sentToken: string | null,
  error: ApiError,
): void {
  if (error.status === 401 && endsSession(path) && sentToken !== null) {
    // A session that began since then, perhaps in another tab, was not refused.
    if (shell.session.current()?.token === sentToken) shell.session.end('expired');
  }
  if (error.status === 503 && (error.body as ErrorBody | null)?.portal_enabled === false && !isStaff(shell)) {
    shell.navigate('/maintenance');
  }
}

function endsSession(path: string): boolean {
  return !SPARED.some((spared) => path.includes(spared));
}

function isStaff(shell: ShellApi): boolean {
  return isStaffRole(shell.session.current()?.user.role ?? '');
}

/** The language of answers; an older shell uses English. */
export const languageOf = ({ language }: ShellApi): string => language?.current() ?? 'en';

/** What every call carries: who the caller is, and the language for answers. */
export interface Caller {
  token: string | null;
  language: string;
}

/** Headers of every call: the language, the session's token and the value of the XSRF cookie. */
export function sharedHeaders({ token, language }: Caller): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
  if (token) headers.Authorization = `Bearer ${token}`;
  const xsrf = readCookie('XSRF-TOKEN');
  if (xsrf) headers['X-XSRF-TOKEN'] = xsrf;
  return headers;
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}
