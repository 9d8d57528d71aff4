import { inWords, type Leaf } from '@portal/contract-svc-applications-v1/questions';
import { said, saidIn } from '@portal/ui/language';
import { formatDay } from '../form/format';

/** An answer as people read it, in the language of the page. */
export function saidAnswer(question: Leaf, answer: unknown): string | null {
  const words = inWords(saidIn(question), answer);
  if (words === null) return null;
  if (question.kind === 'day' || question.kind === 'birth') return formatDay(String(answer));
  return isChosen(question) ? said(words) : words;
}

/** Whether an answer is one of ours that `saidIn` does not say: no label of the question itself. */
const isChosen = (question: Leaf): boolean =>
  question.kind === 'yes-no' ||
  question.kind === 'tick' ||
  (question.kind === 'line' && Boolean(question.from));
