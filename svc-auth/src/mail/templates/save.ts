import { templateMessages as t } from '@portal/contract-svc-applications-v1';
import { saveTemplate as save, type Template } from '@portal/service-kit/mail-words';
import { ofPerson } from '../../accounts/people/event-of-person';
import { actingAmong } from '../../accounts/staff/acting';
import type { Service } from '../../platform/service';
import { kindOf } from '../mails/template-kinds';
import type { TemplatePlace } from './store';

interface Save {
  place: TemplatePlace;
  /** The new words; null restores the standard words. */
  template: Template | null;
  /** The version that the editor had read; the saved version has the next number. */
  version: number;
  actorId: number;
}

/**
 * Stores new words of a mail as the next version, and records who changed them.
 * @throws Invalid, Conflict when somebody else has saved meanwhile
 */
export async function saveTemplate(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { place, template, version, actorId }: Save,
): Promise<void> {
  const savedAt = clock();
  await stores.transaction(async (trx) => {
    const actor = actingAmong(await trx.people.lockStaff(), actorId, 'manageMailTemplates');
    const savedBy = { id: actor.id, name: actor.name };
    const words = { kind: kindOf(place.kind), place, template, version, savedBy, savedAt };
    await save(trx.templates, words, t);
    const details = { mail: place.kind, version: version + 1, standard: !template };
    await trx.events.add({ kind: 'mail_template_changed', ...ofPerson(actor), details }, savedAt);
  });
}
