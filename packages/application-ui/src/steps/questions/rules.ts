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

/** The applicant's own number stands beside its country: kept as digits where it is sure, else as it was typed. */
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

/** The same for the owner; also reports days in the past, periods that overlap and rows that repeat. */
export const ownersRulesOf =
  (...sections: readonly Section[]) =>
  (answers: object, limits: FormLimits = defaultFormLimits, day = today()): Problems => {
    return problemsIn(sections, answers, { limits, today: day, earliest: day });
  };

/**
 * The errors in what somebody answers about another person, whose number is kept as its field has it: beside the
 * country that was chosen for it, else the applicant's, where it is not whole.
 */
export const othersRulesOf =
  (section: Section) =>
  (answers: object, countryCode: string | undefined): Problems =>
    problemsOnPage([section], answers as Typed, {
      limits: defaultFormLimits,
      today: today(),
      dialCode: dialCodeBeside(countryCode || rememberedDialCode()),
    });

/** What Next does in a step of these sections: it looks at their answers, and finishes them on the server. */
export const finishing = (...sections: readonly Section[]) => ({
  check: (answers: object) => ownersRulesOf(...sections)(answers),
  finishes: sections.map(({ key }) => key),
});
