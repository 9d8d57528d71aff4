/** The beginning of the Message-ID of this service's mails, and the name of their files if mails are kept as files. */
export const outboxMessage = (outboxId: number): string => `applications-outbox-${outboxId}`;

/** The Message-ID of a mail, the same at every attempt, so that mail programs recognise a mail that comes twice. */
export const messageIdOf = (outboxId: number, publicUrl: string): string =>
  `${outboxMessage(outboxId)}@${new URL(publicUrl).hostname}`;
