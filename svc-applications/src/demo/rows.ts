import { openSlot } from '../applications/application';
import { rowsOf, searchColumns } from '../lists/words-store';
import { type Answers, answersOf } from './answers';
import { documentOf, formOf } from './document';
import type { Random } from './random';
import type { Story } from './story';

/** By the names of their tables. */
export type Rows = Record<string, object[]>;

/** All rows of the application itself. */
export function applicationRows(story: Story, random: Random): Rows {
  const answers = answersOf(story, random);
  const { id, type, person } = story;
  const application_id = id;
  const searchable = { name: person.name, email: person.email, phone: person.phone };
  const listed = (rows: object[]) => rows.map((row, position) => ({ application_id, position, ...row }));
  return {
    applications: [{ ...applicationRow(story, answers), ...searchColumns(searchable) }],
    application_words: rowsOf({ id, type }, searchable),
    intern_details: [{ application_id, ...answers.details }],
    institutions: listed(answers.institutions),
    degrees: listed(answers.degrees),
    honors: listed(answers.honors),
    course_works: listed(answers.courseWorks),
    experiences: listed(answers.experiences),
    interests: listed(answers.interests),
    language_skills: listed(answers.languages),
    periods: listed(answers.periods),
    referees: answers.referees.map((referee) => ({ application_id, ...referee })),
    visitor_info: answers.organisation ? [{ application_id, ...answers.organisation }] : [],
    logistics: answers.logistics ? [{ application_id, ...answers.logistics }] : [],
  };
}

const versionOf = ({ currentStep, decidedAt }: Story): number => currentStep + (decidedAt ? 1 : 0);

function applicationRow(story: Story, answers: Answers) {
  const { person, submittedAt } = story;
  return {
    id: story.id,
    person_id: person.id,
    type: story.type,
    status: story.status,
    current_step: story.currentStep,
    version: versionOf(story),
    open_slot: submittedAt ? null : openSlot(person.id, story.type),
    applicant_name: person.name,
    applicant_email: person.email,
    applicant_phone: person.phone,
    purpose: submittedAt ? story.purpose : null,
    signature: submittedAt ? person.name : null,
    agreement: submittedAt !== null,
    origin: story.origin,
    original_application_id: story.originalId,
    form_data: JSON.stringify(formOf(story, answers)),
    answers: JSON.stringify(documentOf(story, answers)),
    answers_version: versionOf(story),
    submitted_at: submittedAt,
    created_at: story.createdAt,
    updated_at: story.updatedAt,
  };
}
