import { limits, availabilityMessages as say } from '@portal/contract-svc-applications-v1';
import type { HourlyPeriod, InternshipForm, Period } from '../form';
import { eachRow, isDay, isWhole, missing, sentences } from '../form/rule-kit';

type Availability = Pick<InternshipForm, 'periods' | 'hours_available'>;

function periodsSentence(count: number): string | undefined {
  if (count < limits.periods.min) return say.periods;
  return count > limits.periods.max ? say.tooMany : undefined;
}

/** What is wrong with the hours a week. */
export function hoursSentence(hours: string): string | undefined {
  if (missing(hours)) return say.hours_available;
  return isWhole(hours, limits.weeklyHours) ? undefined : say.hours_range;
}

const daySentences = ({ start_date, end_date }: Period) => ({
  start_date: !isDay(start_date) && say.start_date,
  end_date: !isDay(end_date) ? say.end_date : isDay(start_date) && end_date <= start_date && say.order,
});

export const availabilityRules = ({ periods, hours_available }: Availability): Record<string, string> => ({
  ...sentences({ periods: periodsSentence(periods.length) }),
  ...eachRow('periods', periods, daySentences),
  ...sentences({ hours_available: hoursSentence(hours_available) }),
});

/** The same where each period has hours of its own. */
export const hourlyRules = ({ periods }: { periods: readonly HourlyPeriod[] }): Record<string, string> => ({
  ...sentences({ periods: periodsSentence(periods.length) }),
  ...eachRow('periods', periods, (row) => ({
    ...daySentences(row),
    hours_available: hoursSentence(row.hours_available),
  })),
});
