import { type FormLimits, experienceMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { Experience, ExperienceKind } from '../applications/contents';
import { capped, rows } from '../fields';
import { defineSection, type Section } from './section';

interface Described {
  description: string;
}
interface ExperienceAnswers {
  clinic_experiences: Described[];
  research_experiences: Described[];
  volunteers: Described[];
}

/** There may be none of each; what is added is described. */
export function experience(limits: () => FormLimits): Section {
  const limit = () => limits().experience_description;
  const list = rows(Joi.object({ description: capped(limit, say.description, say.tooLong) })).default([]);
  return defineSection<ExperienceAnswers>({
    summary: 'Clinical, research and volunteer experience',
    fields: {
      clinic_experiences: list,
      research_experiences: list,
      volunteers: list,
    },
    keep: (stores, id, body) =>
      stores.sections.replace(id, 'experiences', [
        ...ofKind('clinic', body.clinic_experiences),
        ...ofKind('research', body.research_experiences),
        ...ofKind('volunteer', body.volunteers),
      ]),
    form: ({ clinic_experiences, research_experiences, volunteers }) => ({
      clinic_experiences,
      research_experiences,
      volunteers,
    }),
  });
}

const ofKind = (kind: ExperienceKind, described: Described[]): Experience[] =>
  described.map(({ description }) => ({ kind, description }));
