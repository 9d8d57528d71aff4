import { ownReference } from './own-reference';

/** What of an applicant stands in a text of the team. */
export interface ReplyGaps {
  /** Empty while nobody is named. */
  name: string;
  /** As the applicant knows it: APP-012. */
  reference: string;
}

/** The gaps of an application. */
export const replyGaps = (id: number, name: string): ReplyGaps => ({ name, reference: ownReference(id) });

/** The text as this applicant reads it. A gap for which nothing is known stays, so that it is seen. */
export const fillReply = (text: string, gaps: ReplyGaps): string =>
  text.replace(/\{(name|reference)\}/g, (gap, word: keyof ReplyGaps) => gaps[word] || gap);
