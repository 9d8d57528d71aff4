import { templateMessages as t } from '@portal/contract-svc-applications-v1';
import { saveTemplate as save, type Template } from '@portal/service-kit/mail-words';
import { type Act, nameOf, recordAct, type Service } from '../../platform';
import type { TemplatePlace } from './store';
import { kindOf } from './template';

interface Save {
  place: TemplatePlace;
  /** The new words; null: back to the standard words. */
  template: Template | null;
  /** The version that the administrator read; the new one is the next. */
  version: number;
  actor: Act['actor'];
}

/**
 * Stores new words of a mail as the next version, and records who changed them.
 * @throws Invalid
 * @throws Conflict if somebody else saved meanwhile
 */
export async function saveTemplate(
  { stores, works, clock }: Pick<Service, 'stores' | 'works' | 'clock'>,
  { place, template, version, actor }: Save,
): Promise<void> {
  const savedAt = clock();
  const savedBy = { id: actor.personId, name: nameOf(actor) };
  await stores.transaction(async (trx) => {
    const words = { kind: kindOf(works, place.kind), place, template, version, savedBy, savedAt };
    await save(trx.templates, words, t);
    const details = {
      mail: place.kind,
      programme: place.programme,
      version: version + 1,
      standard: !template,
    };
    await recordAct(trx, { actor, action: 'mail_template_changed', details }, savedAt);
  });
}
