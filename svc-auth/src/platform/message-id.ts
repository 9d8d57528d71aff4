/** Returns the first part of a mail's Message-ID, and of the file's name where mails are kept as files. */
export const outboxMessage = (outboxId: number): string => `auth-outbox-${outboxId}`;
