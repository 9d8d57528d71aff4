import {
  type FormLimits,
  limits as fixed,
  generalMessages,
  interestAreas,
  motivationMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { Interest } from '../applications/contents';
import { capped, oneOf, rows, saying } from '../fields';
import { defineFormSection, type FormSection, joined, type Section } from './section';

const otherText = saying(Joi.string().trim().max(fixed.line).required(), ({ position }) =>
  say.other(position),
);

/** One area of interest. */
export const interest = Joi.object({
  area: oneOf(valuesOf(interestAreas), ({ position }) => say.area(position)),
  other: Joi.when('area', {
    is: 'Other',
    then: otherText,
    otherwise: Joi.any()
      .custom(() => null)
      .default(null),
  }).meta({
    swagger: { type: 'string', nullable: true, maxLength: fixed.line, description: 'Needed with Other' },
    swaggerOverride: true,
  }),
});

const typedInterests = (interests: Interest[]) => ({
  interests: interests.map(({ area, other }) => ({ area, other: other ?? '' })),
});

export const interests = defineFormSection<{ interests: Interest[] }>(
  {
    summary: 'Areas of interest',
    fields: {
      interests: rows(interest)
        .min(1)
        .required()
        .messages({
          'array.min': say.interests,
          'any.required': say.interests,
          'array.max': generalMessages.tooManyRows(fixed.rows),
        }),
    },
    told: ({ interests }) => ({ lists: { interests } }),
    form: ({ interests }) => typedInterests(interests),
  },
  { stored: ({ lists }) => typedInterests(lists.interests) },
);

export const personalStatement = (limits: () => FormLimits): FormSection =>
  defineFormSection<{ personal_statement: string }>(
    {
      summary: 'The personal statement',
      fields: {
        personal_statement: capped(() => limits().personal_statement, say.statement, say.statementTooLong),
      },
      told: ({ personal_statement }) => ({ details: { personalStatement: personal_statement } }),
      form: ({ personal_statement }) => ({ personal_statement }),
    },
    { stored: ({ details }) => ({ personal_statement: details.personalStatement }) },
  );

export const motivation = (limits: () => FormLimits): Section =>
  joined('Areas of interest and the personal statement', interests, personalStatement(limits));
