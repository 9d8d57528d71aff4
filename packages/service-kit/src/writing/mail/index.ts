import type { MailConfig } from './config';
import { folderTransport } from './folder-transport';
import { smtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

export type { MailConfig } from './config';
export type { MailBranding, MailContent, MailInline, MailText, MailWords, WrittenMail } from './mail-content';
export { type MailsOf, noStoredMails, type StoredMails, storedMails } from './stored-mails';
export type { Mail, MailSubject, MailTransport } from './transport';
export { unlinked } from './unlinked';
export { writeMail } from './write-mail';

/** The transport that the environment chose (see mailEnv). `sender` is the From line where MAIL_FROM is not given. */
export function openMailTransport(config: MailConfig, sender: string): MailTransport {
  const from = config.from ?? sender;
  return config.kind === 'smtp' ? smtpTransport(config.url, from) : folderTransport(config.directory, from);
}
