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
import { defineSection, joined, type Section } from './section';

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

export const interests = defineSection<{ interests: Interest[] }>({
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
  keep: (stores, id, body) => stores.sections.replace(id, 'interests', body.interests),
  form: ({ interests }) => ({
    interests: interests.map(({ area, other }) => ({ area, other: other ?? '' })),
  }),
});

export const personalStatement = (limits: () => FormLimits): Section =>
  defineSection<{ personal_statement: string }>({
    summary: 'The personal statement',
    fields: {
      personal_statement: capped(() => limits().personal_statement, say.statement, say.statementTooLong),
    },
    keep: (stores, id, body) =>
      stores.applications.updateDetails(id, { personalStatement: body.personal_statement }),
    form: ({ personal_statement }) => ({ personal_statement }),
  });

export const motivation = (limits: () => FormLimits): Section =>
  joined('Areas of interest and the personal statement', interests, personalStatement(limits));
