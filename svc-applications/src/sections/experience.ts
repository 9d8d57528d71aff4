import type { FormLimits } from '@portal/contract-svc-applications-v1';
import {
  clinicalExperience,
  researchExperience,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import type { ExperienceKind } from '../applications/contents';
import { schemaOf } from '../questions/schema';
import { defineFormSection, type FormSection, joined, type Section } from './section';

type Described = { description: string }[];

/** What the form calls the experiences of each kind. */
export const experienceFields = {
  clinic: 'clinic_experiences',
  research: 'research_experiences',
  volunteer: 'volunteers',
} as const satisfies Record<ExperienceKind, string>;

const asked = {
  clinic: clinicalExperience.ask.clinic_experiences,
  research: researchExperience.ask.research_experiences,
  volunteer: volunteerExperience.ask.volunteers,
};

/** There may be none; what is added is described. */
export function experienceOf(kind: ExperienceKind, limits: () => FormLimits): FormSection {
  const field = experienceFields[kind];
  return defineFormSection<Record<string, Described>>(
    {
      summary: `Experience: ${kind}`,
      fields: { [field]: schemaOf(asked[kind], limits).default([]) },
      told: (body) => ({ experiences: { [kind]: body[field] ?? [] } }),
      form: (body) => ({ [field]: body[field] ?? [] }),
    },
    {
      stored: ({ lists }) => ({
        [field]: lists.experiences
          .filter((one) => one.kind === kind)
          .map(({ description }) => ({ description })),
      }),
    },
  );
}

export const experience = (limits: () => FormLimits): Section =>
  joined(
    'Clinical, research and volunteer experience',
    experienceOf('clinic', limits),
    experienceOf('research', limits),
    experienceOf('volunteer', limits),
  );
