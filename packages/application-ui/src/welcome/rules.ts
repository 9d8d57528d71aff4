import { welcomeMessages } from '@portal/contract-svc-applications-v1';

export interface WelcomeAnswers {
  purpose: string;
  agree_submission: boolean;
  agree_terms: boolean;
}

export const welcomeComplete = (answers: WelcomeAnswers): boolean =>
  answers.purpose !== '' && answers.agree_submission && answers.agree_terms;

/** One sentence for all three, at the first that is missing. */
export function welcomeRules(answers: WelcomeAnswers): Record<string, string> {
  if (welcomeComplete(answers)) return {};
  const field =
    answers.purpose === '' ? 'purpose' : answers.agree_submission ? 'agree_terms' : 'agree_submission';
  return { [field]: welcomeMessages.incomplete };
}
