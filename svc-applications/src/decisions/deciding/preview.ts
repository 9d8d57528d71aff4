import type { Decision } from '@portal/contract-svc-applications-v1';
import type { WholeApplication } from '../../application';
import { sampleSecret, wordingFor } from '../../mail';
import { type OfferedTerms, offerLink } from '../../offers';
import type { Service } from '../../platform';
import { decisionMail, decisionTemplate } from '../feedback/decision-mail';

/** The mail that a decision would send now, and the address to which it would go. */
export async function mailOf(
  service: Service,
  application: WholeApplication,
  {
    status,
    message,
    offer: terms,
  }: { status: Decision; message: string; offer?: OfferedTerms | null | undefined },
) {
  const { publicUrl } = service;
  const { fullName: name, email } = application.identity;
  const wording = await wordingFor(service, decisionTemplate(status, Boolean(terms)), application);
  const { timeZone } = await service.portal.settings();
  const offer = terms ? { terms, timeZone, link: offerLink(publicUrl, sampleSecret) } : undefined;
  const letter = { application, name, status, message, publicUrl, offer };
  return { to: email, ...decisionMail(letter, service.branding, wording) };
}
