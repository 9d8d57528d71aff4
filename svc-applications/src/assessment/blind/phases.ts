import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type Actor, nameOf, recordAct, type Service } from '../../platform';

/** Begins or ends reading a programme without names. May be repeated; only a real change is recorded. */
export function setBlind(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  { programme, on }: { programme: ApplicationType; on: boolean },
): Promise<void> {
  return stores.transaction(async (trx) => {
    const now = clock();
    const by = { id: actor.personId, name: nameOf(actor) };
    const changed = on ? await trx.blind.begin(programme, by, now) : await trx.blind.end(programme, by, now);
    if (!changed) return;
    const setting = `names_hidden_${programme}`;
    const details = { from: { [setting]: !on }, to: { [setting]: on } };
    await recordAct(trx, { actor, action: 'settings_changed', details }, now);
  });
}
