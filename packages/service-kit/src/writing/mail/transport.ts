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
  /** Whom it is about, which a mail that is kept as a file bears; it never leaves for a mail server. */
  about?: MailSubject;
}

/** Whom a mail is about, whatever address it goes to. */
export interface MailSubject {
  personId: number;
  /** Absent where it is about the account alone. */
  applicationId?: number;
}

/** Takes a mail, or throws; then it may be sent again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
