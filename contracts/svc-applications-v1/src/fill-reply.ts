import { ownReference } from './own-reference';

/** The values for placeholders in a saved reply of the team. */
export interface ReplyGaps {
  /** Empty when the applicant's name is unknown or hidden. */
  name: string;
  /** The reference as the applicant knows it: APP-012. */
  reference: string;
}

/** The placeholders' values for an application. */
export const replyGaps = (id: number, name: string): ReplyGaps => ({ name, reference: ownReference(id) });

/** The text as the applicant will read it. A placeholder without a value stays, so that staff notice it. */
export const fillReply = (text: string, gaps: ReplyGaps): string =>
  text.replace(/\{(name|reference)\}/g, (gap, word: keyof ReplyGaps) => gaps[word] || gap);
