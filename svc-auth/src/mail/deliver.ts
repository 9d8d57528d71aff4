import type { Branding } from '@portal/service-kit/branding';
import type { MailTransport } from '@portal/service-kit/mail';
import { Undeliverable } from '@portal/service-kit/outbox';
import { offerReset, type ResetMailPayload, resetMailKind } from '../forgotten-password/forgotten';
import { resetLink } from '../forgotten-password/link';
import type { Service } from '../service';
import { resetMail } from './reset-mail';

/**
 * Does one piece of outbox work. The link is made here and not before: its token stands in no table, and an unknown
 * address has cost the asker the same time.
 */
export function mailDelivery(service: Service, transport: MailTransport, branding: Branding) {
  const host = new URL(service.publicUrl).hostname;
  return async (kind: string, payload: unknown, { id }: { id: number }): Promise<void> => {
    if (kind !== resetMailKind) throw new Undeliverable(`No mail is known as ${kind}`);
    const offer = await offerReset(service, (payload as ResetMailPayload).email);
    if (!offer) return;
    const link = resetLink(service.publicUrl, offer.token);
    const messageId = `auth-outbox-${id}@${host}`;
    await transport.send({ to: offer.email, messageId, ...resetMail(offer, link, branding) });
  };
}
