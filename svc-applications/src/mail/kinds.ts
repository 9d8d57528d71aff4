/** The kinds of outbox work. */
export const confirmSubmission = 'confirm-submission';
export interface ConfirmSubmission {
  application_id: number;
}

export const renamePerson = 'rename-person';
export interface RenamePerson {
  person_id: number;
  name: string;
  /** The phone number, when an administrator corrected it. */
  phone?: string;
}

export const learnContact = 'learn-contact';
export interface LearnContact {
  person_id: number;
  /** ISO 8601: when the contact was corrected; what was submitted since is concerned, too. */
  since: string;
}

export const remindDraft = 'mail-draft-reminder';
export interface RemindDraft {
  reminder_id: number;
  application_id: number;
}

/** Mails the owner of a draft the way back to it, as they asked for. */
export const mailReturnLink = 'mail-return-link';
export interface MailReturnLink {
  application_id: number;
}

export const mailDecision = 'mail-decision';
export interface MailDecision {
  feedback_id: number;
}

export const mailRequestDecided = 'mail-request-decided';
export interface MailRequestDecided {
  request_id: number;
}

export const draftEnds = 'mail-draft-ends';
export interface DraftEnds {
  application_id: number;
  /** ISO 8601. */
  ends_at: string;
}

export const mailReopened = 'mail-reopened';
export interface MailReopened {
  reopening_id: number;
}

/** Mails a referee the link to their page; the secret is made as the mail is written. */
export const askReferee = 'mail-ask-referee';
export interface AskReferee {
  request_id: number;
  /** Who reminds: the portal by itself, or the applicant. Absent in the first mail, and where a new link was asked for. */
  reminds?: 'portal' | 'applicant';
  /** A new link, asked for on the page of an earlier one. */
  again?: true;
  /** The file that the referee had sent has a virus. */
  refused?: true;
}

/** Mails the applicant the link that shows that the mailbox is theirs: referees are asked after that. */
export const confirmAsking = 'mail-confirm-asking';
export interface ConfirmAsking {
  request_id: number;
}
