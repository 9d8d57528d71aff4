import { said } from '@portal/application-ui/language';

/** Whether a service answered with this sentence of its contract. It answers in English, or in the language of the page. */
export const isAnswer = (message: string, sentence: string): boolean =>
  message === sentence || message === said(sentence);
