import { limits } from '@portal/contract-svc-applications-v1';
import type { Answers } from '../answers/answers';
import { sameAnswer } from '../answers/same-answer';

/** The organisation of a visitor. */
export interface Organisation {
  institution_name: string;
  institution_position: string;
}

/** The dates and circumstances of a visit. Dates are 'YYYY-MM-DD', and empty only in a draft; null is unanswered. */
export interface Logistics {
  visit_start_date: string;
  visit_end_date: string;
  is_institution: boolean;
  has_visited: boolean | null;
  /** The number of visitors, the applicant included. */
  people_participated: number | null;
  accommodation_needed: boolean | null;
  accommodation_type: string | null;
  needs_visa_assistance: boolean | null;
  travel_from_country: string | null;
  travel_from_city: string | null;
  emergency_contact_name: string | null;
  emergency_contact_relationship: string | null;
  emergency_contact_phone: string | null;
  emergency_contact_email: string | null;
  declaration_accuracy: boolean;
  declaration_conduct: boolean;
  declaration_data_processing: boolean;
}

/** Whether the visit has its days, without which it cannot be shown. */
export const hasDays = ({ visit_start_date, visit_end_date }: Logistics): boolean =>
  visit_start_date !== '' && visit_end_date !== '';

const { participants } = limits;

/** Whether this is a valid number of people for an institutional visit. */
export const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= participants.min && value <= participants.max;

/** A typed yes or no as a boolean; null if it is not answered. */
export function typedYesNo(typed: unknown): boolean | null {
  if (typed === 'yes' || typed === true) return true;
  return typed === 'no' || typed === false ? false : null;
}

/** A typed number of participants; null if it is not valid. */
export function typedCount(typed: unknown): number | null {
  const count = typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed;
  return typeof count === 'number' && isCount(count) ? count : null;
}

/** How many people come; 1 if the application gives no number. */
export const peopleOf = ({ answers }: { answers: Answers }): number =>
  typedCount(answers.people_participated) ?? 1;

/** Whether an institution sends visitors: decided by the purpose, or by `is_institution` until one is chosen. */
export function isInstitutional(answers: Answers): boolean {
  return isOfPurpose(answers)
    ? answers.purpose === 'institutional'
    : (typedYesNo(answers.is_institution) ?? false);
}

/** Whether the purpose of the visit is chosen. */
const isOfPurpose = ({ purpose }: Answers): boolean => typeof purpose === 'string' && purpose !== '';

const asked = ['visit_start_date', 'visit_end_date', 'hours_available'];

/**
 * The typed answers without a period that nobody typed. The wizard derives one period from the days of the visit and
 * sends it with every form; if the days are unchanged, periods that another call stored must stay.
 */
export function withoutDerivedPeriods(typed: Answers, stored: Answers): Answers {
  const { periods, ...others } = typed;
  const { visit_start_date: start_date, visit_end_date: end_date } = typed;
  const isDerived = 'visit_start_date' in typed && sameAnswer(periods, [{ start_date, end_date }]);
  const isUntouched =
    stored.periods !== undefined && asked.every((key) => sameAnswer(typed[key], stored[key]));
  return isDerived && isUntouched ? others : typed;
}
