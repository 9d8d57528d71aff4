import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type Act, recordAct, type Service } from '../platform';
import type { LetterRules } from './letter-request';

/** Changes how the letters of a programme arrive, and records the old and the new choice. */
export function changeRules(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  programme: ApplicationType,
  rules: LetterRules,
  actor: Act['actor'],
): Promise<void> {
  return stores.transaction(async (trx) => {
    const now = clock();
    const before = await trx.letters.rulesOf(programme);
    if (before.letters === rules.letters && before.beforeLetters === rules.beforeLetters) return;
    await trx.letters.setRules(programme, rules, now);
    const details = { from: byName(programme, before), to: byName(programme, rules) };
    await recordAct(trx, { actor, action: 'settings_changed', details }, now);
  });
}

const byName = (programme: string, { letters, beforeLetters }: LetterRules) => ({
  [`letters_${programme}`]: `${letters}${beforeLetters ? ', may be submitted before' : ''}`,
});
