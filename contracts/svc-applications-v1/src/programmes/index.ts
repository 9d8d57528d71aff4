/**
 * The table of programmes. Whoever needs to know something of a programme reads it here, by its key; a programme is
 * added by a file beside these and its lines in this one. Each export stands alone, so that a bundle carries what it
 * names.
 */

import { secondaryVisitPurposes } from '../messages-secondary';
import { type Choice, internshipPurposes } from '../vocabulary';
import {
  afterInternship,
  furtherInternship,
  internship,
  internshipForStaff,
  internshipPath,
  internshipUploads,
} from './internship';
import type { FurtherWords, Programme, StaffWords } from './programme';
import { afterVisit, furtherVisit, visit, visitForStaff, visitPath, visitUploads } from './visit';

export type { FurtherWords, Programme, StaffWords } from './programme';

export const programmes = [internship, visit] as const;
export type ApplicationType = (typeof programmes)[number]['key'];

/** Something for each programme. */
export type ByProgramme<Value> = { readonly [Key in ApplicationType]: Value };

/** Made from the table, in its order. */
export const byProgramme = <Value>(
  of: (programme: Programme<ApplicationType>) => Value,
): ByProgramme<Value> =>
  Object.fromEntries(programmes.map((programme) => [programme.key, of(programme)])) as ByProgramme<Value>;

export const isProgramme = (key: unknown): key is ApplicationType =>
  programmes.some((programme) => programme.key === key);

/** What is known of a programme. One that was added since is called by its key. */
export const programmeOf = (key: string): Programme =>
  programmes.find((programme) => programme.key === key) ?? {
    key,
    prefix: 'APP',
    label: key,
    one: key,
    steps: 1,
  };

export const applicationTypes: readonly { readonly value: ApplicationType; readonly label: string }[] =
  /* @__PURE__ */ programmes.map(({ key, label }) => ({ value: key, label }));

/** How an application is named to people: `INT-7`, `VIS-7`. */
export const referenceOf = (type: string, id: number): string => `${programmeOf(type).prefix}-${id}`;

/** Where each wizard is. */
export const applicationPaths: ByProgramme<string> = { intern: internshipPath, visitor: visitPath };

/** What each is applied for: in its wizard, or from the dashboard. */
export const programmePurposes: ByProgramme<readonly Choice[]> = {
  intern: internshipPurposes,
  visitor: secondaryVisitPurposes,
};

/** Which documents can be stored with an application from the dashboards. */
export const uploadTypes: ByProgramme<readonly string[]> = {
  intern: internshipUploads,
  visitor: visitUploads,
};

export const staffWords: ByProgramme<StaffWords> = { intern: internshipForStaff, visitor: visitForStaff };

export const furtherWords: ByProgramme<FurtherWords> = { intern: furtherInternship, visitor: furtherVisit };

/** What happens after a submission, as its mail says. */
export const afterSubmission: ByProgramme<string> = { intern: afterInternship, visitor: afterVisit };
