import {
  degreeLevels,
  institutionDegreeLevels,
  limits,
  educationMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { CourseWork, Degree, Honor, Institution } from '../applications/contents';
import { day, line, oneOf, recordId, rows, saying, version } from '../fields';
import { defineSection, type SectionBody } from './section';

const { min, max } = limits.graduationYear;
const rangeCodes = ['number.min', 'number.max', 'number.integer', 'number.base', 'number.unsafe'];

const graduationYear = saying(Joi.number().integer().min(min).max(max).empty('').required(), ({ code }) =>
  rangeCodes.includes(code) ? say.graduation_year_range : say.graduation_year,
);

interface InstitutionBody extends SectionBody {
  institutions: Institution[];
}

export const institutions = defineSection<InstitutionBody>({
  summary: 'The institutions; the first is the current one',
  body: Joi.object<InstitutionBody>({
    intern_details_id: recordId.required(),
    institutions: rows(
      Joi.object({
        name: line(say.name),
        program: line(say.program),
        degree_level: oneOf(valuesOf(institutionDegreeLevels), say.degree_level),
        graduation_year: graduationYear,
      }),
    )
      .min(1)
      .required()
      .messages({ 'array.min': say.institutions, 'any.required': say.institutions }),
    version,
  }),
  keep: (stores, id, body) => stores.sections.replace(id, 'institutions', body.institutions),
  form: ({ institutions }) => ({ institutions }),
});

interface DegreeBody extends SectionBody {
  degrees: Degree[];
}

export const degrees = defineSection<DegreeBody>({
  summary: 'Degrees; there may be none',
  body: Joi.object<DegreeBody>({
    intern_details_id: recordId.required(),
    degrees: rows(
      Joi.object({
        name: line(say.name),
        program: line(say.program),
        degree_level: oneOf(valuesOf(degreeLevels), say.degree_level),
        graduation_date: day(say.graduation_date),
      }),
    ).required(),
    version,
  }),
  keep: (stores, id, body) => stores.sections.replace(id, 'degrees', body.degrees),
  form: ({ degrees }) => ({ degrees }),
});

interface HonorBody extends SectionBody {
  honors: Honor[];
}

export const honors = defineSection<HonorBody>({
  summary: 'Honors; there may be none',
  body: Joi.object<HonorBody>({
    intern_details_id: recordId.required(),
    honors: rows(
      Joi.object({
        name: line(say.honor_name),
        award: line(say.award),
        date_awarded: day(say.date_awarded),
      }),
    ).required(),
    version,
  }),
  keep: (stores, id, body) => stores.sections.replace(id, 'honors', body.honors),
  form: ({ honors }) => ({ honors }),
});

interface CourseWorkBody extends SectionBody {
  course_works: CourseWork[];
}

export const courseWorks = defineSection<CourseWorkBody>({
  summary: 'Coursework; there may be none',
  body: Joi.object<CourseWorkBody>({
    intern_details_id: recordId.required(),
    course_works: rows(
      Joi.object({
        title: line(say.course_title),
        institution: line(say.course_institution),
        date_completed: day(say.date_completed),
      }),
    ).required(),
    version,
  }),
  keep: (stores, id, body) => stores.sections.replace(id, 'course_works', body.course_works),
  form: ({ course_works }) => ({ course_works }),
});
