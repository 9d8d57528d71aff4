import { defaultFormLimits, type FormLimits } from '@portal/contract-svc-applications-v1';
import { type Problems, problemsOnPage, type Section } from '@portal/contract-svc-applications-v1/questions';
import { today } from '../form/rule-kit';

/** The errors in the answers to these sections, by path. */
export const rulesOf =
  (...sections: readonly Section[]) =>
  (answers: object, limits: FormLimits = defaultFormLimits, day = today()): Problems =>
    problemsOnPage(sections, answers as Readonly<Record<string, unknown>>, { limits, today: day });

/** The same for the owner, who is told of days of the past, of periods that overlap and of rows that repeat, too. */
export const ownersRulesOf =
  (...sections: readonly Section[]) =>
  (answers: object, limits: FormLimits = defaultFormLimits, day = today()): Problems => {
    const given = { limits, today: day, earliest: day };
    return problemsOnPage(sections, answers as Readonly<Record<string, unknown>>, given);
  };

/** What Next does in a step of these sections: it looks at their answers, and finishes them on the server. */
export const finishing = (...sections: readonly Section[]) => ({
  check: (answers: object) => ownersRulesOf(...sections)(answers),
  finishes: sections.map(({ key }) => key),
});
