import { motivationMessages as say } from '@portal/contract-svc-applications-v1';
import type { CommonForm } from '../form';
import { lengthRules } from '../form/length-rules';
import { eachRow, missing, sentences } from '../form/rule-kit';

type Motivation = Pick<CommonForm, 'interests' | 'personal_statement'>;

export function interestRules({ interests }: Pick<Motivation, 'interests'>): Record<string, string> {
  if (!interests.some((row) => row.area !== '')) {
    return { [interests.length > 0 ? 'interests.0.area' : 'interests']: say.interests };
  }
  return eachRow('interests', interests, (row, index) => ({
    area: missing(row.area) && say.area(index + 1),
    other: row.area === 'Other' && missing(row.other) && say.other(index + 1),
  }));
}

/** `limit` in characters, from the portal's settings. */
export function motivationRules(answers: Motivation, limit: number): Record<string, string> {
  const statement = answers.personal_statement.trim();
  return {
    ...lengthRules({ interests: answers.interests }),
    ...interestRules(answers),
    ...sentences({
      personal_statement:
        statement === '' ? say.statement : statement.length > limit && say.statementTooLong(limit),
    }),
  };
}
