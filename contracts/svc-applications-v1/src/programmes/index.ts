/**
 * The table of programmes. Whoever needs to know something of a programme reads it here, by its key; a programme is
 * added by a file beside these and its lines in this one. Each export stands alone, so that a bundle carries what it
 * names.
 */

import { secondaryVisitPurposes } from '../messages-secondary';
import {
  type Choice,
  documentTypes,
  identityUpload,
  internshipPurposes,
  internshipSteps,
  labelOf,
  visitDocumentTypes,
  visitSteps,
} from '../vocabulary';
import {
  afterInternship,
  furtherInternship,
  internship,
  internshipCard,
  internshipForStaff,
  internshipPath,
  internshipUploads,
} from './internship';
import { internshipReading } from './internship-reading';
import type { FurtherWords, HomeCard, Programme, StaffWords } from './programme';
import { plainReading, type Reading } from './reading';
import { afterVisit, furtherVisit, visit, visitCard, visitForStaff, visitPath, visitUploads } from './visit';
import { visitReading } from './visit-reading';
import type { ProgrammeWizard } from './wizard';

export type { FurtherWords, HomeCard, Programme, StaffWords, TranslatedOffer } from './programme';
export type { Reading, ReadPart, ReadTab } from './reading';
export type { AskedDocument, ProgrammeWizard, WizardStep } from './wizard';

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

/** How an application is named to staff: `INT-007`, `VIS-007`. */
export const referenceOf = (type: string, id: number): string =>
  `${programmeOf(type).prefix}-${String(id).padStart(3, '0')}`;

/** Where each wizard is. */
export const applicationPaths: ByProgramme<string> = { intern: internshipPath, visitor: visitPath };

/** How the home page offers each. */
export const homeCards: ByProgramme<HomeCard> = { intern: internshipCard, visitor: visitCard };

/** What each is applied for: in its wizard, or from the dashboard. */
export const programmePurposes: ByProgramme<readonly Choice[]> = {
  intern: internshipPurposes,
  visitor: secondaryVisitPurposes,
};

/** What its wizard and its editors take; the last is for anything else. */
const documentChoices: ByProgramme<readonly Choice[]> = {
  intern: documentTypes,
  visitor: visitDocumentTypes,
};

const identity: Choice = { value: identityUpload, label: 'National ID or passport' };

/** Something of a programme that may be gone: its applications are still there, and are shown by its key. */
const ofAny = <Value>(table: ByProgramme<Value>, type: string): Value | undefined =>
  (table as Readonly<Record<string, Value>>)[type];

/** The kinds of documents that an application of a programme can hold. */
export const documentsOffered = (type: string): readonly Choice[] => {
  const kinds = ofAny(documentChoices, type) ?? [];
  return [...kinds.slice(0, -1), identity, ...kinds.slice(-1)];
};

/** What the upload dialog offers: the kinds of the programme, and those that an application of any may hold besides. */
export const uploadsOffered = (type: string): readonly Choice[] => {
  const own = documentsOffered(type);
  const others = documentTypes.filter(({ value }) => !own.some((kind) => kind.value === value));
  return [...own.slice(0, -1), ...others, ...own.slice(-1)];
};

/** What a kind of document is called: as its programme calls it, else as another does. */
export const documentLabel = (type: string, kind: string): string =>
  labelOf(
    [...(ofAny(documentChoices, type) ?? []), identity, ...Object.values(documentChoices).flat()],
    kind,
  );

/** What it is applied for, in words. */
export const purposeLabel = (type: string, purpose: string | null | undefined): string =>
  labelOf(ofAny(programmePurposes, type) ?? [], purpose);

const readings: ByProgramme<Reading> = { intern: internshipReading, visitor: visitReading };

/** How an application of a programme is read. */
export const readingOf = (type: string): Reading => ofAny(readings, type) ?? plainReading;

/** Which documents can be stored with an application from the dashboards, beside those of `uploadsOffered`. */
export const uploadTypes: ByProgramme<readonly string[]> = {
  intern: internshipUploads,
  visitor: visitUploads,
};

/** The staff's pages name the newest programme first. */
export const newestFirst = /* @__PURE__ */ [...programmes].reverse();

export const staffWords: ByProgramme<StaffWords> = { intern: internshipForStaff, visitor: visitForStaff };

/** How the staff's pages call a programme, also when it is gone. */
export const staffWordsOf = (type: string): StaffWords =>
  ofAny(staffWords, type) ?? {
    applicant: type,
    applicants: type,
    picture: 'person',
    list: type,
    listPath: '/admin',
    review: 'Application Review',
    nobody: 'Name',
  };

export const furtherWords: ByProgramme<FurtherWords> = { intern: furtherInternship, visitor: furtherVisit };

/** What happens after a submission, as its mail describes it. */
export const afterSubmission: ByProgramme<string> = { intern: afterInternship, visitor: afterVisit };

/** Wizards that are made from their programme; the others have pages of their own. */
export const programmeWizards: Partial<ByProgramme<ProgrammeWizard>> = {};

/** The steps of the wizards with pages of their own. */
const ownSteps: Partial<ByProgramme<readonly Choice[]>> = { intern: internshipSteps, visitor: visitSteps };

/** The steps of a programme's wizard, in their order. */
export const wizardSteps = (type: ApplicationType): readonly Choice[] =>
  programmeWizards[type]?.steps ?? ownSteps[type] ?? [];

/** Whether a further application has a form in the dashboard: where the wizard is made, it is the form of that, too. */
export const hasFurtherForm = (type: string): boolean => isProgramme(type) && !programmeWizards[type];
