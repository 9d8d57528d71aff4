import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { isAdministrator } from '@portal/service-kit/permissions';
import { plainWording } from './template-kinds';

/** Describes what the role may do; for a custom role, names the role. */
function maySentence({ role, roleName }: { role: string; roleName?: string | undefined }): string {
  if (roleName !== undefined) return `Your role there is ${unlinked(roleName)}.`;
  return isAdministrator({ role })
    ? 'As an administrator you read and decide applications, and look after the portal and its staff.'
    : 'As a reviewer you read applications and decide them.';
}

/** The mail that invites a person to the staff. */
export function invitationMail(
  to: { name: string; role: string; roleName?: string | undefined; invitedBy: string },
  link: string,
  branding: MailBranding,
  wording: Wording = plainWording('invitation'),
): WrittenMail {
  const { translator } = wording;
  return writeFrom(
    wording,
    {
      values: {
        name: unlinked(to.name),
        invited_by: unlinked(to.invitedBy),
        may: translator.translate(maySentence(to)),
      },
      button: { label: translator.translate('Accept the invitation'), href: link },
      safety: [translator.translate('If you did not expect this, you do not need to do anything.')],
    },
    branding,
  );
}
