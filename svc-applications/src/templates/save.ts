import { templateMessages as say } from '@portal/contract-svc-applications-v1';
import { isUniqueViolation } from '@portal/service-kit/database';
import { Conflict } from '@portal/service-kit/errors';
import { type Act, nameOf, recordAct } from '../audit/audit';
import type { Service } from '../service';
import { checkTemplate } from './check';
import type { Template } from './kinds';
import type { TemplatePlace } from './store';
import { kindOf } from './template';

interface Save {
  place: TemplatePlace;
  /** Null: back to the standard words. */
  template: Template | null;
  /** The version that was read; the new one is the next. */
  version: number;
  actor: Act['actor'];
}

/**
 * Stores new words of a mail as the next version, and records who did.
 * @throws Invalid, Conflict when somebody else saved meanwhile
 */
export async function saveTemplate(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { place, template, version, actor }: Save,
): Promise<void> {
  if (template) checkTemplate(kindOf(place.kind), template);
  const savedAt = clock();
  const savedBy = { id: actor.personId, name: nameOf(actor) };
  try {
    await stores.together(async (within) => {
      const newest = (await within.templates.versions(place))[0]?.version ?? 0;
      const next = { version: version + 1, template, savedBy, savedAt };
      if (newest !== version || !(await within.templates.insert(place, next)))
        throw new Conflict(say.changed);
      const details = {
        mail: place.kind,
        programme: place.programme,
        version: version + 1,
        standard: !template,
      };
      await recordAct(within, { actor, action: 'mail_template_changed', details }, savedAt);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'mail_templates', ['kind', 'programme', 'language', 'version']))
      throw new Conflict(say.changed, { cause: error });
    throw error;
  }
}
