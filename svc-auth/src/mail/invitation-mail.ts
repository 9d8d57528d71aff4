import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';

/** The mail that brings somebody to the staff. */
export function invitationMail(
  to: { name: string; role: string; invitedBy: string },
  link: string,
  branding: MailBranding,
): WrittenMail {
  const may =
    to.role === 'admin'
      ? 'As an administrator you read and decide applications, and look after the portal and its staff.'
      : 'As a reviewer you read applications and decide them.';
  return writeMail(
    {
      subject: `You are invited to ${branding.name}`,
      greeting: `Dear ${to.name},`,
      paragraphs: [
        `${to.invitedBy} would like you to join the people who look after the applications at ${branding.name}.`,
        may,
        'Choose a password by the link below and you are in. It works once, within the next 72 hours.',
      ],
      button: { label: 'Accept the invitation', href: link },
      afterwards: [
        'Has the link run out? Whoever invited you can send a new one.',
        'If you did not expect this, you need not do anything.',
      ],
    },
    branding,
  );
}
