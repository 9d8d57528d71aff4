import { translated } from '@portal/application-ui/language';
import { keptStatuses, monthsMost, retentionMessages, valuesOf } from '@portal/contract-svc-applications-v1';
import type { Forecast, Retention, RetentionRules } from '../../api/retention';
import * as t from '../../messages/retention';

/** The typed values by the path of the field in the rules: 'programmes.0.draft', 'mails'. */
export type Typed = Record<string, string>;

export const placeOf = (programme: number, status: string): string => `programmes.${programme}.${status}`;

const asText = (months: number | null): string => (months === null ? '' : String(months));

export const typedOf = ({ programmes, mails, devices }: Retention): Typed => ({
  ...Object.fromEntries(
    programmes.flatMap((one, at) =>
      valuesOf(keptStatuses).map((status) => [placeOf(at, status), asText(one[status])]),
    ),
  ),
  mails: asText(mails),
  devices: asText(devices),
});

/** The errors that the server would report, in the order of the fields. */
export function wrongMonths(typed: Typed): Typed {
  const isWrong = ([name, text]: [string, string]) => {
    const most = name === 'devices' ? monthsMost.devices : monthsMost.kept;
    const months = text.trim();
    return months !== '' && !(/^\d{1,4}$/.test(months) && Number(months) >= 1 && Number(months) <= most);
  };
  return Object.fromEntries(
    Object.entries(typed)
      .filter(isWrong)
      .map(([name]) => [
        name,
        name === 'devices' ? translated(retentionMessages.devices) : translated(retentionMessages.months),
      ]),
  );
}

/** Makes the rules to send; all typed values must be valid. */
export function rulesOf(typed: Typed, { programmes }: Retention): RetentionRules {
  const months = (name: string) => {
    const text = (typed[name] ?? '').trim();
    return text === '' ? null : Number(text);
  };
  return {
    programmes: programmes.map(({ programme }, at) => ({
      programme,
      draft: months(placeOf(at, 'draft')),
      approved: months(placeOf(at, 'approved')),
      rejected: months(placeOf(at, 'rejected')),
    })),
    mails: months('mails'),
    devices: months('devices'),
  };
}

/** Returns '12 drafts and 3 applications'; empty if there are none. */
export function endingInWords({ drafts, applications }: Pick<Forecast, 'drafts' | 'applications'>): string {
  const some = drafts > 0 ? t.draftsEnd({ count: drafts }) : '';
  const others = applications > 0 ? t.decidedEnd({ count: applications }) : '';
  return some && others ? t.bothEnd({ some, others }) : some || others;
}
