import {
  languages as offered,
  proficiencies,
  skillsMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { LanguageSkill } from '../applications/contents';
import { oneOf, optionalText, rows } from '../fields';
import { defineFormSection, joined } from './section';

export const languages = defineFormSection<{ languages: LanguageSkill[] }>(
  {
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
    told: ({ languages }) => ({ lists: { language_skills: languages } }),
    form: ({ languages }) => ({ languages }),
  },
  { stored: ({ lists }) => ({ languages: lists.language_skills }) },
);

export const otherSkills = defineFormSection<{ other_skills: string | null }>(
  {
    summary: 'Other skills',
    fields: { other_skills: optionalText() },
    told: ({ other_skills }) => ({ details: { otherSkills: other_skills } }),
    form: ({ other_skills }) => ({ other_skills: other_skills ?? '' }),
  },
  { stored: ({ details }) => ({ other_skills: details.otherSkills }) },
);

export const skills = joined('Languages and other skills', languages, otherSkills);
