import {
  availabilityMessages,
  type FormLimits,
  limits as fixed,
  generalMessages,
  interestAreas,
  motivationMessages,
  type ReferenceType,
  referenceMessages,
  referenceTypes,
  secondaryMessages as say,
  secondaryLimits,
  secondaryRefusals,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import type { Interest, Period, Referee } from '../applications/contents';
import { capped, day, dayAfter, emailRule, figure, line, oneOf, optionalLine, rows, saying } from '../fields';
import { optionalPhone } from '../phone';
import { keepReferee } from '../references/keep-referee';
import { refereeForm } from '../references/referee';
import { interest } from '../sections/motivation';
import { sectionsOf } from '../sections/of-programme';
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

const { hours_range, order } = availabilityMessages;
const hours = figure(fixed.weeklyHours, hours_range, hours_range).empty(Joi.valid('', null)).default(null);

const period = Joi.object({
  start_date: day(say.periods),
  end_date: dayAfter('start_date', say.periods, order),
  hours_available: hours,
});

const reference = Joi.object({
  type: Joi.string()
    .valid(...valuesOf(referenceTypes))
    .empty(Joi.valid('', null)),
  full_name: line(say.references),
  institution: optionalLine(),
  organization: optionalLine(),
  email: saying(emailRule().required(), ({ code }) =>
    code === 'string.email' ? referenceMessages.email : say.references,
  ),
  phone: optionalPhone(referenceMessages.phone),
  relationship: optionalLine(),
});

const someRows = (row: Joi.ObjectSchema, none: string, most: number = fixed.rows) =>
  rows(row, most)
    .min(1)
    .required()
    .messages({
      'array.min': none,
      'any.required': none,
      'array.max': generalMessages.tooManyRows(most),
    });

/** `limits` are asked at each check: an administrator may raise them. */
export function internshipForm(limits: () => FormLimits): SecondaryForm {
  const { statement } = secondaryLimits;
  const limit = () => Math.max(limits().personal_statement, statement);
  return defineForm<InternshipAnswers>({
    type: 'intern',
    id: 'D17',
    path: '/api/submit-application',
    fields: {
      interests: someRows(
        interest.keys({ area: oneOf(valuesOf(interestAreas), say.interests) }),
        say.interests,
      ),
      personal_statement: capped(limit, say.personal_statement, motivationMessages.statementTooLong).min(
        statement,
      ),
      periods: someRows(period, say.periods, fixed.periods.max),
      hours_available: hours,
      references: someRows(reference, say.references, referenceTypes.length),
    },
    problems({ references }) {
      const types = references.map(typeAt);
      const twice = types.findIndex((type, index) => types.indexOf(type) < index);
      return twice < 0 ? {} : { [`references.${twice}.type`]: [secondaryRefusals.sameReference] };
    },
    formSections: sectionsOf(limits).intern,
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
      return { form: { ...referencesForm(formData, referees), ...form } };
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
