import {
  type ApplicationType,
  type FormLimits,
  letterMessages,
  type ReferenceType,
} from '@portal/contract-svc-applications-v1';
import {
  type Problems,
  problems,
  programmeAnswers,
  referees,
  type Section,
  visitAvailability,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import { type Answers, withoutBlankLists } from '../answers/answers';
import { sameAnswer } from '../answers/same-answer';
import type { Identity } from '../application';
import { latestToday } from '../questions/today';
import { ownBy } from '../references/own-referee';
import { placeOf } from '../references/referee';

interface Asked {
  type: ApplicationType;
  answers: Answers;
  identity: Identity;
  limits: FormLimits;
  /** The first day that is not over; given when an application is submitted. */
  earliest?: string;
}

const fieldErrorsOf = (found: Problems): FieldErrors =>
  Object.fromEntries(Object.entries(found).map(([path, sentence]) => [path, [sentence]]));

const problemsIn = (sections: readonly Section[], { answers, identity, limits, earliest }: Asked): Problems =>
  problems(
    sections,
    { ...withoutBlankLists(answers), email: identity.email, phone: identity.phoneNumber },
    { limits, today: latestToday(), stored: true, ...(earliest !== undefined && { earliest }) },
  );

/** All missing and wrong answers of an application, by their places in its form. */
export function problemsOf(asked: Asked): FieldErrors {
  const { type, answers } = asked;
  const { notCheckedOnSubmit, references, ...all } = programmeAnswers[type];
  const sections = all.sections.filter(({ key }) => !notCheckedOnSubmit.includes(key));
  const { agree_submission, agree_terms, ...found } = problemsIn(sections, asked);
  const agreed = agree_submission ?? agree_terms;
  // The purpose and both agreements share one sentence.
  const whole: Problems = { ...(agreed && { purpose: agreed }), ...found };
  if (sections.some(({ ask }) => 'visit_start_date' in ask)) Object.assign(whole, inDays(asked));
  Object.assign(whole, ...references.map((kind) => inReferee(kind, asked)));
  // While no period is answered, only the missing periods are reported, not the missing hours.
  const untold = sameAnswer([answers.periods, answers.hours_available], '');
  const { hours_available, ...others } = whole;
  return fieldErrorsOf(untold && whole.periods !== undefined ? others : whole);
}

/**
 * The problems of a visit's days. The wizard derives one period from them, so a problem of that period is reported at
 * the days; whether the days are in the past is checked at the days themselves.
 */
function inDays({ earliest: _, ...asked }: Asked): Problems {
  const { periods, visit_start_date, visit_end_date } = asked.answers;
  const untold = sameAnswer([visit_start_date, visit_end_date], '');
  if (periods === undefined || (untold && sameAnswer(periods, ''))) return {};
  const found = Object.entries(problemsIn([visitAvailability], asked));
  return Object.fromEntries(found.map(([path, sentence]) => [dayPaths[path] ?? path, sentence]));
}

const dayPaths: Readonly<Record<string, string>> = {
  'periods.0.start_date': 'visit_start_date',
  'periods.0.end_date': 'visit_end_date',
};

/** The keys of the parts that a person can finish: the programme's sections and its referees. */
export function partsOf(type: ApplicationType): string[] {
  const { sections, references } = programmeAnswers[type];
  const keys = [...sections, ...references.map((kind) => referees[kind])].map(({ key }) => key);
  return [...new Set(keys)];
}

/** The kinds of referees that are among these parts. */
export const refereesAmong = (type: ApplicationType, parts: readonly string[]): ReferenceType[] =>
  programmeAnswers[type].references.filter((kind) => parts.includes(referees[kind].key));

/** All missing and wrong answers in some parts of an application, by their places in the form. */
export function problemsInParts(parts: readonly string[], asked: Asked): FieldErrors {
  const { notCheckedOnSubmit, sections } = programmeAnswers[asked.type];
  const among = ({ key }: { key: string }) => parts.includes(key);
  const found = problemsIn(
    sections.filter((section) => among(section) && !notCheckedOnSubmit.includes(section.key)),
    asked,
  );
  if (sections.some((section) => among(section) && 'visit_start_date' in section.ask)) {
    Object.assign(found, inDays(asked));
  }
  Object.assign(found, ...refereesAmong(asked.type, parts).map((kind) => inReferee(kind, asked)));
  return fieldErrorsOf(found);
}

/** The problems of the answers that a further application copied; unanswered questions are not reported. */
export function problemsCopied(asked: Asked): FieldErrors {
  const carried = programmeAnswers[asked.type].copiedToNext.map((section) => ({
    ...section,
    ask: Object.fromEntries(Object.entries(section.ask).filter(([key]) => key in asked.answers)),
  }));
  return fieldErrorsOf(problemsIn(carried, asked));
}

function inReferee(type: ReferenceType, { answers, identity, limits }: Asked): Problems {
  const path = `references.${placeOf[type]}`;
  const rows = answers.references;
  const row = (Array.isArray(rows) ? (rows[placeOf[type]] ?? {}) : {}) as Answers;
  const found = Object.entries(problems([referees[type]], row, { limits, today: latestToday() }));
  // While a referee has no answers at all, only the missing name is reported.
  const named = rows === undefined ? found.slice(0, 1) : found;
  const own = ownBy(row as { email?: string; phone?: string }, identity);
  if (own && !named.some(([field]) => field === own)) named.push([own, letterMessages.self]);
  return Object.fromEntries(named.map(([field, sentence]) => [`${path}.${field}`, sentence]));
}
