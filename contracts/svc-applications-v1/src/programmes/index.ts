/**
 * The table of programmes, by key. All code that needs something about a programme reads it here. A programme is added
 * by a file in this folder and its lines in this file. Each export is separate, so that a bundle contains only the
 * exports it uses.
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

/** A value for each programme. */
export type ByProgramme<Value> = { readonly [Key in ApplicationType]: Value };

/** Makes a value for each programme of the table, in its order. */
export const byProgramme = <Value>(
  of: (programme: Programme<ApplicationType>) => Value,
): ByProgramme<Value> =>
  Object.fromEntries(programmes.map((programme) => [programme.key, of(programme)])) as ByProgramme<Value>;

export const isProgramme = (key: unknown): key is ApplicationType =>
  programmes.some((programme) => programme.key === key);

/** The programme with this key. A programme added after this build is named by its key. */
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

/** The reference of an application for staff: `INT-007`, `VIS-007`. */
export const referenceOf = (type: string, id: number): string =>
  `${programmeOf(type).prefix}-${String(id).padStart(3, '0')}`;

/** The path of each wizard. */
export const applicationPaths: ByProgramme<string> = { intern: internshipPath, visitor: visitPath };

/** The card with which the home page offers each programme. */
export const homeCards: ByProgramme<HomeCard> = { intern: internshipCard, visitor: visitCard };

/** The purposes of each programme's applications, in its wizard or from the dashboard. */
export const programmePurposes: ByProgramme<readonly Choice[]> = {
  intern: internshipPurposes,
  visitor: secondaryVisitPurposes,
};

/** The documents that a wizard and its editors accept; the last kind is for anything else. */
const documentChoices: ByProgramme<readonly Choice[]> = {
  intern: documentTypes,
  visitor: visitDocumentTypes,
};

const identity: Choice = { value: identityUpload, label: 'National ID or passport' };

/** A value for a programme that may no longer exist; then undefined. */
const ofAny = <Value>(table: ByProgramme<Value>, type: string): Value | undefined =>
  (table as Readonly<Record<string, Value>>)[type];

/** The kinds of documents that an application of a programme can hold. */
export const documentsOffered = (type: string): readonly Choice[] => {
  const kinds = ofAny(documentChoices, type) ?? [];
  return [...kinds.slice(0, -1), identity, ...kinds.slice(-1)];
};

/**
 * The kinds of documents that the upload dialog offers: those of the programme, and those that applications of any
 * programme may have.
 */
export const uploadsOffered = (type: string): readonly Choice[] => {
  const own = documentsOffered(type);
  const others = documentTypes.filter(({ value }) => !own.some((kind) => kind.value === value));
  return [...own.slice(0, -1), ...others, ...own.slice(-1)];
};

/** The name of a kind of document, as the programme calls it, or else as another does. */
export const documentLabel = (type: string, kind: string): string =>
  labelOf(
    [...(ofAny(documentChoices, type) ?? []), identity, ...Object.values(documentChoices).flat()],
    kind,
  );

/** The name of a purpose. */
export const purposeLabel = (type: string, purpose: string | null | undefined): string =>
  labelOf(ofAny(programmePurposes, type) ?? [], purpose);

const readings: ByProgramme<Reading> = { intern: internshipReading, visitor: visitReading };

/** The parts in which staff and applicants read an application of a programme. */
export const readingOf = (type: string): Reading => ofAny(readings, type) ?? plainReading;

/** The kinds of documents that can be stored from the dashboards, besides those of `uploadsOffered`. */
export const uploadTypes: ByProgramme<readonly string[]> = {
  intern: internshipUploads,
  visitor: visitUploads,
};

/** The programmes with the newest first, the order on the staff's pages. */
export const newestFirst = /* @__PURE__ */ [...programmes].reverse();

export const staffWords: ByProgramme<StaffWords> = { intern: internshipForStaff, visitor: visitForStaff };

/** The staff pages' words for a programme, also for one that no longer exists. */
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

/** What happens after a submission, as the confirmation mail says. */
export const afterSubmission: ByProgramme<string> = { intern: afterInternship, visitor: afterVisit };

/** Wizards that are built from this table; the other programmes have pages of their own. */
export const programmeWizards: Partial<ByProgramme<ProgrammeWizard>> = {};

/** The steps of the wizards with pages of their own. */
const ownSteps: Partial<ByProgramme<readonly Choice[]>> = { intern: internshipSteps, visitor: visitSteps };

/** The steps of a programme's wizard, in their order. */
export const wizardSteps = (type: ApplicationType): readonly Choice[] =>
  programmeWizards[type]?.steps ?? ownSteps[type] ?? [];

/**
 * Whether a further application has its own form in the dashboard. A wizard built from the table also serves as that
 * form.
 */
export const hasFurtherForm = (type: string): boolean => isProgramme(type) && !programmeWizards[type];
