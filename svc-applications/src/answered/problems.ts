import type { ApplicationType, FormLimits, ReferenceType } from '@portal/contract-svc-applications-v1';
import {
  courses,
  degrees,
  disability,
  highestEducation,
  honors,
  type Problems,
  person,
  problems,
  referees,
  type Section,
  schools,
  skills,
  visitAvailability,
  visitor,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import { latestToday } from '../questions/today';
import { placeOf } from '../references/referee';
import { sameAnswer } from '../sections/same-answer';
import { type Answers, sectionsAsked, withoutBlankLists } from './answers';
import type { Identity } from './contents-from';

interface Asked {
  type: ApplicationType;
  answers: Answers;
  identity: Identity;
  limits: FormLimits;
}

/** What is signed comes with the submission; a visit's periods are its days, which are asked for by themselves. */
const besides: Record<ApplicationType, readonly string[]> = {
  intern: ['signature'],
  visitor: ['signature', 'availability', 'stay'],
};

/** What a further application takes over, where nobody is asked for it again. */
const takenOver: Record<ApplicationType, readonly Section[]> = {
  intern: [person, disability, schools, degrees, honors, courses, skills],
  visitor: [visitor, disability, highestEducation, degrees, skills],
};

const told = (found: Problems): FieldErrors =>
  Object.fromEntries(Object.entries(found).map(([path, sentence]) => [path, [sentence]]));

const problemsIn = (sections: readonly Section[], { answers, identity, limits }: Asked): Problems =>
  problems(
    sections,
    { ...withoutBlankLists(answers), email: identity.email, phone: identity.phoneNumber },
    { limits, today: latestToday(), stored: true },
  );

/** All that is missing or wrong in the answers of an application, by the places of its form. */
export function problemsOf(asked: Asked): FieldErrors {
  const { type, answers } = asked;
  const sections = sectionsAsked[type].filter(({ key }) => !besides[type].includes(key));
  const { agree_submission, agree_terms, ...found } = problemsIn(sections, asked);
  const agreed = agree_submission ?? agree_terms;
  // One sentence for the purpose and both agreements.
  const whole: Problems = { ...(agreed && { purpose: agreed }), ...found };
  if (type === 'visitor') return told({ ...whole, ...inDays(asked) });
  const referees = { ...inReferee('academic', asked), ...inReferee('community', asked) };
  if (answers.periods !== undefined || answers.hours_available !== undefined)
    return told({ ...whole, ...referees });
  // Of periods that were never told the days are asked for first.
  const { hours_available, ...others } = whole;
  return told({ ...others, ...referees });
}

/** The wizard makes one period of the days of a visit: what is wrong with it stands at these. */
function inDays(asked: Asked): Problems {
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

/** The same in what a further application took over; what it has never been told is not asked for. */
export function problemsTakenOver(asked: Asked): FieldErrors {
  const carried = takenOver[asked.type].map((section) => ({
    ...section,
    ask: Object.fromEntries(Object.entries(section.ask).filter(([key]) => key in asked.answers)),
  }));
  return told(problemsIn(carried, asked));
}

function inReferee(type: ReferenceType, { answers, limits }: Asked): Problems {
  const path = `references.${placeOf[type]}`;
  const rows = answers.references;
  const row = (Array.isArray(rows) ? (rows[placeOf[type]] ?? {}) : {}) as Answers;
  const found = Object.entries(problems([referees[type]], row, { limits, today: latestToday() }));
  // Of a referee who was never named the name is asked for alone.
  const named = rows === undefined ? found.slice(0, 1) : found;
  return Object.fromEntries(named.map(([field, sentence]) => [`${path}.${field}`, sentence]));
}
