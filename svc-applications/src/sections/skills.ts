import { skills as asked } from '@portal/contract-svc-applications-v1/questions';
import type { LanguageSkill } from '../applications/contents';
import { schemasOf } from '../questions/schema';
import { defineFormSection, joined } from './section';

export const languages = defineFormSection<{ languages: LanguageSkill[] }>(
  {
    summary: 'Languages',
    fields: schemasOf(asked.ask, { only: ['languages'] }),
    told: ({ languages }) => ({ lists: { language_skills: languages } }),
    form: ({ languages }) => ({ languages }),
  },
  { stored: ({ lists }) => ({ languages: lists.language_skills }) },
);

export const otherSkills = defineFormSection<{ other_skills: string | null }>(
  {
    summary: 'Other skills',
    fields: schemasOf(asked.ask, { only: ['other_skills'] }),
    told: ({ other_skills }) => ({ details: { otherSkills: other_skills } }),
    form: ({ other_skills }) => ({ other_skills: other_skills ?? '' }),
  },
  { stored: ({ details }) => ({ other_skills: details.otherSkills }) },
);

export const skills = joined('Languages and other skills', languages, otherSkills);
