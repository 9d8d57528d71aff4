import { type FactGroup, type Section, summary } from '@portal/contract-svc-applications-v1/questions';
import { said, saidIn } from '@portal/ui/language';
import { saidAnswer } from './said-answer';

/**
 * The questions and answers of a section, in the language of the page. A nationality is chosen from a list, though it is
 * stored as a line.
 */
export function saidSummary(
  section: Pick<Section, 'ask'>,
  answers: Readonly<Record<string, unknown>>,
): FactGroup[] {
  const asked = saidIn(section);
  const { nationality } = asked.ask;
  return summary(asked, answers, (question, answer) => {
    const words = saidAnswer(question, answer);
    return question === nationality && words ? said(words) : words;
  });
}
