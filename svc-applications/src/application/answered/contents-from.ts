import { type ApplicationType, visitDeclarations } from '@portal/contract-svc-applications-v1';
import {
  type AnswerValue,
  answersOf,
  logistics as asked,
  availability,
  extraIn,
  type Leaf,
  organisation,
  person,
  referees,
  type Section,
  sectionsOf,
  stay,
  yesOrNo,
} from '@portal/contract-svc-applications-v1/questions';
import { type Answers, questionOf } from '../answers/answers';
import { sameAnswer } from '../answers/same-answer';
import type { Identity } from '../application';
import type { ContentAnswers, Contents, Period, Referee } from '../contents';
import { placeOf, workplaceOf } from '../references/referee';
import { isInstitutional, type Logistics, typedCount } from '../visits/visit';
import { places, reviewed } from './reviewed';
import { incompleteRowsOf, type RowsAt, reading, rowsOf, shown } from './shown';

type Row = Record<string, unknown>;

/** Whose answers these are, and whether they are frozen: a submitted answer is shown even if it is no longer asked. */
interface Answered {
  type: ApplicationType;
  identity: Identity;
  frozen?: boolean;
  /** The questions that the answers belong to; today's questions by default. */
  asked?: readonly Section[];
}

interface ToSend {
  identity: Identity;
  sections: readonly Section[];
  rows: RowsAt;
}

/** The contents of an application, made of its answers; files are stored elsewhere. */
export function contentsFrom(
  answers: Answers,
  { type, identity, frozen = false, asked: sections = sectionsOf(type) }: Answered,
): Omit<Contents, 'documents'> {
  const rows = rowsOf(frozen);
  return {
    answers: contentsOfAnswers(answers, { identity, sections, rows }),
    referees: refereesFrom(type, answers),
    organisation: questionOf(type, 'institution_name') ? organisationFrom(answers) : null,
    logistics: questionOf(type, 'visit_start_date') ? logisticsFrom(answers) : null,
    further: furtherFrom(sections, answers),
    incomplete: frozen ? {} : { ...incompleteFrom(sections, answers), ...namelessFrom(type, answers) },
  };
}

const textAt = (question: Leaf, typed: unknown): string | null => shown(question, typed) as string | null;
const yesAt = (typed: unknown): boolean | null => yesOrNo(typed) ?? null;

const furtherFrom = (sections: readonly Section[], answers: Answers): Contents['further'] =>
  Object.fromEntries(
    Object.entries(extraIn(sections)).map(([key, question]) => [key, shown(question, answers[key], answers)]),
  );

/** The rows with something typed and something missing or wrong, by the keys of their lists. */
const incompleteFrom = (sections: readonly Section[], answers: Answers): Contents['incomplete'] =>
  Object.fromEntries(
    sections
      .flatMap(({ ask }) => Object.entries(ask))
      .flatMap(([key, question]) => {
        const rows = question.kind === 'rows' ? incompleteRowsOf(question, answers[key]) : [];
        return rows.length > 0 ? [[key, rows]] : [];
      }),
  );

/** An answer as a review shows it; an unanswered text that everybody is asked for is ''. */
function leafValue(question: Leaf, typed: unknown): AnswerValue {
  if (question.kind === 'yes-no') return yesAt(typed);
  const isNeeded = ['line', 'text', 'choice'].includes(question.kind) && !question.optional;
  return textAt(question, typed) ?? (isNeeded ? '' : null);
}

function contentsOfAnswers(answers: Answers, { identity, sections, rows }: ToSend): ContentAnswers {
  const listAt = (key: string) => {
    const question = sections.find(({ ask }) => key in ask)?.ask[key];
    return question?.kind === 'rows' ? rows(question, answers[key]) : [];
  };
  const entries = places(reviewed).map(([, key, question]) => [
    key,
    question.kind === 'rows' ? listAt(key) : leafValue(question, answers[key]),
  ]);
  const { email, phoneNumber: phone, dateOfBirth } = identity;
  const dob = reading({ ...person.ask.dob, kind: 'day' }, answers.dob, {}).value;
  return {
    ...Object.fromEntries(entries),
    ...{ email, phone },
    // Only a day can be shown as a date of birth; any other text gives way to the last valid date.
    dob: typeof dob === 'string' ? dob : dateOfBirth,
    disability_description: yesAt(answers.has_disability) ? typedText(answers.disability_description) : null,
    periods: periodsFrom(answers, rows),
  };
}

const typedText = (typed: unknown): string | null => (typeof typed === 'string' && typed.trim()) || null;

/** The periods; hours that were given once for all periods apply to each period without its own. */
function periodsFrom({ periods, hours_available: ofAll }: Answers, rowsAt: RowsAt): Period[] {
  const { periods: list, hours_available } = availability.ask;
  const rows: unknown[] = Array.isArray(periods) ? periods : [];
  return rows.flatMap((row) => {
    const { hours_available: own = ofAll } = (row ?? {}) as Row;
    const hours = shown({ ...hours_available, optional: true } as Leaf, own) as number | null;
    return rowsAt<{ start_date: string; end_date: string }>(list, [row]).map((days) => ({
      ...days,
      hours_available: hours,
    }));
  });
}

/** The referees named so far, in the order of their kinds. */
export function refereesFrom(type: ApplicationType, { references }: Answers): Referee[] {
  if (!Array.isArray(references)) return [];
  return answersOf(type).references.flatMap((kind) => {
    const row = (references[placeOf[kind]] ?? {}) as Row;
    const { full_name, email, phone, relationship, position } = referees[kind].ask;
    const fullName = textAt(full_name, row.full_name);
    if (!fullName) return [];
    return [
      {
        type: kind,
        fullName,
        organization: textAt(full_name, row[workplaceOf[kind]]) ?? '',
        email: textAt(email, row.email) ?? '',
        phone: textAt(phone, row.phone),
        relationship: textAt(relationship, row.relationship),
        position: textAt(position, row.position),
      },
    ];
  });
}

/** The referees with some answers and no name yet. They are shown to readers but do not count as referees. */
function namelessFrom(type: ApplicationType, { references }: Answers): Contents['incomplete'] {
  if (!Array.isArray(references)) return {};
  const nameless = answersOf(type).references.flatMap((kind) => {
    const row = (references[placeOf[kind]] ?? {}) as Row;
    const { ask } = referees[kind];
    if (textAt(ask.full_name, row.full_name)) return [];
    const entries = Object.entries<Leaf>(ask).map(([key, question]) => [key, textAt(question, row[key])]);
    return entries.some(([, answer]) => answer) ? [{ type: kind, ...Object.fromEntries(entries) }] : [];
  });
  return nameless.length > 0 ? { references: nameless } : {};
}

/** The organisation of a visitor, as far as it was answered. */
export function organisationFrom({
  institution_name,
  institution_position,
}: Answers): Contents['organisation'] {
  const { ask } = organisation;
  const institution = {
    institution_name: textAt(ask.institution_name, institution_name) ?? '',
    institution_position: textAt(ask.institution_position, institution_position) ?? '',
  };
  return institution.institution_name || institution.institution_position ? institution : null;
}

const { hours_available, ...ofVisit } = { ...asked.ask, ...stay.ask };
const declared = (answers: Answers) =>
  Object.fromEntries(visitDeclarations.map((key) => [key, answers[key] === true]));

/** The dates and purpose of a visit; null while none of it was answered. */
function logisticsFrom(answers: Answers): Logistics | null {
  const asked = Object.entries<Leaf>(ofVisit).filter(([, question]) => !question.further);
  if (asked.every(([key]) => sameAnswer(answers[key], ''))) return null;
  const entries = asked.map(([key, question]) => [key, visitValue(question, answers[key])]);
  return {
    ...Object.fromEntries(entries),
    ...declared(answers),
    is_institution: isInstitutional(answers),
    people_participated: typedCount(answers.people_participated),
  };
}

/** An answer about a visit. The check that one day follows another is left out; an invalid day becomes ''. */
function visitValue(question: Leaf, typed: unknown): AnswerValue {
  if (question.kind === 'yes-no') return yesAt(typed);
  if (question.kind !== 'day') return textAt(question, typed);
  const { after, ...day } = question;
  const { value } = reading(day, typed, {});
  return typeof value === 'string' ? value : '';
}
