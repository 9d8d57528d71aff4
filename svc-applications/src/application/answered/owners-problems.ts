import { ownersProblems, type Questions, sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { Answers } from '../answers/answers';
import { earliestToday } from '../questions/today';

/**
 * Problems, by place in the form, that are reported only to the owner when saving: days in the past, overlapping
 * periods, repeated rows. `answers` are the answers that are being saved; answers stored before are not checked.
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
