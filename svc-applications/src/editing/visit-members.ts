import { valuesOf, visitDeclarations, visitPurposes } from '@portal/contract-svc-applications-v1';
import { logistics as asked, furtherVisit, welcome } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { isOpen, isSecondary } from '../applications/application';
import { schemaIfSent } from '../questions/schema';
import { logistics } from '../sections/logistics';
import { organisation } from '../sections/organisation';
import { keepTold } from '../sections/told';
import { presentLogistics, wordsOf } from '../visits/presenter';
import { isInstitutional, settledVisit } from '../visits/visit';
import { and, over, told, withoutNull } from './given';
import { defineMember, fieldsOf } from './member';

interface EditedVisitor {
  institution_name: string;
  institution_position: string;
  purpose?: string;
}

const wizardPurposes: string[] = valuesOf(visitPurposes);

/** Where a visitor works, and why they come. */
export const visitorMember = defineMember<EditedVisitor>({
  names: ['visitor_info'],
  schema: Joi.object({
    ...organisation.fields,
    purpose: schemaIfSent(furtherVisit.ask.purpose),
  }),
  prepare(given, form, { contents }) {
    const stored = {
      institution_name: contents.organisation?.institutionName,
      institution_position: contents.organisation?.institutionPosition,
      purpose: wordsOf(form.purpose),
    };
    return over(told(stored), given);
  },
  // The wizard in which a first draft goes on knows two of them.
  problems({ purpose }, _form, { application }): FieldErrors {
    const inWizard = isOpen(application) && !isSecondary(application);
    const unknown = inWizard && purpose !== undefined && !wizardPurposes.includes(purpose);
    return unknown ? { purpose: [welcome.ask.purpose.say.en] } : {};
  },
  async keep(visitor, form, { stores, application }) {
    await keepTold(stores, application.id, organisation.told(visitor, form));
    const logistics = await stores.visits.logistics(application.id);
    if (!logistics || !visitor.purpose) return;
    const settled = settledVisit(logistics, { ...form, purpose: visitor.purpose });
    await stores.visits.keepLogistics(application.id, settled);
  },
  form: ({ purpose, ...where }) => ({ ...organisation.form(where), ...(purpose && { purpose }) }),
  changes: ({ purpose }) => (purpose ? { purpose } : {}),
});

const maybeUnsaid = ['is_institution', 'has_visited', ...visitDeclarations];

/** The visit itself. */
export const logisticsMember = defineMember<object>({
  names: ['logistics'],
  schema: Joi.object(fieldsOf(logistics)).messages({ 'object.base': asked.ask.visit_start_date.say.en }),
  // What was left out stays, and the purpose says whether an institution sends people.
  prepare(given, form, { contents: { logistics: stored } }) {
    const before = stored
      ? told({ ...presentLogistics(stored), accommodation_needed: stored.accommodationNeeded })
      : {};
    const visit = over(before, withoutNull(given, maybeUnsaid));
    return wordsOf(form.purpose) ? and(visit, { is_institution: isInstitutional(form) }) : visit;
  },
  problems: (visit, form) => logistics.problems?.(visit, form) ?? {},
  keep: (visit, form, { stores, application }) =>
    keepTold(stores, application.id, logistics.told(visit, form)),
  form: (visit) => logistics.form(visit),
});
