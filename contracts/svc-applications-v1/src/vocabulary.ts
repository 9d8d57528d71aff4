/**
 * The shared vocabulary: every enumeration, limit and step name that the applications service and its callers share. It
 * is data only: values are used in calls, labels are shown to people.
 */

/** One choice of a list: `value` goes over the wire, `label` is shown. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

const named = <Value extends string>(...values: Value[]): readonly Choice<Value>[] =>
  values.map((value) => ({ value, label: value }));

/** The wire values of a list of choices, for validation. */
export const valuesOf = <Value extends string>(choices: readonly Choice<Value>[]): Value[] =>
  choices.map((choice) => choice.value);

/**
 * The wire values of a list of choices, and further values, as a pure call: a bundle that does not use the result
 * leaves it out.
 */
export const valuesAnd = (choices: readonly Choice[], ...more: string[]): readonly string[] => [
  ...valuesOf(choices),
  ...more,
];

/** The label of a wire value; the value itself when it is not in the list. */
export const labelOf = (choices: readonly Choice[], value: string | null | undefined): string =>
  choices.find((choice) => choice.value === value)?.label ?? value ?? '';

export const applicationStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'submitted', label: 'Submitted' },
  { value: 'in-review', label: 'In review' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies readonly Choice[];
export type ApplicationStatus = (typeof applicationStatuses)[number]['value'];

export const internshipPurposes = [
  { value: 'academic', label: 'Academic Requirement' },
  { value: 'personal', label: 'Personal Professional Development' },
  { value: 'volunteer', label: 'Volunteer' },
] as const satisfies readonly Choice[];
export type InternshipPurpose = (typeof internshipPurposes)[number]['value'];

export const visitPurposes = [
  { value: 'personal', label: 'Personal' },
  { value: 'institutional', label: 'Institutional' },
] as const satisfies readonly Choice[];
export type VisitPurpose = (typeof visitPurposes)[number]['value'];

/** Offered to applicants. `prefer` (internship form) and `other` (editors) are accepted too. */
export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'prefer_not', label: 'Prefer not to say' },
] as const satisfies readonly Choice[];
export const acceptedGenders = ['male', 'female', 'other', 'prefer_not', 'prefer'] as const;

export const contactPreferences = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const satisfies readonly Choice[];

export const institutionDegreeLevels = /* @__PURE__ */ named(
  'High School',
  'Associate',
  'Bachelor',
  'Master',
  'PhD',
  'Post-graduate',
);
export const degreeLevels = /* @__PURE__ */ named('Associate', 'Bachelor', 'Master', 'PhD', 'Post-graduate');
export const visitorDegreeLevels = /* @__PURE__ */ named('Associate', 'Bachelor', 'Master', 'PhD');

export const interestAreas = [
  { value: 'Education', label: 'Education' },
  { value: 'Research', label: 'Research' },
  { value: 'Advocacy', label: 'Advocacy' },
  { value: 'Open', label: 'Open to All' },
  { value: 'Other', label: 'Other' },
] as const satisfies readonly Choice[];

export const languages = /* @__PURE__ */ named(
  'English',
  'French',
  'Chinese',
  'Spanish',
  'Kiswahili',
  'Kinyarwanda',
  'Arabic',
  'Portuguese',
  'Russian',
);
export const proficiencies = /* @__PURE__ */ named(
  'Native',
  'Basic',
  'Intermediate',
  'Advanced',
  'Proficient',
);

export const documentTypes = [
  { value: 'cv', label: 'Signed CV / Resume' },
  { value: 'cover_letter', label: 'Cover letter' },
  { value: 'transcript', label: 'Academic transcript or proof of enrolment' },
  { value: 'criminal_record', label: 'Valid criminal record' },
  { value: 'other', label: 'Other document' },
] as const satisfies readonly Choice[];
export type DocumentType = (typeof documentTypes)[number]['value'];
export const requiredInternshipDocuments = ['cv', 'cover_letter', 'transcript', 'criminal_record'] as const;

/** The documents of a visit; its identity document has a call of its own. */
export const visitDocumentTypes = [
  { value: 'cv', label: 'Signed CV or professional bio' },
  { value: 'letter', label: 'Institutional letter of support' },
  { value: 'other', label: 'Other documents' },
] as const satisfies readonly Choice[];
export type VisitDocumentType = (typeof visitDocumentTypes)[number]['value'];
/** The documents without which a visit cannot be submitted. */
export const requiredVisitDocuments = {
  personal: ['cv'],
  institutional: ['cv', 'letter'],
} as const satisfies Record<VisitPurpose, readonly VisitDocumentType[]>;
/** The key of the identity document among the uploads. */
export const identityUpload = 'id';

/** The kinds of a visitor's accommodation. */
export const accommodationTypes = [
  { value: 'hotel', label: 'Hotel or guest house' },
  { value: 'rented', label: 'Rented room or flat' },
  { value: 'hosted', label: 'With family, friends or a host' },
  { value: 'own', label: 'At home: I live nearby' },
  { value: 'undecided', label: 'Not decided yet' },
] as const satisfies readonly Choice[];
export type AccommodationType = (typeof accommodationTypes)[number]['value'];

export const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Choice[];

export const visitDeclarations = [
  'declaration_accuracy',
  'declaration_conduct',
  'declaration_data_processing',
] as const;

export const referenceTypes = [
  { value: 'academic', label: 'Academic reference' },
  { value: 'community', label: 'Community reference' },
] as const satisfies readonly Choice[];
export type ReferenceType = (typeof referenceTypes)[number]['value'];

/** The wizard's steps in their order: step number = index + 1. */
export const internshipSteps = [
  { value: 'welcome', label: 'Welcome' },
  { value: 'personal-info', label: 'Personal Info' },
  { value: 'personal-details', label: 'Personal Details' },
  { value: 'education', label: 'Education' },
  { value: 'experience', label: 'Experience' },
  { value: 'motivation', label: 'Motivation' },
  { value: 'skills', label: 'Skills' },
  { value: 'availability', label: 'Availability' },
  { value: 'academic-reference', label: 'Academic Reference' },
  { value: 'community-reference', label: 'Community Reference' },
  { value: 'documents', label: 'Documents' },
  { value: 'review', label: 'Review and Submit' },
] as const satisfies readonly Choice[];

export const visitSteps = [
  { value: 'welcome', label: 'Welcome' },
  { value: 'personal-info', label: 'Personal Info' },
  { value: 'education', label: 'Education' },
  { value: 'visit-goals', label: 'Visit Goals' },
  { value: 'logistics', label: 'Logistics' },
  { value: 'documents', label: 'Documents' },
  { value: 'declaration', label: 'Declaration' },
  { value: 'review', label: 'Review & Submit' },
] as const satisfies readonly Choice[];

/** The most applications that another service requests at once (listShares). */
export const shareMost = 500;

/** Defaults, in characters, of limits that an administrator may raise. */
export const defaultFormLimits = { experience_description: 50, personal_statement: 300 } as const;
export type FormLimits = { [Name in keyof typeof defaultFormLimits]: number };

export const limits = {
  /** Years. */
  minimumAge: 18,
  /** The earliest accepted date of birth. */
  earliestBirth: '1900-01-01',
  graduationYear: { min: 1900, max: 3030 },
  /** Digits, dial code included. */
  phone: { min: 10, max: 15 },
  periods: { min: 1, max: 3 },
  weeklyHours: { min: 1, max: 168 },
  /** People who come on an institutional visit, the applicant included. */
  participants: { min: 1, max: 200 },
  /** The least characters of a visitor's answers. */
  visitorMinimum: { institution_name: 2, institution_position: 2, current_address: 5 },
  /** Characters of a one-line answer and of a longer one. */
  line: 200,
  text: 1000,
  /** Rows of one repeatable list. */
  rows: 20,
  /** Bytes of one PDF sent by a wizard. */
  wizardFileBytes: 5 * 1024 * 1024,
  /** Bytes of one piece of a file that is sent in pieces; the last one may be smaller. */
  pieceBytes: 256 * 1024,
  defaultDialCode: '250',
} as const;
