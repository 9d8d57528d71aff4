import { type KeptStatus, keptStatuses, programmes, valuesOf } from '@portal/contract-svc-applications-v1';
import type { Rule } from '../../application';
import type { Forecast } from './forecast';

const monthsOf = (rules: readonly Rule[], programme: Rule['programme'], status: Rule['status']) =>
  rules.find((rule) => rule.programme === programme && rule.status === status)?.months ?? null;

/** The months of all rules by programme and status; null: kept for ever. */
export const presentRules = (rules: readonly Rule[]) => ({
  programmes: programmes.map(({ key }) => ({ programme: key, ...keptMonths(rules, key) })),
  mails: monthsOf(rules, 'portal', 'mails'),
  devices: monthsOf(rules, 'portal', 'devices'),
});

/** The months of a programme's rules. */
export const keptMonths = (rules: readonly Rule[], programme: Rule['programme']) =>
  Object.fromEntries(
    valuesOf(keptStatuses).map((status) => [status, monthsOf(rules, programme, status)]),
  ) as Record<KeptStatus, number | null>;

export const presentForecast = ({ drafts, applications, notBefore, endings }: Forecast) => ({
  drafts,
  applications,
  not_before: notBefore?.toISOString() ?? null,
  items: endings.map(({ id, type, status, touchedAt, endsAt }) => ({
    application_id: id,
    type,
    status,
    changed_at: touchedAt.toISOString(),
    ends_at: endsAt.toISOString(),
  })),
});
