import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';

/** The mail with the code that lets somebody go on with an application on a new device. */
export function codeMail(code: string, branding: MailBranding): WrittenMail {
  return writeMail(
    {
      subject: `Your code for ${branding.name}`,
      // Whoever typed the address may have typed the name, too: the mailbox is not proven.
      greeting: 'Hello,',
      paragraphs: [
        'Welcome back. You are opening your application on a device that we have not seen before.',
        'This code lets you go on. It is good for ten minutes, and a newer one replaces it.',
      ],
      facts: [{ term: 'Your code', value: code }],
      afterwards: [
        'We will never ask you for this code by phone or by email.',
        'If this was not you, you need not do anything: without the code nobody can open your application.',
      ],
    },
    branding,
  );
}
