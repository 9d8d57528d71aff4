import { type Decision, ownReference } from '@portal/contract-svc-applications-v1';
import type { ApplicationRow } from '../api/applications';
import type { SavedReply } from '../api/saved-replies';

/** For whom a reply is filled in. */
export interface ReplyApplicant {
  /** Empty while nobody is named. */
  name: string;
  /** As the applicant knows it: APP-012. */
  reference: string;
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
}): ReplyApplicant => ({ name: applicant_name ?? '', reference: ownReference(id), language });

const gapsOf = ({ name, reference }: ReplyApplicant) => ({ name, reference });

/** The text as this applicant reads it. A gap for which nothing is known stays, so that it is seen. */
export const filled = (text: string, applicant: ReplyApplicant): string =>
  text.replace(/\{(name|reference)\}/g, (gap, word: 'name' | 'reference') => gapsOf(applicant)[word] || gap);

/** The text for any applicant: what this one is called becomes a gap. */
export const withGaps = (text: string, applicant: ReplyApplicant): string =>
  Object.entries(gapsOf(applicant)).reduce(
    (told, [gap, words]) => (words ? told.replaceAll(words, `{${gap}}`) : told),
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
