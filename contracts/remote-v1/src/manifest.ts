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
  /** The address to which people without access are sent. Default '/'. */
  signIn?: string;
  /** The sentence that people without a session read there; the shell's own sentence when absent. */
  signInMessage?: string;
  /** The sentence in other languages, by their tags: { fr: 'Connectez-vous d’abord.' }. */
  signInMessages?: Readonly<Record<string, string>>;
  /** Stays reachable while the portal is closed to applicants. Default: only pages for staff do. */
  openWhenClosed?: boolean;
  /**
   * The text of a link to the page, in lists of pages that the shell offers. Without a label the page is not listed.
   */
  label?: string;
  /** The label in other languages, by their tags: { fr: 'Candidature de stage' }. */
  labels?: Readonly<Record<string, string>>;
}

/** A remote's manifest.json: everything that the shell and the gateway know about the remote. */
export interface RemoteManifest {
  /** Folder and federation name, for example 'mfe-admin'. */
  name: string;
  /** The remote's name for people, in menus and failure panels: 'Internship application'. */
  title?: string;
  /** The title in other languages, by their tags: { fr: 'Candidature de stage' }. */
  titles?: Readonly<Record<string, string>>;
  pages: RemotePage[];
  /** Range of shell API versions it was written for, for example '^1.0.0'. */
  shellApi: string;
  /** Range of each service contract it calls, for example { 'svc-applications': '^1.0.0' }. */
  contracts?: Record<string, string>;
  /** Range of the federation runtime that its code borrows from the shell. The build writes it. */
  runtime?: string;
}

/** The rule for a field in words, by the field's name without numbers and the names in between. */
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
 * Checks a value against the form of a remote's manifest. Unknown fields are accepted, so that an older shell can read
 * a newer remote.
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
