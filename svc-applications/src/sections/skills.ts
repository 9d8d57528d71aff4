import {
  languages as offered,
  proficiencies,
  skillsMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { LanguageSkill } from '../applications/contents';
import { oneOf, optionalText, rows } from '../fields';
import { defineSection, joined } from './section';

export const languages = defineSection<{ languages: LanguageSkill[] }>({
  summary: 'Languages',
  fields: {
    languages: rows(
      Joi.object({
        language: oneOf(valuesOf(offered), say.language),
        proficiency: oneOf(valuesOf(proficiencies), say.proficiency),
      }),
    )
      .min(1)
      .required()
      .messages({ 'array.min': say.languages, 'any.required': say.languages }),
  },
  keep: (stores, id, body) => stores.sections.replace(id, 'language_skills', body.languages),
  form: ({ languages }) => ({ languages }),
});

export const otherSkills = defineSection<{ other_skills: string | null }>({
  summary: 'Other skills',
  fields: { other_skills: optionalText() },
  keep: (stores, id, body) => stores.applications.updateDetails(id, { otherSkills: body.other_skills }),
  form: ({ other_skills }) => ({ other_skills: other_skills ?? '' }),
});

export const skills = joined('Languages and other skills', languages, otherSkills);
