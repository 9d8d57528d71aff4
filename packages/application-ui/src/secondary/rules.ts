import {
  availabilityMessages,
  limits,
  motivationMessages,
  referenceMessages,
  requestMessages,
  secondaryMessages as say,
  secondaryLimits,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import { hoursSentence } from '../availability/rules';
import { lengthRules } from '../form/length-rules';
import { eachRow, isDay, isEmail, missing, sentences } from '../form/rule-kit';
import { isPhoneLength } from '../personal/phone';
import { isUntouched, type SecondaryInternForm, type SecondaryVisitorForm } from './forms';

type Sentences = Record<string, string>;

function interestSentences({ interests }: SecondaryInternForm): Sentences {
  if (!interests.some((row) => row.area !== '')) return { 'interests.0.area': say.interests };
  return eachRow('interests', interests, (row, index) => ({
    other: row.area === 'Other' && missing(row.other) && motivationMessages.other(index + 1),
  }));
}

/** The first period must be there; a further one that was begun must be a whole one. */
function periodSentences({ periods }: SecondaryInternForm): Sentences {
  if (periods.length === 0) return { periods: say.periods };
  return eachRow('periods', periods, (row, index) => {
    const { start_date: start, end_date: end, hours_available: hours } = row;
    if (index > 0 && isUntouched(row)) return {};
    return {
      start_date: !isDay(start) && say.periods,
      end_date: !isDay(end) ? say.periods : isDay(start) && end <= start && availabilityMessages.order,
      hours_available: !missing(hours) && hoursSentence(hours),
    };
  });
}

const referenceSentences = ({ references }: SecondaryInternForm): Sentences =>
  eachRow('references', references, (row) => ({
    full_name: missing(row.full_name) && say.references,
    email: missing(row.email) ? say.references : !isEmail(row.email) && referenceMessages.email,
    phone: !missing(row.phone) && !isPhoneLength(row.phone, limits.phone) && referenceMessages.phone,
  }));

/** `limit` of the statement in characters, from the portal's settings. */
export function secondaryInternRules(form: SecondaryInternForm, limit?: number): Sentences {
  const length = form.personal_statement.trim().length;
  const tooLong = limit !== undefined && length > Math.max(limit, secondaryLimits.statement);
  return {
    ...lengthRules({ interests: form.interests, references: form.references }),
    ...interestSentences(form),
    ...sentences({
      personal_statement:
        length < secondaryLimits.statement
          ? say.personal_statement
          : tooLong && motivationMessages.statementTooLong(limit),
    }),
    ...periodSentences(form),
    ...referenceSentences(form),
  };
}

export function secondaryVisitorRules(form: SecondaryVisitorForm): Sentences {
  const { institution_name, institution_position, visit_start_date: start, visit_end_date: end } = form;
  return {
    ...lengthRules({ institution_name, institution_position }),
    ...sentences({
      ...(missing(institution_name) ? { institution_name: say.institution_name } : {}),
      ...(missing(institution_position) ? { institution_position: say.institution_position } : {}),
      purpose: missing(form.purpose) && say.purpose,
      visit_start_date: !isDay(start) && say.dates,
      visit_end_date: !isDay(end) ? say.dates : isDay(start) && end <= start && visitMessages.order,
    }),
  };
}

/** What is wrong with the reason for another application. */
export function reasonSentence(reason: string): string | undefined {
  const { min, max } = secondaryLimits.reason;
  const length = reason.trim().length;
  if (length === 0) return requestMessages.missing;
  if (length < min) return requestMessages.tooShort;
  return length > max ? requestMessages.tooLong : undefined;
}
