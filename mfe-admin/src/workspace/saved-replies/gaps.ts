import { type Decision, type ReplyGaps, replyGaps } from '@portal/contract-svc-applications-v1';
import type { ApplicationRow } from '../../api/applications';
import type { SavedReply } from '../../api/saved-replies';

/** The applicant for whom a reply is filled in. */
export interface ReplyApplicant extends ReplyGaps {
  /** The language of mails to the applicant; null if unknown. */
  language: SavedReply['language'] | null;
}

/** The text and the chosen decision of a form. */
export interface Written {
  message: string;
  status: Decision | '';
}

/** Returns the values of an application's applicant for a reply's placeholders. */
export const applicantFor = ({
  id,
  applicant_name,
  language = null,
}: Pick<ApplicationRow, 'id'> & {
  applicant_name: string | null;
  language?: ReplyApplicant['language'];
}): ReplyApplicant => ({ ...replyGaps(id, applicant_name ?? ''), language });

/** Returns the values for several applicants of one language: placeholders stay, and are filled in for each later. */
export const severalApplicants = (language: ReplyApplicant['language']): ReplyApplicant => ({
  ...{ name: '', reference: '' },
  language,
});

/** Replaces the applicant's name and reference in a text with placeholders. */
export const withGaps = (text: string, { name, reference }: ReplyApplicant): string =>
  Object.entries({ name, reference }).reduce(
    (text, [gap, words]) => (words ? text.replaceAll(words, `{${gap}}`) : text),
    text,
  );

/** Sorts replies: those in the applicant's language first. */
export function inLanguageFirst(
  replies: readonly SavedReply[],
  language: ReplyApplicant['language'],
): SavedReply[] {
  const own = (one: SavedReply) => language === null || one.language === language;
  return [...replies.filter(own), ...replies.filter((one) => !own(one))];
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The replies with all typed words in their name or their text. */
export function fittingReplies(replies: readonly SavedReply[], typed: string): SavedReply[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return replies.filter(({ name, text }) => words.every((word) => folded(`${name} ${text}`).includes(word)));
}
