import type { MailConfig } from './config';
import { folderTransport } from './folder-transport';
import { smtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

export type { MailConfig } from './config';
export { type Letter, type MailBranding, type WrittenMail, writeMail } from './letter';
export type { Mail, MailTransport } from './transport';

/** The transport the environment names: see mailEnv. `sender` is used where MAIL_FROM is not given. */
export function openMailTransport(config: MailConfig, sender: string): MailTransport {
  const from = config.from ?? sender;
  return config.kind === 'smtp' ? smtpTransport(config.url, from) : folderTransport(config.directory, from);
}
