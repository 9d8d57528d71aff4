import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';

/** The mail with the code by which an application gets this address in place of another. */
export function emailCodeMail(code: string, branding: MailBranding): WrittenMail {
  return writeMail(
    {
      subject: `Your code for ${branding.name}`,
      // Anybody may have typed the address: nothing else that was typed stands in this mail.
      greeting: 'Hello,',
      paragraphs: [
        `Somebody, probably you, wants to use this email address for an application to ${branding.name}.`,
        'This code confirms that the address is right. It is good for ten minutes, and a newer one replaces it.',
      ],
      facts: [{ term: 'Your code', value: code }],
      afterwards: [
        'We will never ask you for this code by phone or by email.',
        'If this was not you, you need not do anything: without the code nothing changes.',
      ],
    },
    branding,
  );
}
