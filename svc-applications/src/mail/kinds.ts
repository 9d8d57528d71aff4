/** What the outbox is told to do. */
export const confirmSubmission = 'confirm-submission';
export interface ConfirmSubmission {
  application_id: number;
}

export const renamePerson = 'rename-person';
export interface RenamePerson {
  person_id: number;
  name: string;
  /** When an administrator has corrected it. */
  phone?: string;
}

export const mailDecision = 'mail-decision';
export interface MailDecision {
  feedback_id: number;
}

export const mailRequestDecided = 'mail-request-decided';
export interface MailRequestDecided {
  request_id: number;
}
