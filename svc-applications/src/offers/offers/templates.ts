import type { TemplateKind } from '@portal/service-kit/mail-words';
import { message, name, organisation, programme, reference } from '../../mail';

/** The occasions for mails about offers. */
export const offerAbout = ['made', 'reminder', 'accepted', 'lapsed', 'taken-back'] as const;
export type OfferAbout = (typeof offerAbout)[number];

const placeholders = [name, programme, organisation, reference];

const help = 'If anything is unclear, write to us. We are glad to help.';

export const offerTemplates: readonly TemplateKind[] = [
  {
    key: 'offer-made',
    label: 'Offer: a place',
    placeholders,
    standard: {
      subject: 'We offer you a place: your {programme} application ({reference})',
      text: `Dear {name},

We are glad to offer you a place at {organisation}. Below you see the days, and until when we need your reply.

On the page behind the button you can accept, decline, or ask for another date. You do not need to sign in.`,
      small: 'Nobody else should get this link: whoever has it can reply for you.',
    },
  },
  {
    key: 'offer-reminder',
    label: 'Offer: reminder',
    placeholders,
    standard: {
      subject: 'Please reply to our offer ({reference})',
      text: `Dear {name},

We have offered you a place at {organisation}, and do not have your reply yet. Please tell us whether you come: after the time below somebody else can get the place.

If these days do not suit you, ask for another date on the same page.`,
      small: 'Nobody else should get this link: whoever has it can reply for you.',
    },
  },
  {
    key: 'offer-accepted',
    label: 'Offer: accepted',
    placeholders,
    standard: {
      subject: 'Your place is confirmed ({reference})',
      text: `Dear {name},

Thank you for accepting. Your place at {organisation} is confirmed, and we look forward to meeting you.`,
      small:
        'If you cannot come after all, please withdraw in your dashboard before the first day, so that somebody else can have the place.',
    },
  },
  {
    key: 'offer-lapsed',
    label: 'Offer: lapsed',
    placeholders,
    standard: {
      subject: 'Our offer has lapsed ({reference})',
      text: `Dear {name},

We offered you a place at {organisation} and have not heard from you, so the place is free for somebody else now. Your application stays approved.

If you would still like to come, please write to us. We are glad to look for a place.`,
      small: help,
    },
  },
  {
    key: 'offer-taken-back',
    label: 'Offer: taken back',
    placeholders: [...placeholders, message],
    standard: {
      subject: 'We have to take our offer back ({reference})',
      text: `Dear {name},

We are sorry: we have to take back the place that we offered you at {organisation}. Our team gives this reason:

{message}`,
      small: help,
    },
  },
];

export function offerTemplate(about: string): TemplateKind {
  const found = offerTemplates.find(({ key }) => key === `offer-${about}`);
  if (!found) throw new Error(`There is no mail about an offer that is ${about}`);
  return found;
}
