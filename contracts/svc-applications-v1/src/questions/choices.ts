import type { Answers, Leaf } from './question';

/** Whether a question is asked, given the answers beside it. */
export const isAsked = ({ when }: Pick<Leaf, 'when'>, beside: Answers): boolean =>
  Object.entries(when ?? {}).every(([key, answer]) => isSame(beside[key], answer));

const isSame = (typed: unknown, answer: string): boolean =>
  typed === answer || (yesOrNo(answer) !== undefined && yesOrNo(typed) === yesOrNo(answer));

/** Reads yes or no: forms send words, editors send true or false. */
export function yesOrNo(typed: unknown): boolean | undefined {
  if (typed === 'yes' || typed === true) return true;
  return typed === 'no' || typed === false ? false : undefined;
}

/** The choice that a value stands for. */
export function chosen(
  { options, unoffered = [], also = {} }: Extract<Leaf, { kind: 'choice' }>,
  typed: string,
): string | undefined {
  if ([...options, ...unoffered].some(({ value }) => value === typed)) return typed;
  return Object.hasOwn(also, typed) ? also[typed] : undefined;
}
