import { type FactGroup, type Section, summary } from '@portal/contract-svc-applications-v1/questions';
import { labelled, translatedDefinition } from '@portal/ui/language';
import { translatedAnswer } from './translated-answer';

/** A section's questions and answers in the language of the page. */
export const translatedSummary = (
  section: Pick<Section, 'ask'>,
  answers: Readonly<Record<string, unknown>>,
): FactGroup[] => summary(translatedDefinition(section), answers, translatedAnswer, labelled);
