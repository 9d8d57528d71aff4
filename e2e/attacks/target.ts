import type { Ids, Tokens } from './actors';

/** The people a call is for; everybody else is refused. */
export type Audience = 'anybody' | 'signed-in' | 'wizard' | 'applicant' | 'staff' | 'admin';

/** A call with everything that a right request needs, and a person who may make it. */
export interface Target {
  who: Audience;
  /** The person who makes the right request. */
  by: keyof Tokens;
  /** Absent when the path has no placeholders. */
  path?: (ids: Ids) => string;
  query?: string;
  json?: (ids: Ids) => object;
  /** The fields of a form besides its files. */
  fields?: (ids: Ids) => Record<string, string | number>;
  /** The names of the file fields. */
  files?: string[];
  /** The kinds of files that the call accepts. */
  kinds?: 'pdf' | 'pdf-or-picture' | 'documents';
  /** True when an id in the call names a person's own record; others must be answered that there is none. */
  owned?: boolean;
  /** The status of the right request: 200, unless the scene lacks something for it. */
  right?: number;
  /** True when a session may have two such requests at once: a third one gets 429. */
  twoAtOnce?: boolean;
  /** Other people who may make the call. */
  also?: readonly (keyof Tokens)[];
}

/** A path whose one placeholder is an id. */
export const at =
  (before: string, pick: (ids: Ids) => number, after = '') =>
  (ids: Ids) =>
    `${before}/${pick(ids)}${after}`;
