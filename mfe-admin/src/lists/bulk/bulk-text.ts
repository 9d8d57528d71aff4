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

/** A decision on several applications being written: one text for each language of the applicants. */
export interface BulkText {
  status: Decision | '';
  messages: Partial<Record<Language, string>>;
}

export const emptyText: BulkText = { status: '', messages: {} };

/** Returns the store on this device for texts to several applicants, until they are sent. */
export const keptBulkText = (userId: number) =>
  deviceStore<BulkText>(`staff:bulk-decision:${userId}`, { of: userId });

/** The applicants whose mails are in one language. */
export interface LanguageGroup {
  language: Language;
  rows: PreviewedRow[];
}

/** Groups the rows by language, the largest group first. An older service sends no language. */
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

/** A group with the text for its applicants. */
export interface WrittenGroup extends LanguageGroup {
  message: string;
  /** Whether the text was written for this group; otherwise it is the text of the largest group. */
  isOwn: boolean;
}

/** Returns the text of each group: its own, else that of the largest group. */
export function writtenGroups(groups: readonly LanguageGroup[], { messages }: BulkText): WrittenGroup[] {
  const first = groups[0] ? (messages[groups[0].language] ?? '') : '';
  return groups.map((group, index) => {
    const own = messages[group.language] ?? '';
    const isOwn = index === 0 || own.trim() !== '';
    return { ...group, isOwn, message: isOwn ? own : first };
  });
}

/** Returns the text as one applicant reads it. */
export const messageFor = ({ id, applicant_name }: PreviewedRow, message: string): string =>
  fillReply(message.trim(), replyGaps(id, applicant_name));

export interface BulkProblem extends FeedbackProblem {
  language: Language;
}

/** Returns the problem of a decision: a text is missing, or is too long with the person's name in it; null if none. */
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

/** Finds the field of a refused decision. */
export function refusedProblem(refused: Refused, groups: readonly WrittenGroup[]): BulkProblem | null {
  const [first] = groups;
  const [name, sentence] = Object.entries(refused)[0] ?? [];
  if (!first || name === undefined || sentence === undefined) return null;
  const written = name.replace(/^messages\./, '');
  const language = groups.find((group) => group.language === written)?.language ?? first.language;
  return { field: name === 'status' ? 'status' : 'message', sentence, language };
}

/** Returns the texts to send: that of the largest group, and those of languages with their own text. */
export function wordsOf(groups: readonly WrittenGroup[]): Pick<BulkRequest, 'message' | 'messages'> {
  const [first, ...others] = groups;
  const own = others.filter(({ isOwn }) => isOwn).map(({ language, message }) => [language, message.trim()]);
  return {
    message: first?.message.trim() ?? '',
    ...(own.length > 0 && { messages: Object.fromEntries(own) }),
  };
}
