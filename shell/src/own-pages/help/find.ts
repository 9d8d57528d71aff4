import type { HelpAnswer } from './answers';

/** Small letters without accents: 'Résumé' is found by 'resume'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The answers in which each of the words begins some word; all of them without a word. */
export function findAnswers(answers: readonly HelpAnswer[], sought: string): readonly HelpAnswer[] {
  const parts = plain(sought).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (parts.length === 0) return answers;
  return answers.filter(({ question, answer, also }) => {
    const words = plain([question, ...answer, also].join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}
