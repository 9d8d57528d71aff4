import type { Checked } from './check';
import { wrongFields } from './manifest-rules';

/** Who may open a page. The server enforces it again on every call. */
export type PageAccess = 'open' | 'applicant' | 'staff';

export interface RemotePage {
  /** '/userdashboard' (that path alone) or '/userdashboard/*' (that path and all below it). */
  path: string;
  /** The exported mount, as federation names it: './page'. */
  mount: string;
  /** Default 'open'. */
  access?: PageAccess;
  /** Where people without access are sent. Default '/'. */
  signIn?: string;
  /** What people without a session read there. Without one the shell has its own sentence. */
  signInMessage?: string;
  /** The same in other languages, by their tags: { fr: 'Connectez-vous d’abord.' }. */
  signInMessages?: Readonly<Record<string, string>>;
  /** Stays reachable while the portal is closed to applicants. Default: only pages for staff do. */
  openWhenClosed?: boolean;
  /** The text of a link to it, where the shell offers pages to choose from. Without one it is not offered. */
  label?: string;
  /** The same in other languages, by their tags: { fr: 'Candidature de stage' }. */
  labels?: Readonly<Record<string, string>>;
}

/** A remote's manifest.json: all that the shell and the gateway know of it. */
export interface RemoteManifest {
  /** Folder and federation name, for example 'mfe-admin'. */
  name: string;
  /** What people call it, for menus and failure panels: 'Internship application'. */
  title?: string;
  /** The same in other languages, by their tags: { fr: 'Candidature de stage' }. */
  titles?: Readonly<Record<string, string>>;
  pages: RemotePage[];
  /** Range of shell API versions it was written for, for example '^1.0.0'. */
  shellApi: string;
  /** Range of each service contract it calls, for example { 'svc-applications': '^1.0.0' }. */
  contracts?: Record<string, string>;
  /** Range of the federation runtime that its code borrows from the shell. The build writes it. */
  runtime?: string;
}

/** What a field must be, by its name without the numbers and names in between. */
const mustBe: Readonly<Record<string, string>> = {
  name: 'lower-case words joined by dashes',
  shellApi: "a range such as '^1.0.0'",
  runtime: "a range such as '^2.9.2'",
  titles: 'texts by language',
  contracts: 'an object of ranges',
  'contracts.': "a range such as '^1.0.0'",
  pages: 'a list of at least one page',
  'pages.': 'an object',
  'pages.path': "a path such as '/admin/*'",
  'pages.mount': "an export such as './page'",
  'pages.access': 'open, applicant or staff',
  'pages.label': 'a text',
  'pages.labels': 'texts by language',
  'pages.signIn': "a path such as '/staff/auth'",
  'pages.signInMessage': 'a text',
  'pages.signInMessages': 'texts by language',
};

const kindOf = (field: string) =>
  field.replace(/^contracts\..*/, 'contracts.').replace(/^pages\.\d+\.?/, 'pages.');

/**
 * Holds any value against the shape of a remote's manifest. Unknown fields are let through, so that a newer
 * remote can be read by an older shell.
 */
export function checkRemoteManifest(value: unknown): Checked<RemoteManifest> {
  const problems = wrongFields(value).map(
    (field) => `${field || 'the manifest'} must be ${mustBe[kindOf(field)] ?? 'an object'}`,
  );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as RemoteManifest };
}

/** Whether a page of a manifest answers to a path of the address bar. Case and a last slash do not matter. */
export function pageMatches(page: Pick<RemotePage, 'path'>, pathname: string): boolean {
  const asked = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const own = page.path.toLowerCase();
  if (!own.endsWith('/*')) return asked === own;
  const base = own.slice(0, -2);
  return asked === base || asked.startsWith(`${base}/`);
}
