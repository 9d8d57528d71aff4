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
import type { FormData } from '../applications/application';
import type { Interest, Period, Referee } from '../applications/contents';
import { rowsSchema, schemaOf, schemasOf } from '../questions/schema';
import { keepReferee } from '../references/keep-referee';
import { refereeForm } from '../references/referee';
import { defineForm, type SecondaryForm } from './form';

interface Reference {
  type?: ReferenceType;
  full_name: string;
  institution: string | null;
  organization: string | null;
  email: string;
  phone: string | null;
  relationship: string | null;
}

interface InternshipAnswers {
  interests: Interest[];
  personal_statement: string;
  periods: Period[];
  /** Of the periods that name none. */
  hours_available: number | null;
  references: Reference[];
}

const { references, ...asked } = furtherInternship.ask;

/** The kind may be left out: then it is that of its place. */
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

/** `limits` are asked at each check: an administrator may raise them. */
export function internshipForm(limits: () => FormLimits): SecondaryForm {
  const { statement } = secondaryLimits;
  const limit = () => Math.max(limits().personal_statement, statement);
  return defineForm<InternshipAnswers>({
    type: 'intern',
    id: 'D17',
    path: '/api/submit-application',
    fields: fieldsOf(() => ({ ...limits(), personal_statement: limit() })),
    problems({ references }) {
      const types = references.map(typeAt);
      const twice = types.findIndex((type, index) => types.indexOf(type) < index);
      return twice < 0 ? {} : { [`references.${twice}.type`]: [secondaryRefusals.sameReference] };
    },
    async keep(within, { id, formData }, answers) {
      const { interests, personal_statement, hours_available } = answers;
      const periods = answers.periods.map((one) => ({
        ...one,
        hours_available: one.hours_available ?? hours_available,
      }));
      const referees = answers.references.map(refereeAt);
      await within.sections.replace(id, 'interests', interests);
      await within.sections.replace(id, 'periods', periods);
      await within.applications.updateDetails(id, { personalStatement: personal_statement });
      for (const referee of referees) await keepReferee(within, id, referee);
      const form = {
        interests: interests.map(({ area, other }) => ({ area, other: other ?? '' })),
        personal_statement,
        periods: periods.map(({ start_date, end_date }) => ({ start_date, end_date })),
        hours_available: periods[0]?.hours_available ?? '',
      };
      const whole = { ...referencesForm(formData, referees), ...form };
      return { form: whole, answers: { ...whole, periods } };
    },
  });
}

/** The form begins with an academic and a community one: one without a type is that of its place. */
const typeAt = ({ type }: Reference, index: number): ReferenceType =>
  type ?? valuesOf(referenceTypes)[index] ?? 'academic';

function refereeAt(reference: Reference, index: number): Referee {
  const { full_name, institution, organization, email, phone, relationship } = reference;
  const type = typeAt(reference, index);
  const workplace = type === 'academic' ? (institution ?? organization) : (organization ?? institution);
  return { type, fullName: full_name, organization: workplace ?? '', email, phone, relationship };
}

const referencesForm = (stored: FormData, referees: Referee[]): FormData =>
  referees.reduce<FormData>((form, referee) => refereeForm(form, referee), stored);
