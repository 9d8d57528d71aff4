import { type Decision, fillReply, replyGaps } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import type { BulkRequest, PreviewedRow } from '../../api/bulk';
import type { SavedReply } from '../../api/saved-replies';
import {
  type FeedbackProblem,
  type FeedbackText,
  feedbackProblem,
} from '../../workspace/decision-text/rules';
import type { Refused } from './acts';

export type Language = SavedReply['language'];

/** A decision on several applications as it is written: a text for each language of their applicants. */
export interface BulkText {
  status: Decision | '';
  messages: Partial<Record<Language, string>>;
}

export const emptyText: BulkText = { status: '', messages: {} };

/** What somebody writes for several applications is kept on this device until it is sent. */
export const keptBulkText = (userId: number) =>
  deviceStore<BulkText>(`staff:bulk-decision:${userId}`, { of: userId });

/** The applicants who are written to in one language. */
export interface LanguageGroup {
  language: Language;
  rows: PreviewedRow[];
}

/** The rows by the language of their applicants, the largest group first. An earlier service names none. */
export function byLanguage(rows: readonly PreviewedRow[]): LanguageGroup[] {
  const groups = new Map<Language, PreviewedRow[]>();
  for (const row of rows) {
    const language = row.language ?? 'en';
    groups.set(language, [...(groups.get(language) ?? []), row]);
  }
  return [...groups]
    .map(([language, members]) => ({ language, rows: members }))
    .sort((one, other) => other.rows.length - one.rows.length);
}

/** A group with the text that its applicants get. */
export interface WrittenGroup extends LanguageGroup {
  message: string;
  /** Whether it is the text of this group, not that of the largest. */
  isOwn: boolean;
}

/** Which group gets which text: its own, else that of the largest group. */
export function writtenGroups(groups: readonly LanguageGroup[], { messages }: BulkText): WrittenGroup[] {
  const first = groups[0] ? (messages[groups[0].language] ?? '') : '';
  return groups.map((group, index) => {
    const own = messages[group.language] ?? '';
    const isOwn = index === 0 || own.trim() !== '';
    return { ...group, isOwn, message: isOwn ? own : first };
  });
}

/** What an applicant reads of a text for several. */
export const messageFor = ({ id, applicant_name }: PreviewedRow, message: string): string =>
  fillReply(message.trim(), replyGaps(id, applicant_name));

export interface BulkProblem extends FeedbackProblem {
  language: Language;
}

/** The problem: a missing text, or one that is too long with the person's name in it; null when it can be sent. */
export function bulkProblem(
  groups: readonly WrittenGroup[],
  status: FeedbackText['status'],
): BulkProblem | null {
  for (const { language, message, rows } of groups) {
    for (const row of rows) {
      const problem = feedbackProblem({ status, message: messageFor(row, message) });
      if (problem) return { ...problem, language };
    }
  }
  return null;
}

/** What the service refused of a decision, at the field where it was written. */
export function refusedProblem(refused: Refused, groups: readonly WrittenGroup[]): BulkProblem | null {
  const [first] = groups;
  const [name, sentence] = Object.entries(refused)[0] ?? [];
  if (!first || name === undefined || sentence === undefined) return null;
  const written = name.replace(/^messages\./, '');
  const language = groups.find((group) => group.language === written)?.language ?? first.language;
  return { field: name === 'status' ? 'status' : 'message', sentence, language };
}

/** What is sent: the text of the largest group, and those of the languages that have their own. */
export function wordsOf(groups: readonly WrittenGroup[]): Pick<BulkRequest, 'message' | 'messages'> {
  const [first, ...others] = groups;
  const own = others.filter(({ isOwn }) => isOwn).map(({ language, message }) => [language, message.trim()]);
  return {
    message: first?.message.trim() ?? '',
    ...(own.length > 0 && { messages: Object.fromEntries(own) }),
  };
}
