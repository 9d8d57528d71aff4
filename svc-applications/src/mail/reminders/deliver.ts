import { isOpen } from '../../application/application';
import type { RemindDraft } from '../kinds';
import type { DeliveryParts } from '../parts';
import { wordingFor } from '../wording';
import { reminderMail } from './mail';
import { daysUntouched } from './reminder';

/** Nobody is reminded of a draft that is gone, sent in or touched since, nor who has ended the reminders meanwhile. */
export async function deliverReminder(
  parts: DeliveryParts,
  { reminder_id, application_id }: RemindDraft,
  messageId: string,
): Promise<void> {
  const { stores, transport, branding, publicUrl } = parts;
  const reminder = await stores.reminders.find(reminder_id);
  const application = await stores.applications.find({ id: application_id });
  if (!reminder?.secret || !application || !isOpen(application)) return;
  if (application.updatedAt > reminder.touchedAt) return;
  if (await stores.reminders.isStopped(reminder.addressHash)) return;
  const { portalEnabled, draftReminders } = await stores.portal.read();
  // Once the portal is open again, a round finds the draft anew.
  if (!portalEnabled || !draftReminders) return stores.reminders.forget(reminder.id);
  const { secret, touchedAt, toldAt } = reminder;
  const days = daysUntouched(reminder.days, touchedAt, toldAt);
  const wording = await wordingFor(parts, 'draft-reminder', application);
  const letter = reminderMail({ application, days, secret, publicUrl }, branding, wording);
  await transport.send({ to: application.identity.email, messageId, ...letter });
}
