import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type Asker, nameOf, recordAct, type Service } from '../../platform';

/** Begins or ends reading a programme without names; twice is fine, and recorded once. */
export function setBlind(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  asker: Asker,
  { programme, on }: { programme: ApplicationType; on: boolean },
): Promise<void> {
  return stores.together(async (within) => {
    const now = clock();
    const by = { id: asker.personId, name: nameOf(asker) };
    const changed = on
      ? await within.blind.begin(programme, by, now)
      : await within.blind.end(programme, by, now);
    if (!changed) return;
    const setting = `names_hidden_${programme}`;
    const details = { from: { [setting]: !on }, to: { [setting]: on } };
    await recordAct(within, { actor: asker, action: 'settings_changed', details }, now);
  });
}
