/** What the id of a mail of this service begins with, and its file is called, where mails are kept as files. */
export const outboxMessage = (outboxId: number): string => `auth-outbox-${outboxId}`;
