import { defaultFormLimits, type FormLimits } from '@portal/contract-svc-applications-v1';
import { type Problems, problemsOnPage, type Section } from '@portal/contract-svc-applications-v1/questions';
import { today } from '../form/rule-kit';

/** What is wrong with the answers to these sections, as their page tells it. */
export const rulesOf =
  (...sections: readonly Section[]) =>
  (answers: object, limits: FormLimits = defaultFormLimits, day = today()): Problems =>
    problemsOnPage(sections, answers as Readonly<Record<string, unknown>>, { limits, today: day });
