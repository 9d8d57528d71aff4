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
}

/** Takes a mail, or throws; then it may be sent again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
