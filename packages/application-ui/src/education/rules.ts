import { limits, educationMessages as say, visitMessages } from '@portal/contract-svc-applications-v1';
import {
  blankInstitution,
  type CommonForm,
  type Institution,
  type InternshipForm,
  type VisitForm,
} from '../form';
import { lengthRules } from '../form/length-rules';
import { eachRow, isDay, isWhole, missing } from '../form/rule-kit';

const day = (value: string, sentence: string) => !isDay(value) && sentence;

export function institutionRules({ institutions }: Pick<CommonForm, 'institutions'>) {
  if (institutions.length === 0) return { institutions: say.institutions };
  return eachRow('institutions', institutions, (row) => ({
    name: missing(row.name) && say.name,
    program: missing(row.program) && say.program,
    degree_level: missing(row.degree_level) && say.degree_level,
    graduation_year: missing(row.graduation_year) ? say.graduation_year : yearSentence(row),
  }));
}

const yearSentence = ({ graduation_year }: Institution) =>
  !isWhole(graduation_year, limits.graduationYear) && say.graduation_year_range;

/** The first institution of a visitor: one sentence at what is missing first, the rest in short beside it. */
export function highestEducationRules({
  institutions,
  previous_degrees,
}: Pick<VisitForm, 'institutions' | 'previous_degrees'>): Record<string, string> {
  const first = institutions[0] ?? blankInstitution();
  const errors = eachRow('institutions', [first], (row) => ({
    name: missing(row.name) && say.name,
    program: missing(row.program) && say.program,
    degree_level: missing(row.degree_level) && say.degree_level,
  }));
  const [field] = Object.keys(errors);
  return {
    ...lengthRules({ institutions: [first], previous_degrees }),
    ...errors,
    ...(field ? { [field]: visitMessages.institution } : {}),
    ...eachRow('institutions', [first], (row) => ({
      graduation_year: !missing(row.graduation_year) && yearSentence(row),
    })),
  };
}

export const degreeRules = ({ degrees }: Pick<InternshipForm, 'degrees'>) =>
  eachRow('degrees', degrees, (row) => ({
    name: missing(row.name) && say.name,
    program: missing(row.program) && say.program,
    degree_level: missing(row.degree_level) && say.degree_level,
    graduation_date: day(row.graduation_date, say.graduation_date),
  }));

export const honorRules = ({ honors }: Pick<InternshipForm, 'honors'>) =>
  eachRow('honors', honors, (row) => ({
    name: missing(row.name) && say.honor_name,
    award: missing(row.award) && say.award,
    date_awarded: day(row.date_awarded, say.date_awarded),
  }));

export const courseRules = ({ course_works }: Pick<InternshipForm, 'course_works'>) =>
  eachRow('course_works', course_works, (row) => ({
    title: missing(row.title) && say.course_title,
    institution: missing(row.institution) && say.course_institution,
    date_completed: day(row.date_completed, say.date_completed),
  }));

type Education = Pick<InternshipForm, 'institutions' | 'degrees' | 'honors' | 'course_works'>;

export const educationRules = (answers: Education): Record<string, string> => ({
  ...lengthRules({
    institutions: answers.institutions,
    degrees: answers.degrees,
    honors: answers.honors,
    course_works: answers.course_works,
  }),
  ...institutionRules(answers),
  ...degreeRules(answers),
  ...honorRules(answers),
  ...courseRules(answers),
});
