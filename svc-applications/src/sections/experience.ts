import { type FormLimits, experienceMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { ExperienceKind } from '../applications/contents';
import { capped, rows } from '../fields';
import { defineSection, joined, type Section } from './section';

type Described = { description: string }[];

/** What the form calls the experiences of each kind. */
export const experienceFields = {
  clinic: 'clinic_experiences',
  research: 'research_experiences',
  volunteer: 'volunteers',
} as const satisfies Record<ExperienceKind, string>;

/** There may be none; what is added is described. */
export function experienceOf(kind: ExperienceKind, limits: () => FormLimits): Section {
  const limit = () => limits().experience_description;
  const field = experienceFields[kind];
  return defineSection<Record<string, Described>>({
    summary: `Experience: ${kind}`,
    fields: {
      [field]: rows(Joi.object({ description: capped(limit, say.description, say.tooLong) })).default([]),
    },
    keep: (stores, id, body) => stores.sections.replaceExperiences(id, kind, body[field] ?? []),
    form: (body) => ({ [field]: body[field] ?? [] }),
  });
}

export const experience = (limits: () => FormLimits): Section =>
  joined(
    'Clinical, research and volunteer experience',
    experienceOf('clinic', limits),
    experienceOf('research', limits),
    experienceOf('volunteer', limits),
  );
