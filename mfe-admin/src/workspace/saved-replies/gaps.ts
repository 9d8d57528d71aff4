import { type Decision, type ReplyGaps, replyGaps } from '@portal/contract-svc-applications-v1';
import type { ApplicationRow } from '../../api/applications';
import type { SavedReply } from '../../api/saved-replies';

/** For whom a reply is filled in. */
export interface ReplyApplicant extends ReplyGaps {
  /** In which the applicant is written to; null where it is not known. */
  language: SavedReply['language'] | null;
}

/** What somebody writes, with the decision that is chosen. */
export interface Written {
  message: string;
  status: Decision | '';
}

/** The applicant of an application. */
export const applicantFor = ({
  id,
  applicant_name,
  language = null,
}: Pick<ApplicationRow, 'id'> & {
  applicant_name: string | null;
  language?: ReplyApplicant['language'];
}): ReplyApplicant => ({ ...replyGaps(id, applicant_name ?? ''), language });

/** Several applicants of a language: the gaps stay, and are filled in for each. */
export const severalApplicants = (language: ReplyApplicant['language']): ReplyApplicant => ({
  ...{ name: '', reference: '' },
  language,
});

/** The text for any applicant: what this one is called becomes a gap. */
export const withGaps = (text: string, { name, reference }: ReplyApplicant): string =>
  Object.entries({ name, reference }).reduce(
    (text, [gap, words]) => (words ? text.replaceAll(words, `{${gap}}`) : text),
    text,
  );

/** The replies for an applicant: those of the applicant's language, then the others. */
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
