import { skillsMessages as say } from '@portal/contract-svc-applications-v1';
import type { CommonForm } from '../form';
import { lengthRules } from '../form/length-rules';
import { eachRow, missing } from '../form/rule-kit';

export function languageRules({ languages }: Pick<CommonForm, 'languages'>): Record<string, string> {
  const first = languages[0];
  if (!first) return { languages: say.languages };
  const untouched = languages.length === 1 && missing(first.language) && missing(first.proficiency);
  if (untouched) return { 'languages.0.language': say.languages };
  return eachRow('languages', languages, (row) => ({
    language: missing(row.language) && say.language,
    proficiency: missing(row.proficiency) && say.proficiency,
  }));
}

/** The languages with the other skills beside them. */
export const skillsRules = (answers: Pick<CommonForm, 'languages' | 'other_skills'>) => ({
  ...lengthRules({ other_skills: answers.other_skills }),
  ...languageRules(answers),
});
