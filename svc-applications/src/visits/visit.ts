import { limits } from '@portal/contract-svc-applications-v1';
import type { FormData } from '../applications/application';
import { sameAnswer } from '../sections/same-answer';

/** Where a visitor works. */
export interface Organisation {
  institutionName: string;
  institutionPosition: string;
}

/** A visit itself. Dates are 'YYYY-MM-DD', and empty only while it is being typed; null is not told. */
export interface Logistics {
  visitStartDate: string;
  visitEndDate: string;
  isInstitution: boolean;
  hasVisited: boolean | null;
  /** All who come, the applicant included. */
  peopleParticipated: number | null;
  accommodationNeeded: boolean | null;
  accommodationType: string | null;
  needsVisaAssistance: boolean | null;
  travelFromCountry: string | null;
  travelFromCity: string | null;
  emergencyContactName: string | null;
  emergencyContactRelationship: string | null;
  emergencyContactPhone: string | null;
  emergencyContactEmail: string | null;
  declarationAccuracy: boolean;
  declarationConduct: boolean;
  declarationDataProcessing: boolean;
}

/** Whether it can be shown: a visit without its days is none. */
export const hasDays = ({ visitStartDate, visitEndDate }: Logistics): boolean =>
  visitStartDate !== '' && visitEndDate !== '';

const { participants } = limits;

/** Whether so many can come on an institutional visit. */
export const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= participants.min && value <= participants.max;

/** A yes or no of the form as it was typed; null while it is not answered. */
export function typedYesNo(typed: unknown): boolean | null {
  if (typed === 'yes' || typed === true) return true;
  return typed === 'no' || typed === false ? false : null;
}

/** A number of participants as it was typed; null where it is none. */
export function typedCount(typed: unknown): number | null {
  const count = typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed;
  return typeof count === 'number' && isCount(count) ? count : null;
}

/** The purpose says whether an institution sends people; before it is chosen the answer given for it does. */
export function isInstitutional(form: FormData): boolean {
  return isOfPurpose(form) ? form.purpose === 'institutional' : (typedYesNo(form.is_institution) ?? false);
}

/** Whether its purpose was chosen. */
export const isOfPurpose = ({ purpose }: FormData): boolean => typeof purpose === 'string' && purpose !== '';

/** The visit with what the form was told since: those three answers may come with either. */
export function settledVisit(logistics: Logistics, form: FormData): Logistics {
  return {
    ...logistics,
    isInstitution: isInstitutional({ is_institution: logistics.isInstitution, ...form }),
    hasVisited: logistics.hasVisited ?? typedYesNo(form.has_visited),
    peopleParticipated: logistics.peopleParticipated ?? typedCount(form.people_participated),
  };
}

const asked = ['visit_start_date', 'visit_end_date', 'hours_available'];

/**
 * The wizard makes one period of the days of the visit, and sends it with every form. Where these days were not
 * changed nobody has typed it: periods that came in by another door stay.
 */
export function withoutDerivedPeriods(typed: FormData, stored: FormData): FormData {
  const { periods, ...others } = typed;
  const { visit_start_date: start_date, visit_end_date: end_date } = typed;
  const isDerived = 'visit_start_date' in typed && sameAnswer(periods, [{ start_date, end_date }]);
  const isUntouched =
    stored.periods !== undefined && asked.every((key) => sameAnswer(typed[key], stored[key]));
  return isDerived && isUntouched ? others : typed;
}
