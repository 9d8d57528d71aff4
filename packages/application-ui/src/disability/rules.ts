import { personalMessages as say } from '@portal/contract-svc-applications-v1';
import { lengthRules } from '../form/length-rules';
import { missing, sentences } from '../form/rule-kit';

export interface DisabilityAnswers {
  has_disability: string;
  disability_description: string;
}

export function disabilityRules(answers: DisabilityAnswers): Record<string, string> {
  const disabled = answers.has_disability === 'yes';
  const undescribed = disabled && missing(answers.disability_description);
  return {
    ...(disabled ? lengthRules({ disability_description: answers.disability_description }) : {}),
    ...sentences({
      has_disability: missing(answers.has_disability) && say.has_disability,
      disability_description: undescribed && say.disability_description,
    }),
  };
}
