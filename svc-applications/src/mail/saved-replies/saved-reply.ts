import { type Decision, savedReplyPlaceholders } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';

/** A text that the team keeps for decisions and messages. */
export interface SavedReply {
  id: number;
  language: Language;
  name: string;
  text: string;
  /** The decision that it is about; null: any, or none. */
  status: Decision | null;
  /** Raised by each change. */
  version: number;
  changedBy: { personId: number; name: string };
  updatedAt: Date;
}

export type ReplyWords = Pick<SavedReply, 'language' | 'name' | 'text' | 'status'>;

/** Two replies of a language differ by more than capitals and blanks. */
export const replyKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');

/** Whether all that stands in braces is filled in for an applicant. */
export const placeholdersKnown = (text: string): boolean =>
  [...text.matchAll(/\{([^{}]*)\}/g)].every(([, word]) =>
    (savedReplyPlaceholders as readonly string[]).includes(word ?? ''),
  );
