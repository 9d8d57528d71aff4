import { extraIn, type Leaf, programmeAnswers, termOf } from '@portal/contract-svc-applications-v1/questions';
import { type Answers as Document, withReferee } from '../application';
import { asYesNo as yesNo } from '../platform';
import type { DemoAnswers } from './answers';
import type { Story } from './story';

function wizardForm({ person, purpose, submittedAt }: Story, answers: DemoAnswers): Document {
  const { details } = answers;
  return {
    purpose,
    agree_submission: true,
    agree_terms: true,
    name: person.name,
    email: person.email,
    phone: person.phone,
    dob: details.date_of_birth,
    gender: details.gender,
    nationality: details.nationality,
    current_address: details.current_address,
    permanent_address: details.permanent_address ?? '',
    contact_preference: details.contact_preference,
    has_disability: yesNo(details.has_disability),
    disability_description: details.disability_description ?? '',
    institutions: answers.institutions,
    interests: answers.interests.map(({ area, other }) => ({ area, other: other ?? '' })),
    ...answers.texts,
    languages: answers.languages,
    periods: answers.periods.map(({ start_date, end_date }) => ({ start_date, end_date })),
    ...(answers.periods[0] && { hours_available: answers.periods[0].hours_available }),
    ...answers.organisation,
    ...(submittedAt && { signature: person.name, agreement: true }),
  };
}

/** All answers of an application as one document. */
export function documentOf(story: Story, answers: DemoAnswers): Document {
  const described = (wanted: string) =>
    answers.experiences.filter(({ kind }) => kind === wanted).map(({ description }) => ({ description }));
  const referees = answers.referees.reduce<Document>(
    (form, { full_name, ...referee }) => withReferee(form, { fullName: full_name, ...referee }),
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
    ...wizardForm(story, answers),
    ...(story.type === 'intern' ? lists : { periods: answers.periods }),
    ...referees,
    ...visitOf(answers),
    ...samplesOf(story),
  };
}

function visitOf({ logistics }: DemoAnswers): Document {
  if (!logistics) return {};
  const { has_visited, needs_visa_assistance, emergency_contact_email, ...visit } = logistics;
  return {
    ...visit,
    has_visited: yesNo(has_visited),
    needs_visa_assistance: yesNo(needs_visa_assistance),
    emergency_contact_email: emergency_contact_email ?? '',
  };
}

/** A valid answer to each question that portals from before the one-document answers did not have. */
const samplesOf = ({ type }: Story): Document =>
  Object.fromEntries(
    Object.entries(extraIn(programmeAnswers[type].sections)).map(([key, question]) => [
      key,
      sampleOf(question),
    ]),
  );

function sampleOf(question: Leaf): unknown {
  if (question.kind === 'choice') return question.options[0]?.value ?? '';
  if (question.kind === 'whole') return question.min;
  if (question.kind === 'tick') return true;
  return { 'yes-no': 'yes', day: '2027-03-01' }[question.kind as string] ?? termOf(question);
}
