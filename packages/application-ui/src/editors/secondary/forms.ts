import {
  availabilityByPeriod,
  blankRow,
  furtherInternship,
  furtherVisit,
  interests,
  statement,
  type TypedIn,
  typed,
} from '@portal/contract-svc-applications-v1/questions';
import { blankReference, type HourlyPeriod, type Reference } from '../../base/form';
import { missing } from '../../base/form/rule-kit';
import { withPlus } from '../../base/numbers/with-plus';
import type { FullReview } from '../../base/review';

/** The answers that a further internship application asks for; all others are copied from the earlier application. */
export interface SecondaryInternForm {
  interests: TypedIn<typeof interests>['interests'];
  personal_statement: string;
  periods: HourlyPeriod[];
  /** Starts with an academic and a community reference. */
  references: Reference[];
}

/** The answers of a further visit. */
export type SecondaryVisitorForm = TypedIn<typeof furtherVisit>;

const blankInterest = () => blankRow(interests.ask.interests);
const blankHourlyPeriod = () => blankRow(availabilityByPeriod.ask.periods);

const text = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';

/** A row with each of the given members as it would be typed. */
const typedRow = (names: readonly string[], row: object): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, text(row[name as keyof typeof row])]));

/** The rows of a list as they would be typed; one blank row when none is stored. */
function typedRows<Row extends object>(
  { of }: { of: object },
  rows: readonly object[] | undefined,
  blank: Row,
): Row[] {
  const names = Object.keys(of);
  const asTyped = (row: object): Row => ({ ...blank, ...typedRow(names, row) });
  return rows && rows.length > 0 ? rows.map(asTyped) : [asTyped(blank)];
}

/** A referee as typed, with the additional questions of a further application. */
function typedReference(type: string, row: object = {}): Reference {
  const blank = blankReference(type);
  const names = Object.keys({ ...blank, ...furtherInternship.ask.references.of });
  const typed = typedRow(names, row);
  return { ...blank, ...typed, phone: withPlus(typed.phone ?? ''), type };
}

/** The form with the stored answers; without a review a blank form. */
export function secondaryInternForm(review?: FullReview | null): SecondaryInternForm {
  const storedReference = (type: string) => review?.references.find((one) => one.type === type);
  return {
    interests: typedRows(interests.ask.interests, review?.interests, blankInterest()),
    personal_statement: text(review?.personal_statement),
    periods: typedRows(availabilityByPeriod.ask.periods, review?.period, blankHourlyPeriod()),
    references: ['academic', 'community'].map((type) => typedReference(type, storedReference(type))),
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

/** Reads a stored form, from the device or the server, even one in which all periods share the same hours. */
export function readSecondaryIntern(kept: object): SecondaryInternForm {
  const from = kept as Record<string, unknown>;
  const { hours_available } = from;
  const rowsOf = (list: unknown) => (Array.isArray(list) ? list : []).map((row) => ({ ...(row as object) }));
  const periods = rowsOf(from.periods).map((row) => ({ hours_available, ...row }));
  const [academic, community] = rowsOf(from.references);
  return {
    interests: typedRows(interests.ask.interests, rowsOf(from.interests), blankInterest()),
    ...typed(statement, from),
    periods: typedRows(availabilityByPeriod.ask.periods, periods, blankHourlyPeriod()),
    references: [typedReference('academic', academic), typedReference('community', community)],
  };
}

export const readSecondaryVisitor = (kept: object): SecondaryVisitorForm => typed(furtherVisit, { ...kept });

/** The body to store while the form is being filled in: all answers, unchecked. */
export const keptSecondaryIntern = (form: SecondaryInternForm): Record<string, unknown> => ({
  ...form,
  // The same hours for all periods, for readers that do not know hours by period.
  hours_available: form.periods[0]?.hours_available ?? '',
});

/** The `form_data` to submit: trimmed texts, and rows with at least one answer. */
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
