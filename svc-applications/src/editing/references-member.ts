import { type ReferenceType, referenceTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { type Leaf, referees } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import { oneOf, rows } from '../fields';
import { schemaOf, schemasOf } from '../questions/schema';
import { keepReferee } from '../references/keep-referee';
import { refereeForm, refereeOf } from '../references/referee';
import { eachRow, renamed } from './given';
import { defineMember } from './member';

type EditedReferee = Parameters<typeof refereeOf>[1] & { type: ReferenceType };

const eachOnce = 'Each kind of reference can be given once';

const { full_name, institution, email, phone, relationship } = referees.academic.ask;
const { organization } = referees.community.ask;

/** Needed of the kind of referee that works there. */
const workplace = (type: ReferenceType, question: Leaf) =>
  Joi.when('type', { is: type, then: schemaOf(question), otherwise: Joi.any().strip() });

/** The referees that are given; one that is not stays. Their letters have doors of their own. */
export const referencesMember = defineMember<EditedReferee[]>({
  names: ['references'],
  schema: rows(
    Joi.object({
      type: oneOf(valuesOf(referenceTypes), 'Select which reference this is'),
      ...schemasOf({ full_name }),
      institution: workplace('academic', institution),
      organization: workplace('community', organization),
      ...schemasOf({ email, phone, relationship }),
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
