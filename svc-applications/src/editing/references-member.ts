import {
  type ReferenceType,
  referenceTypes,
  referenceMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import { email, line, oneOf, optionalLine, rows } from '../fields';
import { optionalPhone } from '../phone';
import { keepReferee } from '../references/keep-referee';
import { refereeForm, refereeOf, workplaceOf } from '../references/referee';
import { eachRow, renamed } from './given';
import { defineMember } from './member';

type EditedReferee = Parameters<typeof refereeOf>[1] & { type: ReferenceType };

const eachOnce = 'Each kind of reference can be given once';

/** Needed of the kind of referee that works there. */
const workplace = (type: ReferenceType) =>
  Joi.when('type', { is: type, then: line(say[workplaceOf[type]]), otherwise: Joi.any().strip() });

/** The referees that are given; one that is not stays. Their letters have doors of their own. */
export const referencesMember = defineMember<EditedReferee[]>({
  names: ['references'],
  schema: rows(
    Joi.object({
      type: oneOf(valuesOf(referenceTypes), 'Select which reference this is'),
      full_name: line(say.full_name),
      institution: workplace('academic'),
      organization: workplace('community'),
      email: email(say.email),
      phone: optionalPhone(say.phone),
      relationship: optionalLine(),
    }),
    referenceTypes.length,
  )
    .unique('type')
    .messages({ 'array.unique': eachOnce }),
  prepare: eachRow((row) =>
    row.type === 'academic'
      ? renamed({ organization: 'institution' })(row)
      : renamed({ institution: 'organization' })(row),
  ),
  async keep(referees, _form, { stores, application }) {
    for (const one of referees) {
      await keepReferee(stores, application.id, refereeOf(one.type, one));
    }
  },
  form: (referees, stored) =>
    referees.reduce<FormData>((form, one) => refereeForm(form, refereeOf(one.type, one)), {
      references: stored.references,
    }),
});
