import { Undeliverable } from '@portal/service-kit/outbox';
import { stateOf } from '../application/reopening/reopening';
import type { MailReopened } from './kinds';
import type { DeliveryParts } from './parts';
import { reopenedMail } from './reopened';
import { wordingFor } from './wording';

/** Mails what staff ask for, to the account's present address. Nobody is told of what has ended already. */
export async function deliverReopened(
  parts: DeliveryParts,
  { reopening_id }: MailReopened,
  messageId: string,
): Promise<void> {
  const { stores, transport, branding, publicUrl } = parts;
  const reopening = await stores.reopenings.find(reopening_id);
  const application = reopening && (await stores.applications.find({ id: reopening.applicationId }));
  if (!reopening || !application) throw new Undeliverable('There is no such reopening');
  if (stateOf(reopening, application, new Date()) !== 'open') return;
  const { fullName: name, email } = application.identity;
  const wording = await wordingFor(parts, 'reopened', application);
  const letter = reopenedMail({ application, name, asked: reopening, publicUrl }, branding, wording);
  await transport.send({ to: email, messageId, ...letter });
}
