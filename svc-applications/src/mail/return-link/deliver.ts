import { isOpen } from '../../application/application';
import type { MailReturnLink } from '../kinds';
import type { DeliveryParts } from '../parts';
import { wordingFor } from '../wording';
import { returnLinkMail } from './mail';

/** Nobody is led back to a draft that is gone or sent in. */
export async function deliverReturnLink(
  parts: DeliveryParts,
  { application_id: id }: MailReturnLink,
  messageId: string,
): Promise<void> {
  const { stores, transport, branding, publicUrl } = parts;
  const application = await stores.applications.find({ id });
  if (!application || !isOpen(application)) return;
  const wording = await wordingFor(parts, 'return-link', application);
  const written = returnLinkMail({ application, publicUrl }, branding, wording);
  await transport.send({ to: application.identity.email, messageId, ...written });
}
