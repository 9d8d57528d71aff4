export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * `outbox-17@portal.example`, without angle brackets: the same at every attempt, so that repeats can be recognised.
   */
  messageId: string;
  /** Further headers, by their names. */
  headers?: Record<string, string>;
  /**
   * The person and application that the mail is about: written into mails kept as files, never sent to a mail server.
   */
  about?: MailSubject;
}

/** The person and application that a mail is about, whatever address it goes to. */
export interface MailSubject {
  personId: number;
  /** Absent where the mail is about the account alone. */
  applicationId?: number;
}

/** Accepts a mail, or throws; after an error the mail may be sent again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
