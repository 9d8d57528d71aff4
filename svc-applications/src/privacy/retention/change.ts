import { type Rule, sameAs } from '../../application';
import { type Act, recordAct, type Service } from '../../platform';

/** A rule that an administrator wants; null months: keep for ever. */
export type RuleChange = Pick<Rule, 'programme' | 'status'> & { months: number | null };

/** The rules after a change. A new or shorter rule applies from now on, after its day of grace. */
export function rulesAfter(before: readonly Rule[], wishes: readonly RuleChange[], now: Date): Rule[] {
  const wished = wishes.flatMap(({ months, ...about }): Rule[] => {
    if (months === null) return [];
    const known = before.find(sameAs({ ...about, months, sinceAt: now }));
    const isShorter = !known || months < known.months;
    return [{ ...about, months, sinceAt: isShorter ? now : known.sinceAt }];
  });
  const others = before.filter(
    (rule) => !wishes.some(({ programme, status }) => programme === rule.programme && status === rule.status),
  );
  return [...others, ...wished];
}

/**
 * Changes the rules, and records their old and new months. An administrator who saves has seen the portal's date, so a
 * clock in doubt is trusted from then on.
 */
export async function changeRules(
  { stores, clock }: Service,
  wishes: readonly RuleChange[],
  actor: Act['actor'],
): Promise<void> {
  await stores.transaction(async (trx) => {
    const now = clock();
    const seen = await trx.retention.lockClock();
    await trx.retention.setClock({ ...seen, doubtedFromAt: null });
    const before = await trx.retention.rules();
    const after = rulesAfter(before, wishes, now);
    for (const rule of before) if (!after.some(sameAs(rule))) await trx.retention.drop(rule);
    for (const rule of after) await trx.retention.put(rule);
    const details = difference(before, after);
    if (Object.keys(details.to).length === 0 && seen.doubtedFromAt === null) return;
    await recordAct(trx, { actor, action: 'settings_changed', details }, now);
  });
}

type RuleValues = Record<string, number | 'for ever'>;

/** The changed months by rule, for example 'intern_draft_months' from 'for ever' to 12. */
function difference(before: readonly Rule[], after: readonly Rule[]): { from: RuleValues; to: RuleValues } {
  const monthsIn = (rules: readonly Rule[], rule: Rule) => rules.find(sameAs(rule))?.months ?? 'for ever';
  const changed = [...before, ...after].filter((rule) => monthsIn(before, rule) !== monthsIn(after, rule));
  const valuesOf = (rules: readonly Rule[]): RuleValues =>
    Object.fromEntries(
      changed.map((rule) => [`${rule.programme}_${rule.status}_months`, monthsIn(rules, rule)]),
    );
  return { from: valuesOf(before), to: valuesOf(after) };
}
