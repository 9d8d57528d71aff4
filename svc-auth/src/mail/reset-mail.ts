import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';

/** The mail with the link to a new password. */
export function resetMail(link: string, branding: MailBranding): WrittenMail {
  return writeMail(
    {
      subject: `Choose a new password for ${branding.name}`,
      // Whoever typed the address may have typed the name, too: the mailbox is not proven.
      greeting: 'Hello,',
      paragraphs: [
        `Someone, hopefully you, asked for a new password for your account at ${branding.name}.`,
        'The link below lets you choose one. It works once, within the next hour.',
      ],
      button: { label: 'Choose a new password', href: link },
      afterwards: [
        'When you have set it, every device that is signed in to your account is signed out.',
        'If you did not ask for this, you need not do anything: your password stays as it is.',
      ],
    },
    branding,
  );
}
