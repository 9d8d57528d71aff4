import type { WrittenMail } from '@portal/service-kit/mail';
import type { Application } from '../application/application';
import type { AskReferee, ConfirmAsking } from '../mail/kinds';
import { letterLink } from '../mail/letter-link';
import type { DeliveryParts } from '../mail/parts';
import { askKind, askMail, confirmMail, withEnglish } from '../mail/referee-mails';
import type { TemplateKey } from '../mail/templates/template';
import { languageFor, wordingFor, wordingIn } from '../mail/wording';
import { hashOfSecret, newSecret } from '../platform/secrets';
import type { Stores } from '../platform/stores';
import { isAwaited, type LetterRequest, linkGoodForMs } from './letter-request';
import type { LinkPurpose } from './link-store';

/**
 * Mails a referee. The secret is made now and only its hash is stored; a mail that is tried again bears another, and
 * both open the page. Nobody is written to whose letter is not waited for any more, and nobody is reminded while the
 * portal is closed.
 */
export async function deliverAsking(
  parts: DeliveryParts,
  { request_id, ...why }: AskReferee,
  messageId: string,
): Promise<void> {
  const { stores, transport, publicUrl } = parts;
  const found = await awaited(stores, request_id);
  if (!found) return;
  if (why.reminds === 'portal' && !(await stores.portal.read()).portalEnabled) return;
  const { request, application } = found;
  const link = letterLink(publicUrl, await newLink(stores, request, 'write', null));
  const mail = await askedIn(parts, application, { kind: askKind(why), link });
  await transport.send({ to: request.email, messageId, ...mail });
}

/** Nobody knows what a referee reads: the language of the application comes first, and English follows. */
async function askedIn(
  parts: DeliveryParts,
  { id, type, applicantName: applicant }: Application,
  { kind, link }: { kind: TemplateKey; link: string },
): Promise<WrittenMail> {
  const own = await wordingIn(parts, kind, { type, language: await languageFor(parts, id) });
  const wording = withEnglish(own, await wordingIn(parts, kind, { type, language: 'en' }));
  return askMail({ applicant, link }, parts.branding, wording);
}

/** Mails the applicant the link that shows that the mailbox is theirs, unless it was shown meanwhile. */
export async function deliverConfirming(
  parts: DeliveryParts,
  { request_id }: ConfirmAsking,
  messageId: string,
): Promise<void> {
  const { stores, transport, branding, publicUrl } = parts;
  const found = await awaited(stores, request_id);
  if (!found || found.request.askedAt) return;
  const { email: to } = found.application.identity;
  const link = letterLink(publicUrl, await newLink(stores, found.request, 'confirm', to));
  const wording = await wordingFor(parts, 'letter-confirm', found.application);
  await transport.send({ to, messageId, ...confirmMail(link, branding, wording) });
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
