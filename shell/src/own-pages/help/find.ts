import type { HelpAnswer } from './answers';

/** A text in small letters without accents, so that 'resume' finds 'Résumé'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The answers in which each searched word is the beginning of some word; all answers without a search. */
export function findAnswers(answers: readonly HelpAnswer[], sought: string): readonly HelpAnswer[] {
  const parts = plain(sought).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (parts.length === 0) return answers;
  return answers.filter(({ question, answer, also }) => {
    const words = plain([question, ...answer, also].join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}
