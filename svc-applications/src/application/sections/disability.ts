import { disability as asked, problems } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { asYesNo } from '../../platform';
import { schemaOf, unlimited } from '../questions/schema';
import { latestToday } from '../questions/today';
import { defineSection } from './section';

interface DisabilityAnswers {
  has_disability: boolean;
  description: string | null;
}

export const disability = defineSection<DisabilityAnswers>({
  summary: 'Stores whether the applicant has a disability, and their needs',
  fields: {
    has_disability: schemaOf(asked.ask.has_disability),
    description: Joi.string().trim().empty(Joi.valid('', null)).default(null),
  },
  // The problem is reported under the form's name of the field.
  problems({ has_disability, description }): FieldErrors {
    const stored = { has_disability, disability_description: has_disability ? description : null };
    const found = problems([asked], stored, { limits: unlimited(), today: latestToday() });
    const { disability_description: wrong } = found;
    return wrong ? { disability_description: [wrong] } : {};
  },
  answers: ({ has_disability, description }) => ({
    has_disability: asYesNo(has_disability),
    disability_description: description ?? '',
  }),
});
