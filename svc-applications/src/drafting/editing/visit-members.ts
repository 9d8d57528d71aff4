import { valuesOf, visitDeclarations, visitPurposes } from '@portal/contract-svc-applications-v1';
import {
  logistics as asked,
  organisation as askedOrganisation,
  furtherVisit,
  welcome,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import {
  isInstitutional,
  isOpen,
  isSecondary,
  logistics,
  organisation,
  schemaIfSent,
  textOrNull,
} from '../../application';
import { and, over, withoutMissing, withoutNull } from './given';
import { defineMember, fieldsOf } from './member';

interface EditedVisitor {
  institution_name: string;
  institution_position: string;
  purpose?: string;
}

const wizardPurposes: string[] = valuesOf(visitPurposes);

/** The organisation of a visitor, and the purpose of the visit. */
export const visitorMember = defineMember<EditedVisitor>({
  names: ['visitor_info'],
  section: askedOrganisation.key,
  schema: Joi.object({
    ...organisation.fields,
    purpose: schemaIfSent(furtherVisit.ask.purpose),
  }),
  prepare(given, answers, { contents }) {
    const stored = { ...contents.organisation, purpose: textOrNull(answers.purpose) };
    return over(withoutMissing(stored), given);
  },
  // While a first draft continues in the wizard, only the wizard's two purposes are valid.
  problems({ purpose }, _answers, { application }): FieldErrors {
    const inWizard = isOpen(application) && !isSecondary(application);
    const unknown = inWizard && purpose !== undefined && !wizardPurposes.includes(purpose);
    return unknown ? { purpose: [welcome.ask.purpose.say.en] } : {};
  },
  answers: ({ purpose, ...where }) => ({ ...organisation.answers(where), ...(purpose && { purpose }) }),
  changes: ({ purpose }) => (purpose ? { purpose } : {}),
});

const maybeUnsaid = ['is_institution', 'has_visited', ...visitDeclarations];

/** The dates and circumstances of a visit. */
export const logisticsMember = defineMember<object>({
  names: ['logistics'],
  section: asked.key,
  schema: Joi.object(fieldsOf(logistics)).messages({ 'object.base': asked.ask.visit_start_date.say.en }),
  // Absent fields keep their values, and the purpose decides whether an institution sends people.
  prepare(given, answers, { contents: { logistics: stored } }) {
    const visit = over(withoutMissing(stored ?? {}), withoutNull(given, maybeUnsaid));
    return textOrNull(answers.purpose) ? and(visit, { is_institution: isInstitutional(answers) }) : visit;
  },
  problems: (visit, answers) => logistics.problems?.(visit, answers) ?? {},
  answers: (visit) => logistics.answers(visit),
});
