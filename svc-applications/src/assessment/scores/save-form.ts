import { type ApplicationType, readingMessages as t } from '@portal/contract-svc-applications-v1';
import { isUniqueViolation } from '@portal/service-kit/database';
import { Conflict } from '@portal/service-kit/errors';
import { type Actor, nameOf, recordAct, type Service } from '../../platform';
import { type TypedCriterion, withKeys } from './form';

export interface SaveForm {
  actor: Actor;
  programme: ApplicationType;
  criteria: TypedCriterion[];
  /** The version that the administrator read; 0 if there was none. */
  version: number;
}

/**
 * Saves a programme's criteria as the next version; sheets that were sent keep the version that they answer.
 * @throws Conflict
 */
export async function saveForm({ stores, clock }: Pick<Service, 'stores' | 'clock'>, request: SaveForm) {
  const { actor, programme, version } = request;
  try {
    await stores.transaction(async (trx) => {
      const before = await trx.scores.form(programme);
      if ((before?.version ?? 0) !== version) throw new Conflict(t.formChanged);
      const criteria = withKeys(request.criteria, before?.criteria ?? []);
      const now = clock();
      await trx.scores.addForm({
        programme,
        version: version + 1,
        criteria,
        savedBy: nameOf(actor),
        savedAt: now,
      });
      const details = { to: { [`score_sheet_${programme}`]: `version ${version + 1}` } };
      await recordAct(trx, { actor, action: 'settings_changed', details }, now);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'score_forms', ['programme', 'version'])) throw new Conflict(t.formChanged);
    throw error;
  }
}
