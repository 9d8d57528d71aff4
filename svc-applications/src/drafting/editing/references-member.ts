import {
  type ApplicationType,
  letterMessages,
  type ReferenceType,
  referenceTypes,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import {
  referees as asked,
  type Leaf,
  programmeAnswers,
  refereesKey,
} from '@portal/contract-svc-applications-v1/questions';
import { whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import { type Answers, ownBy, refereeOf, schemaOf, schemasOf, withReferee } from '../../application';
import { message, oneOf, rows } from '../../platform';
import { keepLetters } from '../../referees';
import { eachRow, renamed } from './given';
import { defineMember, type Member } from './member';

type EditedReferee = Parameters<typeof refereeOf>[1] & { type: ReferenceType };

const eachOnce = message('referenceKindsOnce');

const { full_name, institution, email, phone, relationship, position } = asked.academic.ask;
const { organization } = asked.community.ask;

/** A workplace: required for the type of referee that has it, and dropped for the other type. */
const workplace = (type: ReferenceType, question: Leaf) =>
  Joi.when('type', { is: type, then: schemaOf(question), otherwise: Joi.any().strip() });

/** The given referees; a referee that is not given stays. Letters have upload calls of their own. */
const referees = defineMember<EditedReferee[]>({
  names: ['references'],
  section: refereesKey,
  schema: rows(
    Joi.object({
      type: oneOf(valuesOf(referenceTypes), message('referenceKindMissing')),
      ...schemasOf({ full_name }),
      institution: workplace('academic', institution),
      organization: workplace('community', organization),
      ...schemasOf({ email, phone, relationship, position }),
    }),
    referenceTypes.length,
  )
    .unique('type')
    .messages(whenever(eachOnce, 'array.unique')),
  prepare: eachRow((row) =>
    row.type === 'academic'
      ? renamed({ organization: 'institution' })(row)
      : renamed({ institution: 'organization' })(row),
  ),
  problems: (referees, _answers, { application }) =>
    Object.fromEntries(
      referees.flatMap((one, index) => {
        const by = ownBy(one, application.identity);
        return by ? [[`${index}.${by}`, [letterMessages.self]]] : [];
      }),
    ),
  keep: (referees, { stores, application }) =>
    keepLetters(
      stores,
      application.id,
      referees.map((one) => refereeOf(one.type, one)),
    ),
  answers: (referees, { references }) =>
    referees.reduce<Answers>((all, one) => withReferee(all, refereeOf(one.type, one)), { references }),
});

export const referencesMember = (type: ApplicationType): Member[] =>
  programmeAnswers[type].references.length > 0 ? [referees] : [];
