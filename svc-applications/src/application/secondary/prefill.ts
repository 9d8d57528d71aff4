import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { programmeAnswers, type Question } from '@portal/contract-svc-applications-v1/questions';
import { asYesNo } from '../../platform';
import { rowsOf, shown } from '../answered/shown';
import type { Answers } from '../answers/answers';
import { type Identity, isOpen, type WholeApplication } from '../application';

/** The answers with which an application begins, so that nobody is asked again. */
export interface Prefilled {
  identity: Identity;
  answers: Answers;
}

/** The latest answers to the questions that a further application copies; of a draft only the valid answers. */
export function prefilled(source: WholeApplication, type: ApplicationType): Prefilled {
  const { identity, answers } = source;
  const rows = rowsOf(!isOpen(source));
  const prefill = (question: Question, typed: unknown): unknown => {
    if (question.kind === 'rows') return rows(question, typed);
    const value = shown(question, typed, answers);
    return question.kind === 'yes-no' ? asYesNo(value as boolean | null) : (value ?? '');
  };
  const asked = programmeAnswers[type].copiedToNext.flatMap(({ ask }) => Object.entries<Question>(ask));
  const known = asked
    .map(([key, question]) => [key, prefill(question, answers[key])] as const)
    .filter(([, value]) => !isUntold(value));
  const { email, phoneNumber: phone } = identity;
  return { identity, answers: { ...Object.fromEntries(known), email, phone } };
}

/** Whether a value is no answer: never answered differs from answered and emptied again. */
const isUntold = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);
