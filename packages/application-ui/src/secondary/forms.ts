import {
  availabilityByPeriod,
  blankRow,
  type furtherVisit,
  interests,
  type TypedIn,
} from '@portal/contract-svc-applications-v1/questions';
import { blankReference, type HourlyPeriod, type Reference } from '../form';
import { missing } from '../form/rule-kit';
import type { FullReview } from '../review';

/** All that the form of a further internship application asks; the rest is known already. */
export interface SecondaryInternForm {
  interests: TypedIn<typeof interests>['interests'];
  personal_statement: string;
  periods: HourlyPeriod[];
  /** Begins with an academic and a community one. */
  references: Reference[];
}

/** All that the form of a further visit asks. */
export type SecondaryVisitorForm = TypedIn<typeof furtherVisit>;

const blankInterest = () => blankRow(interests.ask.interests);
const blankHourlyPeriod = () => blankRow(availabilityByPeriod.ask.periods);

const text = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
const orBlank = <Row>(rows: Row[], blank: Row): Row[] => (rows.length > 0 ? rows : [blank]);

/** The form with what is stored of it already; a blank one without. */
export function secondaryInternForm(review?: FullReview | null): SecondaryInternForm {
  const reference = (type: string): Reference => {
    const stored = review?.references.find((one) => one.type === type);
    const blank = blankReference(type);
    const typed = Object.keys(blank).map((key) => [key, text(stored?.[key as keyof typeof stored])]);
    return { ...blank, ...Object.fromEntries(typed), type };
  };
  return {
    interests: orBlank(
      (review?.interests ?? []).map(({ area, other }) => ({ area: text(area), other: text(other) })),
      blankInterest(),
    ),
    personal_statement: text(review?.personal_statement),
    periods: orBlank(
      (review?.period ?? []).map((row) => ({
        start_date: text(row.start_date),
        end_date: text(row.end_date),
        hours_available: text(row.hours_available),
      })),
      blankHourlyPeriod(),
    ),
    references: [reference('academic'), reference('community')],
  };
}

export function secondaryVisitorForm(review?: FullReview | null): SecondaryVisitorForm {
  const { visitor_info: visitor, logistics } = review ?? { visitor_info: null, logistics: null };
  const needed = logistics?.accommodation_needed;
  return {
    institution_name: text(visitor?.institution_name),
    institution_position: text(visitor?.institution_position),
    purpose: text(visitor?.purpose ?? review?.purpose),
    visit_start_date: text(logistics?.visit_start_date),
    visit_end_date: text(logistics?.visit_end_date),
    accommodation_needed: needed === true ? 'yes' : needed === false ? 'no' : '',
  };
}

export const isUntouched = (row: HourlyPeriod): boolean => Object.values(row).every(missing);

/** The form as it was kept on a device, also when hours were still asked once for all periods. */
export function keptInternForm(
  kept: Partial<Omit<SecondaryInternForm, 'periods'>> & {
    periods?: Partial<HourlyPeriod>[];
    hours_available?: string;
  },
): Partial<SecondaryInternForm> {
  const { hours_available: ofAll, periods, ...others } = kept;
  if (!periods) return others;
  const hours = ({ hours_available: own }: Partial<HourlyPeriod>) => own ?? ofAll ?? '';
  const read = periods.map((row) => ({ ...blankHourlyPeriod(), ...row, hours_available: hours(row) }));
  return { ...others, periods: read };
}

/** What is sent as `form_data`: texts without blanks around them, rows that hold something. */
export function secondaryInternData(form: SecondaryInternForm): Record<string, unknown> {
  return {
    interests: form.interests.filter((row) => row.area !== ''),
    personal_statement: form.personal_statement.trim(),
    periods: form.periods
      .filter((row, index) => index === 0 || !isUntouched(row))
      .map((row) => ({ ...row, hours_available: row.hours_available.trim() })),
    references: form.references,
  };
}

export const secondaryVisitorData = (form: SecondaryVisitorForm): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, value.trim()]));
