/** What the id of a mail of this service begins with, and its file is called, where mails are kept as files. */
export const outboxMessage = (outboxId: number): string => `applications-outbox-${outboxId}`;

/** The same id at every attempt, so that mail programs recognise a mail that goes out twice. */
export const messageIdOf = (outboxId: number, publicUrl: string): string =>
  `${outboxMessage(outboxId)}@${new URL(publicUrl).hostname}`;
