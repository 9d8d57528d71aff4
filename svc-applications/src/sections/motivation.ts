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
import { defineSection, type Section } from './section';

interface MotivationAnswers {
  interests: Interest[];
  personal_statement: string;
}

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

const interests = rows(interest)
  .min(1)
  .required()
  .messages({
    'array.min': say.interests,
    'any.required': say.interests,
    'array.max': generalMessages.tooManyRows(fixed.rows),
  });

export function motivation(limits: () => FormLimits): Section {
  const limit = () => limits().personal_statement;
  return defineSection<MotivationAnswers>({
    summary: 'Areas of interest and the personal statement',
    fields: {
      interests,
      personal_statement: capped(limit, say.statement, say.statementTooLong),
    },
    async keep(stores, id, body) {
      await stores.sections.replace(id, 'interests', body.interests);
      await stores.applications.updateDetails(id, { personalStatement: body.personal_statement });
    },
    form: ({ interests, personal_statement }) => ({
      interests: interests.map(({ area, other }) => ({ area, other: other ?? '' })),
      personal_statement,
    }),
  });
}
