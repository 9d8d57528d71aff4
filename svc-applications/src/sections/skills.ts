import {
  languages as offered,
  proficiencies,
  skillsMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { LanguageSkill } from '../applications/contents';
import { oneOf, optionalText, rows } from '../fields';
import { defineSection } from './section';

interface SkillsAnswers {
  languages: LanguageSkill[];
  other_skills: string | null;
}

export const skills = defineSection<SkillsAnswers>({
  summary: 'Languages and other skills',
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
    other_skills: optionalText(),
  },
  async keep(stores, id, body) {
    await stores.sections.replace(id, 'language_skills', body.languages);
    await stores.applications.updateDetails(id, { otherSkills: body.other_skills });
  },
  form: ({ languages, other_skills }) => ({ languages, other_skills: other_skills ?? '' }),
});
