import {
  type FormLimits,
  type ReferenceType,
  referenceTypes,
  secondaryLimits,
  secondaryRefusals,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { furtherInternship } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import {
  type Answers,
  type Interest,
  type Period,
  type Referee,
  rowsSchema,
  schemaOf,
  schemasOf,
  withReferee,
} from '../../application';
import { defineForm, type SecondaryForm } from './form';

interface Reference {
  type?: ReferenceType;
  full_name: string;
  institution: string | null;
  organization: string | null;
  email: string;
  phone: string | null;
  relationship: string | null;
  position?: string;
}

interface InternshipAnswers {
  interests: Interest[];
  personal_statement: string;
  periods: Period[];
  /** The hours of periods that have none of their own. */
  hours_available: number | null;
  references: Reference[];
}

const { references, ...asked } = furtherInternship.ask;

/** A reference; without a type its place in the list decides it. */
const reference = Joi.object({
  type: Joi.string()
    .valid(...valuesOf(referenceTypes))
    .empty(Joi.valid('', null)),
  ...schemasOf(references.of),
});

const fieldsOf = (limits: () => FormLimits) => {
  const { interests, personal_statement, periods } = schemasOf(asked, { limits });
  return {
    interests,
    personal_statement,
    periods,
    hours_available: schemaOf(asked.periods.of.hours_available),
    references: rowsSchema(references, reference),
  };
};

/** The form of a further internship. Each check reads `limits` again, since administrators may change them. */
export function internshipForm(limits: () => FormLimits): SecondaryForm {
  const { statement } = secondaryLimits;
  const limit = () => Math.max(limits().personal_statement, statement);
  return defineForm<InternshipAnswers>({
    type: 'intern',
    id: 'submitFurtherInternship',
    path: '/api/submit-application',
    fields: fieldsOf(() => ({ ...limits(), personal_statement: limit() })),
    problems({ references }) {
      const types = references.map(typeAt);
      const twice = types.findIndex((type, index) => types.indexOf(type) < index);
      return twice < 0 ? {} : { [`references.${twice}.type`]: [secondaryRefusals.sameReference] };
    },
    answers({ interests, personal_statement, hours_available, references, ...body }, stored) {
      const periods = body.periods.map((one) => ({
        ...one,
        hours_available: one.hours_available ?? hours_available,
      }));
      return {
        ...references.map(refereeAt).reduce<Answers>(withReferee, { references: stored.references }),
        interests: interests.map((one) => ({ ...one, other: one.other ?? '' })),
        personal_statement,
        periods,
        hours_available: periods[0]?.hours_available ?? '',
      };
    },
  });
}

/** The type of a reference; without one the first is academic and the second community. */
const typeAt = ({ type }: Reference, index: number): ReferenceType =>
  type ?? valuesOf(referenceTypes)[index] ?? 'academic';

function refereeAt(reference: Reference, index: number): Referee {
  const { full_name, institution, organization, email, phone, relationship, position = null } = reference;
  const type = typeAt(reference, index);
  const workplace = type === 'academic' ? (institution ?? organization) : (organization ?? institution);
  return { type, fullName: full_name, organization: workplace ?? '', email, phone, relationship, position };
}
