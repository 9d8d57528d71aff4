import { defaultFormLimits, type FormLimits } from '@portal/contract-svc-applications-v1';
import {
  type Circumstances,
  type Problems,
  problemsOnPage,
  type Section,
} from '@portal/contract-svc-applications-v1/questions';
import { keptPhone } from '@portal/contract-svc-applications-v1/values/phone';
import { today } from '../../base/form/rule-kit';
import { dialCodeBeside } from '../../base/numbers/chosen-beside';
import { rememberedDialCode } from '../../base/numbers/remembered';

type Typed = Readonly<Record<string, unknown>>;

/**
 * The answers with the applicant's own phone number: as digits once it is certain, else as typed beside its country.
 */
function typedIn(answers: object): Typed {
  const { phone, phone_typed, ...others } = answers as Typed;
  if (typeof phone !== 'string') return answers as Typed;
  return { ...others, phone: phone ? keptPhone(phone.replace(/^\+/, '')) : phone_typed };
}

function problemsIn(sections: readonly Section[], answers: object, given: Circumstances): Problems {
  const typed = typedIn(answers);
  const { country_code } = typed;
  const own = typeof country_code === 'string' && country_code ? country_code : rememberedDialCode();
  return problemsOnPage(sections, typed, { ...given, dialCode: dialCodeBeside(own) });
}

/** The errors in the answers to these sections, by path. */
export const rulesOf =
  (...sections: readonly Section[]) =>
  (answers: object, limits: FormLimits = defaultFormLimits, day = today()): Problems =>
    problemsIn(sections, answers, { limits, today: day });

/**
 * Like `rulesOf`, for the owner of the application: also reports days in the past, overlapping periods and repeated
 * rows.
 */
export const ownersRulesOf =
  (...sections: readonly Section[]) =>
  (answers: object, limits: FormLimits = defaultFormLimits, day = today()): Problems => {
    return problemsIn(sections, answers, { limits, today: day, earliest: day });
  };

/**
 * The errors in answers about another person. Their phone number is read beside the country chosen for it, or else the
 * applicant's, when it has no dial code.
 */
export const othersRulesOf =
  (section: Section) =>
  (answers: object, countryCode: string | undefined): Problems =>
    problemsOnPage([section], answers as Typed, {
      limits: defaultFormLimits,
      today: today(),
      dialCode: dialCodeBeside(countryCode || rememberedDialCode()),
    });

/** The part of a step's logic that checks the answers to these sections, and lets Next finish them on the server. */
export const finishing = (...sections: readonly Section[]) => ({
  check: (answers: object) => ownersRulesOf(...sections)(answers),
  finishes: sections.map(({ key }) => key),
});
