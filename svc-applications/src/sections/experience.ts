import { type FormLimits, experienceMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { ExperienceKind } from '../applications/contents';
import { capped, rows } from '../fields';
import { defineFormSection, type FormSection, joined, type Section } from './section';

type Described = { description: string }[];

/** What the form calls the experiences of each kind. */
export const experienceFields = {
  clinic: 'clinic_experiences',
  research: 'research_experiences',
  volunteer: 'volunteers',
} as const satisfies Record<ExperienceKind, string>;

/** There may be none; what is added is described. */
export function experienceOf(kind: ExperienceKind, limits: () => FormLimits): FormSection {
  const limit = () => limits().experience_description;
  const field = experienceFields[kind];
  return defineFormSection<Record<string, Described>>(
    {
      summary: `Experience: ${kind}`,
      fields: {
        [field]: rows(Joi.object({ description: capped(limit, say.description, say.tooLong) })).default([]),
      },
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
