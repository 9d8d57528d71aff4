import {
  answersIn,
  clinicalExperience,
  courses,
  degrees,
  disability,
  honors,
  interests,
  organisation,
  person,
  researchExperience,
  type Section,
  skills,
  statement,
  stay,
  type TypedIn,
  typed,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { dialCodeOf } from '@portal/contract-svc-applications-v1/values/dial-code';
import type { HourlyPeriod, InternshipForm, VisitForm, WizardForm } from '../../base/form';
import { readInternshipForm, readProgrammeForm, readVisitForm } from '../../base/form';
import type { FullReview } from '../../base/review';
import { incompleteIn, type Rows } from '../../base/review/incomplete';

/** The form of the internship's editor: the wizard's answers, with the hours of each period. */
export type EditedInternship = Omit<InternshipForm, 'periods'> & { periods: HourlyPeriod[] };

/** The form of the visitor's editor: the wizard's answers, and the additional questions of a further visit. */
export type EditedVisit = VisitForm & TypedIn<typeof stay>;

/** The answers to some sections, by their names in a form. */
const answersTo = (sections: readonly Section[], review: FullReview): Record<string, unknown> =>
  Object.assign({}, ...sections.map((section) => answersIn(section, review)));

const alike = [person, disability, interests, statement, skills];
const ofInternship = [degrees, honors, courses, clinicalExperience, researchExperience, volunteerExperience];

/** The person's phone number in the members of a form. */
function phoneIn({ intern_details }: FullReview) {
  const phone = (intern_details?.phone_number ?? '').replace(/\D/g, '');
  return { phone, country_code: dialCodeOf(phone) ?? '' };
}

/** The answers that both editors share, by their names in the form. */
function commonAnswers(review: FullReview): Record<string, unknown> {
  const answers = answersTo(alike, review);
  return {
    ...answers,
    ...phoneIn(review),
    institutions: review.institution,
    ...review.answers,
  };
}

/**
 * The answers with a list's incomplete rows after the complete ones: a person who changes the list sees all rows, and
 * completes or removes them.
 */
function withIncomplete(review: FullReview, answers: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.keys(review.incomplete_rows ?? {}).filter((list) => list !== 'references');
  const whole = (list: string) => [
    ...((answers[list] as Rows | undefined) ?? []),
    ...incompleteIn(review, list),
  ];
  return { ...answers, ...Object.fromEntries(lists.map((list) => [list, whole(list)])) };
}

/** The form of an application whose programme's pages are built from its table. */
export const madeFromReview = (sections: readonly Section[], review: FullReview): WizardForm =>
  readProgrammeForm(sections, withIncomplete(review, { ...answersTo(sections, review), ...phoneIn(review) }));

const firstHours = ({ period }: FullReview) => period.find((row) => row.hours_available)?.hours_available;

const byType = (review: FullReview, type: string) =>
  [...review.references, ...incompleteIn(review, 'references')].find((one) => one.type === type);

/** Reads answers of an earlier format into the editor's form. */
export function readIntern(answers: object): EditedInternship {
  const form = readInternshipForm(answers);
  const rows: unknown = (answers as Partial<EditedInternship>).periods;
  const list = Array.isArray(rows) ? rows : [];
  return {
    ...form,
    hours_available: '',
    // An earlier editor kept the same hours for all periods.
    periods: form.periods.map((row, index) => ({
      ...row,
      hours_available: form.hours_available || hoursIn(list[index]),
    })),
  };
}

function hoursIn(row: unknown): string {
  const hours = (row as Partial<HourlyPeriod> | null | undefined)?.hours_available as unknown;
  return typeof hours === 'number' || typeof hours === 'string' ? String(hours) : '';
}

export function readVisit(answers: object): EditedVisit {
  return { ...readVisitForm(answers), ...typed(stay, { ...answers }) };
}

/** The form of an internship application as it is stored. */
export const internFromReview = (review: FullReview): EditedInternship =>
  readIntern(
    withIncomplete(review, {
      ...commonAnswers(review),
      purpose: review.purpose,
      ...answersTo(ofInternship, review),
      periods: review.period,
      references: [byType(review, 'academic'), byType(review, 'community')],
    }),
  );

/** The form of a visit application as it is stored. */
export const visitFromReview = (review: FullReview): EditedVisit =>
  readVisit(
    withIncomplete(review, {
      ...commonAnswers(review),
      ...review.logistics,
      // The review has the sum over the periods; the form asks for weekly hours.
      hours_available: firstHours(review) ?? review.form_data?.hours_available,
      purpose: review.visitor_info?.purpose ?? review.purpose,
      ...answersTo([organisation], review),
      previous_degrees: review.form_data?.previous_degrees,
    }),
  );
