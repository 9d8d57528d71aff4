import { type Checked, isRecord, isText } from './check';

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
  /** Stays reachable while the portal is closed to applicants. Default: only pages for staff do. */
  openWhenClosed?: boolean;
  /** What a link to it says, where the shell offers pages to choose from. Without one it is not offered. */
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
  /** Range of the federation runtime that its code borrows from the shell. Builds of before wrote it; those of today need none. */
  runtime?: string;
}

const NAME = /^[a-z][a-z0-9-]*$/;
const PATH = /^\/(?!\/)[A-Za-z0-9_/-]*(\/\*)?$/;
const MOUNT = /^\.\/[a-z0-9-]+$/;
const RANGE = /^[\^~]?\d+\.\d+\.\d+$/;
const ACCESS: readonly unknown[] = [undefined, 'open', 'applicant', 'staff'];

/**
 * Holds any value against the shape of a remote's manifest. Unknown fields are let through, so that a newer
 * remote can be read by an older shell.
 */
export function checkRemoteManifest(value: unknown): Checked<RemoteManifest> {
  if (!isRecord(value)) return { ok: false, problems: ['the manifest must be an object'] };
  const problems: string[] = [];
  if (!isText(value.name, NAME)) problems.push('name must be lower-case words joined by dashes');
  if (!isText(value.shellApi, RANGE)) problems.push("shellApi must be a range such as '^1.0.0'");
  if (value.runtime !== undefined && !isText(value.runtime, RANGE))
    problems.push("runtime must be a range such as '^2.9.2'");
  if (!isInLanguages(value.titles)) problems.push('titles must be texts by language');
  problems.push(...contractProblems(value.contracts), ...pageProblems(value.pages));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: value as unknown as RemoteManifest };
}

function contractProblems(contracts: unknown): string[] {
  if (contracts === undefined) return [];
  if (!isRecord(contracts)) return ['contracts must be an object of ranges'];
  return Object.entries(contracts)
    .filter(([, range]) => !isText(range, RANGE))
    .map(([name]) => `contracts.${name} must be a range such as '^1.0.0'`);
}

function pageProblems(pages: unknown): string[] {
  if (!Array.isArray(pages) || pages.length === 0) return ['pages must be a list of at least one page'];
  return pages.flatMap((page: unknown, index) => {
    if (!isRecord(page)) return [`pages.${index} must be an object`];
    const found: string[] = [];
    if (!isText(page.path, PATH)) found.push(`pages.${index}.path must be a path such as '/admin/*'`);
    if (!isText(page.mount, MOUNT)) found.push(`pages.${index}.mount must be an export such as './page'`);
    if (!ACCESS.includes(page.access)) found.push(`pages.${index}.access must be open, applicant or staff`);
    if (page.label !== undefined && !isText(page.label, /./))
      found.push(`pages.${index}.label must be a text`);
    if (!isInLanguages(page.labels)) found.push(`pages.${index}.labels must be texts by language`);
    if (page.signIn !== undefined && !isText(page.signIn, PATH))
      found.push(`pages.${index}.signIn must be a path such as '/staff/auth'`);
    return found;
  });
}

const isInLanguages = (texts: unknown): boolean =>
  texts === undefined || (isRecord(texts) && Object.values(texts).every((text) => isText(text, /./)));

/** Whether a page of a manifest answers to a path of the address bar. Case and a last slash do not matter. */
export function pageMatches(page: Pick<RemotePage, 'path'>, pathname: string): boolean {
  const asked = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const own = page.path.toLowerCase();
  if (!own.endsWith('/*')) return asked === own;
  const base = own.slice(0, -2);
  return asked === base || asked.startsWith(`${base}/`);
}
