import type { Ids, Tokens } from './cast';

/** Whom a call is for; whoever else asks is refused. */
export type Audience = 'anybody' | 'signed-in' | 'wizard' | 'applicant' | 'staff' | 'admin';

/** A call with everything that it needs to be a right one, made by the one it is for. */
export interface Target {
  who: Audience;
  /** The one who may. */
  by: keyof Tokens;
  /** Without it the path has no placeholders. */
  path?: (ids: Ids) => string;
  query?: string;
  json?: (ids: Ids) => object;
  /** The fields of a form beside its files. */
  fields?: (ids: Ids) => Record<string, string | number>;
  /** The fields that files come in. */
  files?: string[];
  /** Whether it takes pictures and texts besides PDFs, and how much. */
  kinds?: 'pdf' | 'pdf-or-picture' | 'documents';
  /** It says whose it is by an id; others must be told that there is nothing. */
  owned?: boolean;
  /** Others who may. */
  also?: readonly (keyof Tokens)[];
}

/** A path whose one placeholder is an id. */
export const at =
  (before: string, pick: (ids: Ids) => number, after = '') =>
  (ids: Ids) =>
    `${before}/${pick(ids)}${after}`;
