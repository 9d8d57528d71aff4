import { ownersProblems, type Questions, sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { Answers } from '../answers/answers';
import { earliestToday } from '../questions/today';

/**
 * Problems of answers that are saved now for the owner alone, by their places in the form: days of the past, periods
 * that overlap, rows that repeat. Answers that are not among them were stored before and are not looked at.
 */
export function ownersErrors(type: string, answers: Answers, now: Date): FieldErrors {
  const ask: Questions = Object.assign({}, ...sectionsOf(type).map((section) => section.ask));
  const found = Object.entries(ownersProblems(ask, answers, earliestToday(now)));
  return Object.fromEntries(found.map(([path, sentence]) => [path, [sentence]]));
}

/** @throws Invalid */
export function refuseToOwner(type: string, answers: Answers, now: Date, message?: string): void {
  const found = ownersErrors(type, answers, now);
  if (Object.keys(found).length > 0) throw new Invalid(found, message);
}
