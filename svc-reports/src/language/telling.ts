import { inWords, type Leaf, type Telling } from '@portal/contract-svc-applications-v1/questions';
import { dayIn, type Tongue } from '@portal/service-kit/language';

/** Answers in a language: choices, yes and no, and days. What somebody has typed stays as it is. */
export const tellingIn = (tongue: Tongue): Telling => ({
  say: (english) => tongue.say(english),
  inWords(question, answer) {
    const words = inWords(question, answer);
    if (words === null || tongue.language === 'en') return words;
    if (isDay(question)) return dayOf(String(answer), tongue) ?? words;
    return isChosen(question, words) ? tongue.say(words) : words;
  },
});

const isDay = ({ kind }: Leaf): boolean => kind === 'day' || kind === 'birth';

function dayOf(answer: string, { language }: Tongue): string | null {
  const at = new Date(`${answer.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : dayIn(language, at);
}

function isChosen(question: Leaf, words: string): boolean {
  if (question.kind === 'yes-no' || question.kind === 'tick') return true;
  if (question.kind !== 'choice') return false;
  return [...question.options, ...(question.unoffered ?? [])].some(({ label }) => label === words);
}
