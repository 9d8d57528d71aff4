import { stay, type TypedIn, typed } from '@portal/contract-svc-applications-v1/questions';
import { dialCodeOf } from '@portal/ui/phone';
import type { CommonForm, HourlyPeriod, InternshipForm, VisitForm } from '../form';
import { readInternshipForm, readVisitForm } from '../form';
import type { FullReview } from '../review';

/** What the internship's editor asks: the wizard's answers, with the hours of each period. */
export type EditedInternship = Omit<InternshipForm, 'periods'> & { periods: HourlyPeriod[] };

/** What the visitor's editor asks: the wizard's answers, and what the form of a further visit asks besides. */
export type EditedVisit = VisitForm & TypedIn<typeof stay>;

/** The answers that both editors ask alike, by their names in a form. */
function commonAnswers(review: FullReview): Record<string, unknown> {
  const person = review.intern_details ?? {};
  const phone = (person.phone_number ?? '').replace(/\D/g, '');
  return {
    name: person.full_name,
    email: person.email,
    phone,
    country_code: dialCodeOf(phone) ?? '',
    dob: person.date_of_birth,
    gender: person.gender,
    nationality: person.nationality,
    current_address: person.current_address,
    permanent_address: person.permanent_address,
    contact_preference: person.contact_preference,
    has_disability: review.disability?.has_disability,
    disability_description: review.disability?.description,
    institutions: review.institution,
    interests: review.interests,
    personal_statement: review.personal_statement,
    languages: review.languages,
    other_skills: review.other_skills,
    ...review.answers,
  };
}

const firstHours = ({ period }: FullReview) => period.find((row) => row.hours_available)?.hours_available;

const byType = (review: FullReview, type: string) => review.references.find((one) => one.type === type);

/** Answers of a form of another time or place, in the shape that the editor works with. */
export function readIntern(answers: object): EditedInternship {
  const form = readInternshipForm(answers);
  const rows: unknown = (answers as Partial<EditedInternship>).periods;
  const told = Array.isArray(rows) ? rows : [];
  return {
    ...form,
    hours_available: '',
    // Hours for all periods were typed in an editor of before.
    periods: form.periods.map((row, index) => ({
      ...row,
      hours_available: form.hours_available || hoursIn(told[index]),
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
  readIntern({
    ...commonAnswers(review),
    purpose: review.purpose,
    degrees: review.degree,
    honors: review.honours,
    course_works: review.course_work,
    clinic_experiences: review.clinic_experience,
    research_experiences: review.research_experience,
    volunteers: review.volunteer_experience,
    periods: review.period,
    references: [byType(review, 'academic'), byType(review, 'community')],
  });

/** The form of a visit application as it is stored. */
export const visitFromReview = (review: FullReview): EditedVisit =>
  readVisit({
    ...commonAnswers(review),
    ...review.logistics,
    // The sum over the periods; the form asks for the hours a week.
    hours_available: firstHours(review) ?? review.form_data?.hours_available,
    purpose: review.visitor_info?.purpose ?? review.purpose,
    previous_degrees: review.form_data?.previous_degrees,
    institution_name: review.visitor_info?.institution_name,
    institution_position: review.visitor_info?.institution_position,
  });

/** The form of an application as it is stored. */
export const formFromReview = (review: FullReview): CommonForm =>
  review.type === 'intern' ? internFromReview(review) : visitFromReview(review);
