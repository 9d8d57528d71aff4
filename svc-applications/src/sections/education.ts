import {
  degrees as askedDegrees,
  honors as askedHonors,
  courses,
  editedSchools,
  highestEducation as highest,
  type Questions,
  schools,
} from '@portal/contract-svc-applications-v1/questions';
import type { CourseWork, Degree, Honor, Institution } from '../applications/contents';
import { schemasOf } from '../questions/schema';
import { defineFormSection, defineSection, type FormSection } from './section';

interface InstitutionAnswers {
  institutions: Institution[];
}

/** A year that was left open is blank in a form. */
const typedInstitutions = (institutions: Institution[]) => ({
  institutions: institutions.map((one) => ({ ...one, graduation_year: one.graduation_year ?? '' })),
});

const institutionSection = ({ ask }: { ask: Questions & { institutions: Questions[string] } }): FormSection =>
  defineFormSection<InstitutionAnswers>(
    {
      summary: 'The institutions; the first is the current one, or the highest',
      fields: schemasOf(ask, { only: ['institutions'] }),
      told: ({ institutions }) => ({ lists: { institutions } }),
      form: ({ institutions }) => typedInstitutions(institutions),
      // A year that was left open is not one that was not typed yet.
      answered: ({ institutions }) => ({ institutions }),
    },
    { stored: ({ lists }) => typedInstitutions(lists.institutions) },
  );

export const institutions = institutionSection(schools);

/** As an editor takes them: the year may have been left open. */
export const editedInstitutions = institutionSection(editedSchools);

/** A visitor's highest level of education: one sentence for whatever is missing. */
export const highestEducation = institutionSection(highest);

interface DegreeAnswers {
  degrees: Degree[];
}

export const degrees = defineFormSection<DegreeAnswers>(
  {
    summary: 'Degrees; there may be none',
    fields: { degrees: schemasOf(askedDegrees.ask).degrees.required() },
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
    fields: { honors: schemasOf(askedHonors.ask).honors.required() },
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
    fields: { course_works: schemasOf(courses.ask).course_works.required() },
    told: ({ course_works }) => ({ lists: { course_works } }),
    form: ({ course_works }) => ({ course_works }),
  },
  { stored: ({ lists }) => ({ course_works: lists.course_works }) },
);

/** A visitor's further degrees and certificates in their own words; the form alone holds them. */
export const previousDegrees = defineSection<{ previous_degrees: string | null }>({
  summary: 'Further degrees and certificates; there may be none',
  fields: schemasOf(highest.ask, { only: ['previous_degrees'] }),
  told: () => ({}),
  form: ({ previous_degrees }) => ({ previous_degrees: previous_degrees ?? '' }),
});
