export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without angle brackets, `outbox-17@portal.example`: the same at every attempt, so that doubles can be told. */
  messageId: string;
}

/** Takes a mail, or throws; then it may be sent again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
