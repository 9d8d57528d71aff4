import {
  degreeLevels,
  institutionDegreeLevels,
  limits,
  educationMessages as say,
  valuesOf,
  visitMessages as visit,
  visitorDegreeLevels,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { CourseWork, Degree, Honor, Institution } from '../applications/contents';
import { day, figure, line, oneOf, optionalText, rows } from '../fields';
import { defineFormSection, defineSection, type FormSection } from './section';

interface InstitutionAnswers {
  institutions: Institution[];
}

const graduationYear = figure(limits.graduationYear, say.graduation_year, say.graduation_year_range);

/** A year that was left open is blank in a form. */
const typedInstitutions = (institutions: Institution[]) => ({
  institutions: institutions.map((one) => ({ ...one, graduation_year: one.graduation_year ?? '' })),
});

const institutionSection = (row: Record<keyof Institution, Joi.Schema>, none: string): FormSection =>
  defineFormSection<InstitutionAnswers>(
    {
      summary: 'The institutions; the first is the current one, or the highest',
      fields: {
        institutions: rows(Joi.object(row))
          .min(1)
          .required()
          .messages({ 'array.min': none, 'any.required': none }),
      },
      told: ({ institutions }) => ({ lists: { institutions } }),
      form: ({ institutions }) => typedInstitutions(institutions),
    },
    { stored: ({ lists }) => typedInstitutions(lists.institutions) },
  );

const institutionRow = {
  name: line(say.name),
  program: line(say.program),
  degree_level: oneOf(valuesOf(institutionDegreeLevels), say.degree_level),
};

export const institutions = institutionSection(
  { ...institutionRow, graduation_year: graduationYear.required() },
  say.institutions,
);

const optionalYear = graduationYear.empty(Joi.valid('', null)).default(null);

/** As an editor takes them: the year may have been left open. */
export const editedInstitutions = institutionSection(
  { ...institutionRow, graduation_year: optionalYear },
  say.institutions,
);

/** A visitor's highest level of education: one sentence for whatever is missing. */
export const highestEducation = institutionSection(
  {
    name: line(visit.institution),
    program: line(visit.institution),
    degree_level: oneOf(valuesOf(visitorDegreeLevels), visit.institution),
    graduation_year: optionalYear,
  },
  visit.institution,
);

interface DegreeAnswers {
  degrees: Degree[];
}

export const degrees = defineFormSection<DegreeAnswers>(
  {
    summary: 'Degrees; there may be none',
    fields: {
      degrees: rows(
        Joi.object({
          name: line(say.name),
          program: line(say.program),
          degree_level: oneOf(valuesOf(degreeLevels), say.degree_level),
          graduation_date: day(say.graduation_date),
        }),
      ).required(),
    },
    told: ({ degrees }) => ({ lists: { degrees } }),
    form: ({ degrees }) => ({ degrees }),
  },
  { stored: ({ lists }) => ({ degrees: lists.degrees }) },
);

interface HonorAnswers {
  honors: Honor[];
}

export const honors = defineFormSection<HonorAnswers>(
  {
    summary: 'Honors; there may be none',
    fields: {
      honors: rows(
        Joi.object({
          name: line(say.honor_name),
          award: line(say.award),
          date_awarded: day(say.date_awarded),
        }),
      ).required(),
    },
    told: ({ honors }) => ({ lists: { honors } }),
    form: ({ honors }) => ({ honors }),
  },
  { stored: ({ lists }) => ({ honors: lists.honors }) },
);

interface CourseWorkAnswers {
  course_works: CourseWork[];
}

export const courseWorks = defineFormSection<CourseWorkAnswers>(
  {
    summary: 'Coursework; there may be none',
    fields: {
      course_works: rows(
        Joi.object({
          title: line(say.course_title),
          institution: line(say.course_institution),
          date_completed: day(say.date_completed),
        }),
      ).required(),
    },
    told: ({ course_works }) => ({ lists: { course_works } }),
    form: ({ course_works }) => ({ course_works }),
  },
  { stored: ({ lists }) => ({ course_works: lists.course_works }) },
);

/** A visitor's further degrees and certificates in their own words; the form alone holds them. */
export const previousDegrees = defineSection<{ previous_degrees: string | null }>({
  summary: 'Further degrees and certificates; there may be none',
  fields: { previous_degrees: optionalText() },
  told: () => ({}),
  form: ({ previous_degrees }) => ({ previous_degrees: previous_degrees ?? '' }),
});
