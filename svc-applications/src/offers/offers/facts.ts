import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { ownReference } from '@portal/contract-svc-applications-v1';
import { placeOfZone } from '@portal/service-kit/calendar';
import { dayIn, momentIn, numberIn, type Translator, translateWith } from '@portal/service-kit/language';
import type { OfferTerms } from './offer';

interface Facts {
  application: { id: number; type: ApplicationType };
  terms: OfferTerms;
  /** The IANA time zone in which the reply is due. */
  timeZone: string;
}

/** A local time as text, such as '23 November 2026, 17:00 (Kigali)'. */
export function replyByIn({ language }: Translator, replyBy: string, timeZone: string): string {
  return `${momentIn(language, new Date(`${replyBy}:00Z`))} (${placeOfZone(timeZone)})`;
}

/** Days as text, such as '1 June 2026 to 30 June 2026', or a single day. */
export function daysIn(translator: Translator, { from, until }: Pick<OfferTerms, 'from' | 'until'>): string {
  const day = (local: string) => dayIn(translator.language, new Date(`${local}T00:00:00Z`));
  return from === until
    ? day(from)
    : translateWith(translator, '{from} to {until}', { from: day(from), until: day(until) });
}

/** The facts of an offer, for a mail. */
export function factsOf({ application, terms, timeZone }: Facts, translator: Translator) {
  const { place, participants, conditions, replyBy } = terms;
  const fact = (term: string, value: string) => ({ term: translator.translate(term), value });
  return [
    fact('Reference', ownReference(application.id)),
    fact('Days', daysIn(translator, terms)),
    ...(participants > 1 ? [fact('People', numberIn(translator.language, participants))] : []),
    ...(place ? [fact('Place', place)] : []),
    ...(conditions ? [fact('What we ask of you', conditions)] : []),
    fact('Please reply by', replyByIn(translator, replyBy, timeZone)),
  ];
}
