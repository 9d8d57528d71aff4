import { type Decision, savedReplyPlaceholders } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';

/** A text that the team saved for decisions and messages. */
export interface SavedReply {
  id: number;
  language: Language;
  name: string;
  text: string;
  /** The decision for which it is offered; null: for any, or without one. */
  status: Decision | null;
  /** Grows by one with each change. */
  version: number;
  changedBy: { personId: number; name: string };
  updatedAt: Date;
}

export type ReplyWords = Pick<SavedReply, 'language' | 'name' | 'text' | 'status'>;

/** Names of replies in a language are equal if they differ only in capitals and blanks. */
export const replyKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');

/** Whether a text has only known placeholders in braces. */
export const placeholdersKnown = (text: string): boolean =>
  [...text.matchAll(/\{([^{}]*)\}/g)].every(([, word]) =>
    (savedReplyPlaceholders as readonly string[]).includes(word ?? ''),
  );
