import { furtherIn, type Leaf, termOf } from '@portal/contract-svc-applications-v1/questions';
import { sectionsAsked } from '../answered/answers';
import type { FormData } from '../applications/application';
import { asYesNo as yesNo } from '../fields';
import { refereeForm } from '../references/referee';
import type { Answers } from './answers';
import type { Story } from './story';

/** The form as it was typed last. */
export function formOf({ person, purpose, submittedAt }: Story, answers: Answers): FormData {
  const { details } = answers;
  return {
    ...{ purpose, agree_submission: true, agree_terms: true },
    ...{ name: person.name, email: person.email, phone: person.phone, dob: details.date_of_birth },
    ...{ gender: details.gender, nationality: details.nationality, current_address: details.current_address },
    permanent_address: details.permanent_address ?? '',
    contact_preference: details.contact_preference,
    has_disability: yesNo(details.has_disability),
    disability_description: details.disability_description ?? '',
    institutions: answers.institutions,
    interests: answers.interests.map(({ area, other }) => ({ area, other: other ?? '' })),
    ...(details.personal_statement && { personal_statement: details.personal_statement }),
    languages: answers.languages,
    ...(details.other_skills && { other_skills: details.other_skills }),
    periods: answers.periods.map(({ start_date, end_date }) => ({ start_date, end_date })),
    ...(answers.periods[0] && { hours_available: answers.periods[0].hours_available }),
    ...answers.organisation,
    ...(submittedAt && { signature: person.name, agreement: true }),
  };
}

/** All answers in one document: what the form says, and what its steps were told besides. */
export function documentOf(story: Story, answers: Answers): FormData {
  const described = (wanted: string) =>
    answers.experiences.filter(({ kind }) => kind === wanted).map(({ description }) => ({ description }));
  const referees = answers.referees.reduce<FormData>(
    (form, { full_name, ...referee }) => refereeForm(form, { fullName: full_name, ...referee }),
    {},
  );
  const lists = {
    degrees: answers.degrees,
    honors: answers.honors,
    course_works: answers.courseWorks,
    clinic_experiences: described('clinic'),
    research_experiences: described('research'),
    volunteers: described('volunteer'),
    periods: answers.periods,
  };
  return {
    ...formOf(story, answers),
    ...(story.type === 'intern' ? lists : { periods: answers.periods }),
    ...referees,
    ...visitOf(answers),
    ...samplesOf(story),
  };
}

function visitOf({ logistics }: Answers): FormData {
  if (!logistics) return {};
  const { has_visited, needs_visa_assistance, emergency_contact_email, ...visit } = logistics;
  return {
    ...visit,
    has_visited: yesNo(has_visited),
    needs_visa_assistance: yesNo(needs_visa_assistance),
    emergency_contact_email: emergency_contact_email ?? '',
  };
}

/** An answer to each question that no table has; the first that fits. */
const samplesOf = ({ type }: Story): FormData =>
  Object.fromEntries(
    Object.entries(furtherIn(sectionsAsked[type])).map(([key, question]) => [key, sampleOf(question)]),
  );

function sampleOf(question: Leaf): unknown {
  if (question.kind === 'choice') return question.options[0]?.value ?? '';
  if (question.kind === 'whole') return question.min;
  if (question.kind === 'tick') return true;
  return { 'yes-no': 'yes', day: '2027-03-01' }[question.kind as string] ?? termOf(question);
}
