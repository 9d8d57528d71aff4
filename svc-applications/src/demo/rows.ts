import { documentColumns, newIdentityRow, openSlot, partRows, searchColumns, wordRows } from '../application';
import { type DemoAnswers, madeUpAnswers } from './answers';
import { documentOf } from './document';
import type { Random } from './random';
import type { Story } from './story';

/** Rows by the names of their tables. */
export type Rows = Record<string, object[]>;

/** All rows that belong to the application itself. */
export function applicationRows(story: Story, random: Random): Rows {
  const answers = madeUpAnswers(story, random);
  const { id, type, person } = story;
  const {
    full_name: fullName,
    email,
    phone_number: phoneNumber,
    date_of_birth: dateOfBirth,
  } = answers.details;
  const identity = { fullName, email, phoneNumber, dateOfBirth };
  const searchable = { name: person.name, email: person.email, phone: person.phone };
  return {
    applications: [{ ...applicationRow(story, answers), ...searchColumns(searchable) }],
    application_words: wordRows({ id, type }, searchable),
    application_parts: partRows({ id }, searchable),
    intern_details: [{ application_id: id, ...newIdentityRow(identity) }],
  };
}

const versionOf = ({ currentStep, decidedAt }: Story): number => currentStep + (decidedAt ? 1 : 0);

function applicationRow(story: Story, answers: DemoAnswers) {
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
    ...documentColumns(documentOf(story, answers)),
    answers_version: versionOf(story),
    submitted_at: submittedAt,
    created_at: story.createdAt,
    updated_at: story.updatedAt,
  };
}
