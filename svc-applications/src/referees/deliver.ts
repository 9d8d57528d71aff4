import type { AskReferee, ConfirmAsking } from '../mail/kinds';
import type { DeliveryParts } from '../mail/parts';
import { hashOfSecret, newSecret } from '../secrets';
import type { Stores } from '../store';
import { wordsOf } from '../templates/place';
import { isAwaited, type LetterRequest, linkGoodForMs } from './letter-request';
import { letterLink } from './link';
import type { LinkPurpose } from './link-store';
import { askKind, askMail, confirmMail } from './mails';

/**
 * Mails a referee. The secret is made now and only its hash is stored; a mail that is tried again bears another, and
 * both open the page. Nobody is written to whose letter is not waited for any more, and nobody is reminded while the
 * portal is closed.
 */
export async function deliverAsking(
  { stores, transport, branding, publicUrl }: DeliveryParts,
  { request_id, ...why }: AskReferee,
  messageId: string,
): Promise<void> {
  const found = await awaited(stores, request_id);
  if (!found) return;
  if (why.reminds === 'portal' && !(await stores.portal.read()).portalEnabled) return;
  const { request, application } = found;
  const link = letterLink(publicUrl, await newLink(stores, request, 'write', null));
  const template = await stores.templates.current(wordsOf(askKind(why), application.type));
  const mail = askMail({ applicant: application.applicantName, link }, branding, template);
  await transport.send({ to: request.email, messageId, ...mail });
}

/** Mails the applicant the link that shows that the mailbox is theirs, unless it was shown meanwhile. */
export async function deliverConfirming(
  { stores, transport, branding, publicUrl }: DeliveryParts,
  { request_id }: ConfirmAsking,
  messageId: string,
): Promise<void> {
  const found = await awaited(stores, request_id);
  if (!found || found.request.askedAt) return;
  const { email: to } = found.application.identity;
  const link = letterLink(publicUrl, await newLink(stores, found.request, 'confirm', to));
  const template = await stores.templates.current(wordsOf('letter-confirm', found.application.type));
  await transport.send({ to, messageId, ...confirmMail(link, branding, template) });
}

async function awaited(stores: Stores, requestId: number) {
  const request = await stores.letters.find(requestId);
  const application = request && (await stores.applications.find({ id: request.applicationId }));
  return request && application && isAwaited(request, application) ? { request, application } : undefined;
}

async function newLink(
  { letters }: Stores,
  { id: requestId, applicationId }: LetterRequest,
  purpose: LinkPurpose,
  mailbox: string | null,
): Promise<string> {
  const secret = newSecret();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + linkGoodForMs);
  const link = { requestId, applicationId, purpose, mailbox, expiresAt };
  await letters.addLink({ ...link, secretHash: hashOfSecret(secret) }, now);
  return secret;
}
